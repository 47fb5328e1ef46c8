import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

export interface Measured {
  name: string;
  perSecond: number;
  /** CPU time of the measured process for one answer. */
  cpuMs: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
}

const CLOCK_TICKS_PER_SECOND = 100;
const CONNECTIONS = 16;

/** CPU seconds that a process has used so far, from Linux's own books. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
}

export interface Target {
  name: string;
  url: string;
  pid: number;
  headers?: Record<string, string>;
}

/** Loads one address for some seconds, after a warm-up that is not counted. */
export async function measure({ name, url, pid, headers = {} }: Target, seconds: number): Promise<Measured> {
  const fire = promisify(autocannon);
  await fire({ url, headers, connections: CONNECTIONS, duration: 3 });
  const before = cpuSeconds(pid);
  const result = await fire({ url, headers, connections: CONNECTIONS, duration: seconds });
  const used = cpuSeconds(pid) - before;
  const { total } = result.requests;
  return {
    name,
    perSecond: total / result.duration,
    cpuMs: (used * 1000) / total,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}
