/** What must never reach a log, wherever it hangs. */
const SECRET =
  /pass-?word|^(access-?token|refresh-?token|token|valid-?code|login-?key|\w*flag|state|verifier|secret|authorization|cookie|set-cookie)$/i;
const DEEPEST = 6;

/** A copy for the log in which secrets are blanked out by the names they go under. */
export function redactSecrets(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth > DEEPEST) return '[too deep]';
  if (Array.isArray(value)) return value.map((one) => redactSecrets(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      SECRET.test(name) && one != null ? '[redacted]' : redactSecrets(one, depth + 1),
    ]),
  );
}
