import pg from 'pg';
import { isDatabaseUnavailable } from './unavailable.ts';

export interface HeartbeatOptions {
  readonly connection: pg.ClientConfig;
  /** After this long without an answer, the database counts as unavailable. */
  readonly timeoutMs: number;
  /** A busy server forks and authenticates slowly, so a new connection has more time. */
  readonly connectTimeoutMs: number;
  /** Time (`performance.now()`) of the last answer on any other connection. A recent one means: slow, but not down. */
  readonly lastAnswerMs: () => number;
  /** Called after every check that fails. */
  readonly onDown: (wasDown: boolean) => void;
  readonly onUp: () => void;
}

/** Four checks per timeout: an outage is noticed after one timeout and a quarter. */
const CHECKS_PER_TIMEOUT = 4;

/**
 * Checks the database with `select 1`, on a connection of its own. Any other statement may legitimately take long (a
 * lock, a report), so its duration shows nothing about the server. An unanswered `select 1` does, also when PostgreSQL
 * hangs or the network drops packets, where TCP would wait for minutes.
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

  /** Starts a check, or joins the one in progress. */
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
    const isAnswered = await withTimeout(limitMs, this.#answers());
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
      // An error sent by the server also proves that it is up.
      if (!isDatabaseUnavailable(problem)) return true;
      if (!hadConnection) return false;
    }
    // Perhaps only this connection was ended, so a new one is tried.
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
    // While a statement is in progress, this closes the socket at once.
    this.#client?.end().catch(() => undefined);
    this.#client = undefined;
    this.#isConnected = false;
  }
}

/** Data that arrived while the event loop was blocked is read before the timeout takes effect. */
async function withTimeout(timeoutMs: number, answer: Promise<boolean>): Promise<boolean> {
  const timeout = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => setImmediate(() => setImmediate(timeout.resolve, false)), timeoutMs);
  try {
    return await Promise.race([answer, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
