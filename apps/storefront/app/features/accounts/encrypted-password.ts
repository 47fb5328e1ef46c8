/** Stands where a password would: the server sees that nothing was sealed and says so. */
export const NOT_SEALED = 'not-sealed';

/** Nobody but the server can read it (a compact JWE has five parts), so nobody else can judge it. */
export function isSealed(password: string): boolean {
  return password === NOT_SEALED || (password.length > 100 && password.split('.').length === 5);
}
