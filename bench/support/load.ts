import autocannon, { type Options, type Request, type Result } from 'autocannon';
import { cpuSeconds, cpuSecondsOfFamily } from './cpu-time.ts';

export interface Measured {
  name: string;
  perSecond: number;
  /** CPU time of the measured process per response. */
  cpuMs: number;
  /** CPU time of its database per response, if `databasePid` is given. */
  databaseCpuMs: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
}

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;

export interface Target {
  name: string;
  url: string;
  pid: number;
  headers?: Record<string, string>;
  /** Cycled through, instead of a single address. */
  requests?: readonly Request[];
  databasePid?: number;
}

/** Loads one address, or many in turn, for some seconds, after a warm-up that is not counted. */
export async function measure(target: Target, seconds: number): Promise<Measured> {
  const { name, url, pid, headers = {}, requests, databasePid } = target;
  const cpu = () => [cpuSeconds(pid), databasePid ? cpuSecondsOfFamily(databasePid) : 0] as const;
  const options = {
    url,
    headers,
    connections: CONNECTIONS,
    ...(requests && { setupClient: rotateRequests(requests, CONNECTIONS) }),
  };
  await runLoad({ ...options, duration: WARM_UP_SECONDS });
  const [before, databaseBefore] = cpu();
  const { result, durationsMs } = await runLoad({ ...options, duration: seconds });
  const [after, databaseAfter] = cpu();
  const { total } = result.requests;
  return {
    name,
    perSecond: total / result.duration,
    cpuMs: ((after - before) * 1000) / total,
    databaseCpuMs: ((databaseAfter - databaseBefore) * 1000) / total,
    p50Ms: percentile(durationsMs, 0.5),
    p99Ms: percentile(durationsMs, 0.99),
    failed: result.non2xx + result.errors,
  };
}

/** The median of each figure over several rounds; failures are never left out. */
export function medianOf(rounds: readonly Measured[]): Measured {
  const middle = (pick: (round: Measured) => number) => percentile(rounds.map(pick), 0.5);
  return {
    name: rounds[0]?.name ?? '',
    perSecond: middle(({ perSecond }) => perSecond),
    cpuMs: middle(({ cpuMs }) => cpuMs),
    databaseCpuMs: middle(({ databaseCpuMs }) => databaseCpuMs),
    p50Ms: middle(({ p50Ms }) => p50Ms),
    p99Ms: middle(({ p99Ms }) => p99Ms),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Each connection starts at another request; otherwise all would send the same one at the same moment. */
export function rotateRequests(requests: readonly Request[], connections: number): NonNullable<Options['setupClient']> {
  let connection = 0;
  return (client) => {
    const start = Math.floor((connection++ * requests.length) / connections) % requests.length;
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)].map((request) => ({ ...request })));
  };
}

/** Records every duration, since autocannon's own figures are whole milliseconds. */
export function runLoad(options: Options): Promise<{ result: Result; durationsMs: number[] }> {
  const durationsMs: number[] = [];
  return new Promise((resolve, reject) => {
    const run = autocannon(options, (problem, result) =>
      problem ? reject(problem) : resolve({ result, durationsMs }),
    );
    run.on('response', (_client, _status, _bytes, durationMs) => durationsMs.push(durationMs));
  });
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
