/** The database does not answer, or the connection to it was lost. Callers get 503 and may retry. */
export class DatabaseUnavailable extends Error {
  constructor(cause?: Error) {
    super('the database does not answer', { cause });
  }
}

/** PostgreSQL starting, shutting down or out of connections, or the network to it gone. */
const CODES = new Set([
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '53300'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
]);

/**
 * The socket of a server that has not started yet or is too busy to accept. For files these codes mean something else.
 */
const CODES_OF_CONNECT = new Set(['ENOENT', 'EAGAIN']);

/** The driver's own errors have no code. */
const MESSAGES =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|timeout expired|not queryable/;

/**
 * Whether an error means that the database is unavailable, rather than that a statement was wrong. Drizzle wraps the
 * driver's errors. After a lost COMMIT it is unknown whether the transaction was committed: operations that must happen
 * once have a unique key, so that the same call can be repeated.
 */
export function isDatabaseUnavailable(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  if (problem instanceof DatabaseUnavailable || MESSAGES.test(problem.message)) return true;
  if ('code' in problem && CODES.has(String(problem.code))) return true;
  if (isFailedConnect(problem)) return true;
  return problem.cause !== undefined && isDatabaseUnavailable(problem.cause);
}

/** Out of resources, lock not available, or timed out. */
const BUSY_CODES = /^(53|55P03|57014|58)/;
/** Deadlock, or serialisation failure. */
const CONFLICT_CODES = /^40/;

/** Whether the database was too busy for a statement: the same one can succeed a moment later. */
export function isTooBusy(problem: unknown): boolean {
  return hasCode(problem, BUSY_CODES);
}

/** Whether the same transaction can succeed a moment later, although the database answered. */
export function isTransient(problem: unknown): boolean {
  return isTooBusy(problem) || hasCode(problem, CONFLICT_CODES);
}

function hasCode(problem: unknown, codes: RegExp): boolean {
  if (!(problem instanceof Error)) return false;
  return ('code' in problem && codes.test(String(problem.code))) || hasCode(problem.cause, codes);
}

function isFailedConnect(problem: Error & { readonly syscall?: unknown; readonly code?: unknown }): boolean {
  return problem.syscall === 'connect' && CODES_OF_CONNECT.has(String(problem.code));
}
