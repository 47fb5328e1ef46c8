/** Sent instead of a password that could not be encrypted: the server sees that it is no JWE and refuses it. */
export const NOT_ENCRYPTED = 'not-sealed';

/** A compact JWE has five parts. Only the server can read it, so only the server can check its rules. */
export function isEncrypted(password: string): boolean {
  return password === NOT_ENCRYPTED || (password.length > 100 && password.split('.').length === 5);
}
