import autocannon, { type Request, type Result } from 'autocannon';

export interface Sent {
  /** Number of requests that were refused or not answered. */
  readonly failed: number;
  /** Time of the last response: autocannon itself checks only once a second. */
  readonly endedMs: number;
}

/** Sends each request once, as fast as the mall accepts them; their number must be a multiple of the connections. */
export async function sendAll(url: string, connections: number, requests: readonly Request[]): Promise<Sent> {
  const each = Math.floor(requests.length / connections);
  let connection = 0;
  let endedMs = 0;
  const result = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(
      {
        ...{ url, connections, amount: each * connections },
        setupClient: (client) => {
          const start = connection++ * each;
          client.setRequests(requests.slice(start, start + each));
        },
      },
      (problem, done) => (problem ? reject(problem) : resolve(done)),
    );
    run.on('response', () => {
      endedMs = performance.now();
    });
  });
  return { failed: result.non2xx + result.errors, endedMs };
}
