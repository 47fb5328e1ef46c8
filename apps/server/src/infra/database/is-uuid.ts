const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The database answers any other text where it expects a UUID with a fault. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
