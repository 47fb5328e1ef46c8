const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** PostgreSQL raises an error for any other text where it expects a UUID. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
