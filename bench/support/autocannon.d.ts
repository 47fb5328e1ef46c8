/** The part of autocannon that we use; it has no types of its own. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Request {
    path: string;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
  }
  interface Client {
    setRequests(requests: Request[]): void;
  }
  interface Options {
    url: string;
    headers?: Record<string, string>;
    connections: number;
    duration?: number;
    /** Number of requests, instead of a duration. */
    amount?: number;
    setupClient?: (client: Client) => void;
  }
  interface Result {
    duration: number;
    requests: { total: number };
    '2xx': number;
    non2xx: number;
    errors: number;
  }
  interface Run extends EventEmitter {
    on(event: 'response', listener: (client: Client, status: number, bytes: number, durationMs: number) => void): this;
  }
  export default function autocannon(options: Options, done: (problem: Error | null, result: Result) => void): Run;
}
