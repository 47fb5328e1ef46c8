/** Names of values that open an account or a session, or that are private. */
const SECRET =
  /pass-?word|pass$|secret|token|^(valid-?code|login-?key|verifier|authorization|cookie|set-cookie|account-?number)$/i;
/**
 * Names that are used for random keys (OAuth's state, the flag of a checked code) and for plain values (an order's
 * state).
 */
const MAYBE_SECRET = /^(\w*flag|state)$/i;
/** Shorter than any random key, longer than any name of a state. */
const MIN_KEY_LENGTH = 20;
const MAX_DEPTH = 6;
const REDACTED = '[redacted]';

/** A copy for logs and the audit trail: secrets are replaced by name at any depth, files by their size. */
export function redactSecrets(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) return value;
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
  if (depth > MAX_DEPTH) return '[too deep]';
  if (Array.isArray(value)) return value.map((one) => redactSecrets(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isSecret(name, one) ? REDACTED : redactSecrets(one, depth + 1)]),
  );
}

function isSecret(name: string, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (SECRET.test(name)) return true;
  return MAYBE_SECRET.test(name) && typeof value === 'string' && value.length >= MIN_KEY_LENGTH;
}
