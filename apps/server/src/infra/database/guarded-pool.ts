import pg from 'pg';
import { DatabaseUnavailable, isDatabaseUnavailable } from './unavailable.ts';

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

const NOTHING_TO_RELEASE = () => undefined;

/**
 * A connection pool with a circuit breaker: while the database is unavailable, no request waits for a connection or for
 * the answer to a statement. Each waiting request would otherwise occupy its slot until its own timeout.
 */
export class GuardedPool extends pg.Pool {
  readonly #connected = new Set<pg.Client>();
  readonly #waiting = new Set<(problem: Error) => void>();
  #isOpen = false;
  #lastAnswerMs = 0;

  constructor(options: pg.PoolConfig) {
    super(options);
    this.on('connect', (client) => {
      if (client instanceof pg.Client) this.#connected.add(client);
    });
    this.on('release', (problem) => {
      if (!problem) this.#lastAnswerMs = performance.now();
    });
    this.on('remove', (client) => {
      if (client instanceof pg.Client) this.#connected.delete(client);
    });
  }

  /** Time (`performance.now()`) at which a connection was last released without an error. */
  get lastAnswerMs(): number {
    return this.#lastAnswerMs;
  }

  /**
   * Refuses connections from now on, also to callers that already wait for one, and ends connections with a running
   * statement.
   */
  openCircuit(): void {
    this.#isOpen = true;
    for (const refuse of this.#waiting) refuse(new DatabaseUnavailable());
    this.#waiting.clear();
    // The running statement fails, and its connection is not used again. Idle connections may survive the outage.
    for (const client of this.#connected) if (isBusy(client)) client.end().catch(() => undefined);
  }

  closeCircuit(): void {
    this.#isOpen = false;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback) {
      this.#connect(callback);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      this.#connect((problem, client) => (client ? resolve(client) : reject(problem)));
    });
  }

  #connect(callback: ConnectCallback): void {
    if (this.#isOpen) {
      process.nextTick(callback, new DatabaseUnavailable(), undefined, NOTHING_TO_RELEASE);
      return;
    }
    let isRefused = false;
    const refuse = (problem: Error) => {
      isRefused = true;
      callback(problem, undefined, NOTHING_TO_RELEASE);
    };
    this.#waiting.add(refuse);
    super.connect((problem, client, release) => {
      this.#waiting.delete(refuse);
      if (isRefused) release();
      else if (problem) callback(toUnavailable(problem), undefined, release);
      else callback(undefined, client, release);
    });
  }
}

function toUnavailable(problem: Error): Error {
  return isDatabaseUnavailable(problem) ? new DatabaseUnavailable(problem) : problem;
}

/** A flag of the driver that its types do not declare; `outage.test.ts` fails if an upgrade removes it. */
function isBusy(client: pg.Client): boolean {
  return 'readyForQuery' in client && client.readyForQuery !== true;
}
