import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../../../config.ts';

type Limits = Pick<Config, 'bodyTimeoutMs' | 'minBodyBytesPerSecond' | 'maxRequestsAtOnce'>;

interface Receiving {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly startedAt: number;
  /** `bytesRead` of the socket when the headers had been received. */
  readonly bytesAtStart: number;
}

const SWEEPS_PER_TIMEOUT = 4;
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/**
 * Requests whose body is being received. A body may take `bodyTimeoutMs`, and longer while it arrives at the minimum
 * rate: a large picture from a slow phone passes, a connection that announces a body and sends nothing does not.
 */
export class BodyDeadlines {
  readonly #limits: Limits;
  readonly #onTimeout: () => void;
  readonly #receiving = new Map<IncomingMessage, Receiving>();
  #sweep: NodeJS.Timeout | undefined;

  constructor(limits: Limits, onTimeout: () => void) {
    this.#limits = limits;
    this.#onTimeout = onTimeout;
  }

  start(request: IncomingMessage, response: ServerResponse): void {
    // Bodies are buffered, so their number is limited; the one that has sent least is dropped, the oldest among equals.
    if (this.#receiving.size >= this.#limits.maxRequestsAtOnce) this.#drop(this.#slowest());
    const { bytesRead } = request.socket;
    this.#receiving.set(request, { request, response, startedAt: performance.now(), bytesAtStart: bytesRead });
    this.#sweep ??= setInterval(() => this.#dropLate(), this.#limits.bodyTimeoutMs / SWEEPS_PER_TIMEOUT).unref();
  }

  end(request: IncomingMessage): void {
    this.#receiving.delete(request);
    if (this.#receiving.size > 0) return;
    clearInterval(this.#sweep);
    this.#sweep = undefined;
  }

  #dropLate(): void {
    const now = performance.now();
    const { bodyTimeoutMs, minBodyBytesPerSecond } = this.#limits;
    for (const one of this.#receiving.values()) {
      const allowedMs = bodyTimeoutMs + (receivedBytes(one) / minBodyBytesPerSecond) * 1000;
      if (now - one.startedAt > allowedMs) this.#drop(one);
    }
  }

  #slowest(): Receiving | undefined {
    let slowest: Receiving | undefined;
    for (const one of this.#receiving.values()) {
      if (!slowest || receivedBytes(one) < receivedBytes(slowest)) slowest = one;
    }
    return slowest;
  }

  #drop(one: Receiving | undefined): void {
    if (!one) return;
    const { request, response } = one;
    this.end(request);
    this.#onTimeout();
    // Only while no response is being sent on this connection, neither to this request nor to an earlier one.
    if (response.socket && !response.headersSent) request.socket.write(TIMED_OUT);
    request.socket.destroySoon();
  }
}

function receivedBytes({ request, bytesAtStart }: Receiving): number {
  return request.socket.bytesRead - bytesAtStart;
}
