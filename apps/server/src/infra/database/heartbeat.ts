import pg from 'pg';
import { isDatabaseUnavailable } from './unavailable.ts';

export interface HeartbeatOptions {
  readonly connection: pg.ClientConfig;
  /** Without an answer for this long the database counts as unavailable. */
  readonly timeoutMs: number;
  /** A busy server forks and authenticates slowly, so a new connection has more time. */
  readonly connectTimeoutMs: number;
  /** When another connection was last answered, by `performance.now()`: then the server is slow, not away. */
  readonly lastAnswerMs: () => number;
  /** Called after every check that fails. */
  readonly onDown: (wasDown: boolean) => void;
  readonly onUp: () => void;
}

/** Four checks per timeout: an outage is noticed after one timeout and a quarter. */
const CHECKS_PER_TIMEOUT = 4;

/**
 * Asks the database for a sign of life, on a connection of its own. A statement may rightly take long (a lock, a report),
 * so its duration says nothing about the server; a `select 1` without an answer does, also when PostgreSQL hangs or the
 * network swallows packets, where TCP would wait for minutes.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  readonly #timer: NodeJS.Timeout;
  #client: pg.Client | undefined;
  #isConnected = false;
  #check: Promise<boolean> | undefined;
  #isDown = false;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.check(), options.timeoutMs / CHECKS_PER_TIMEOUT);
    this.#timer.unref();
  }

  get isDown(): boolean {
    return this.#isDown;
  }

  /** Asks now, or waits for the check that is under way. */
  check(): Promise<boolean> {
    this.#check ??= this.#checkOnce().finally(() => {
      this.#check = undefined;
    });
    return this.#check;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#check;
    await this.#client?.end();
  }

  async #checkOnce(): Promise<boolean> {
    const { timeoutMs, connectTimeoutMs, lastAnswerMs } = this.#options;
    const askedMs = performance.now();
    const limitMs = this.#isConnected ? timeoutMs : connectTimeoutMs;
    const isAnswered = await within(limitMs, this.#answers());
    if (!isAnswered) this.#disconnect();
    const isUp = isAnswered || lastAnswerMs() > askedMs;
    const wasDown = this.#isDown;
    this.#isDown = !isUp;
    if (!isUp) this.#options.onDown(wasDown);
    else if (wasDown) this.#options.onUp();
    return isUp;
  }

  async #answers(): Promise<boolean> {
    const hadConnection = this.#client !== undefined;
    try {
      await this.#ask();
      return true;
    } catch (problem) {
      // An error in its words is a sign of life too.
      if (!isDatabaseUnavailable(problem)) return true;
      if (!hadConnection) return false;
    }
    // Only this connection may have been ended: a new one tells.
    this.#disconnect();
    return this.#ask().then(
      () => true,
      () => false,
    );
  }

  async #ask(): Promise<void> {
    if (!this.#client) {
      const client = new pg.Client({
        ...this.#options.connection,
        connectionTimeoutMillis: this.#options.connectTimeoutMs,
      });
      client.on('error', () => undefined);
      this.#client = client;
      await client.connect();
      this.#isConnected = this.#client === client;
    }
    await this.#client.query('select 1');
  }

  #disconnect(): void {
    // With a statement under way this closes the socket at once.
    this.#client?.end().catch(() => undefined);
    this.#client = undefined;
    this.#isConnected = false;
  }
}

/** Data that arrived while the event loop was blocked is read before the timeout counts. */
async function within(timeoutMs: number, answer: Promise<boolean>): Promise<boolean> {
  const timeout = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => setImmediate(() => setImmediate(timeout.resolve, false)), timeoutMs);
  try {
    return await Promise.race([answer, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
