import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type RunningMall, startMall } from '../e2e/support/start-mall.ts';
import { attackWithSlowBodies } from './overload/slow-body-attack.ts';
import { cpuSeconds } from './support/cpu-time.ts';
import { rotateRequests, runLoad } from './support/load.ts';

/** Two pages as visitors get them, and a call that queries the database. */
const MIX = [{ path: '/' }, { path: '/list' }, { path: '/api/notice/noticeList/0' }];
const FEW = 100;
const MANY = 500;
const ROUNDS = 3;
const ROUND_SECONDS = 10;
const ATTACKERS = 256;
const OTHERS = 8;
const PAUSE_MS = 50;
/** Lets the mall finish the requests of the previous round. */
const BETWEEN_ROUNDS_MS = 3000;

/** Minimum goodput with MANY connections that retry at once, as a share of that with FEW. */
const MIN_GOODPUT_SHARE = 0.8;
const MAX_REFUSAL_CPU_MS = 1;
/** Minimum share of other clients' requests that are answered during the attack. */
const MIN_ANSWERED_SHARE = 0.95;

interface Round {
  goodPerSecond: number;
  refusedPerSecond: number;
  cpuMsPerSecond: number;
}

/**
 * The mall beyond its capacity, and under an attack with half-sent bodies; default limits except for the rate limit.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
  const folder = mkdtempSync(path.join(tmpdir(), 'galleria-bench-'));
  chmodSync(folder, 0o755);
  const mall = await startMall(folder, { RATE_LIMIT_PER_MINUTE: '100000000', LOG_LEVEL: 'error' });
  try {
    const holds = [await measureGoodput(mall), await measureAttack(mall.url, Number(values.seconds))];
    return holds.every(Boolean) ? 0 : 1;
  } finally {
    await mall.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureGoodput(mall: RunningMall): Promise<boolean> {
  await measureRound(mall, FEW);
  const few: Round[] = [];
  const many: Round[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    few.push(await measureRound(mall, FEW));
    many.push(await measureRound(mall, MANY));
  }
  const [calm, busy] = [medianOf(few), medianOf(many)];
  // Ratios of adjacent rounds, since the speed of a machine with other work drifts.
  const shares = many.map((round, i) => round.goodPerSecond / (few[i]?.goodPerSecond ?? 0)).toSorted((a, b) => a - b);
  const share = shares[Math.floor(shares.length / 2)] ?? 0;
  // CPU time that remains after the successful responses, at their cost without refusals.
  const cpuMsOnSuccess = (busy.goodPerSecond * calm.cpuMsPerSecond) / calm.goodPerSecond;
  const refusalCpuMs = Math.max(0, busy.cpuMsPerSecond - cpuMsOnSuccess) / Math.max(1, busy.refusedPerSecond);
  const row = (connections: number, round: Round) => ({
    connections,
    'answers with 200 per second': Math.round(round.goodPerSecond),
    'refused per second': Math.round(round.refusedPerSecond),
    'CPU ms per second': Math.round(round.cpuMsPerSecond),
    'CPU ms per 200': (round.cpuMsPerSecond / round.goodPerSecond).toFixed(2),
  });
  console.log('\nGoodput of pages and calls with connections that retry at once');
  console.table([row(FEW, calm), row(MANY, busy)]);
  return [
    printClaim(
      'there were more requests than the mall serves at once',
      many.some(({ refusedPerSecond }) => refusedPerSecond > 0),
    ),
    printClaim(`goodput at ${MANY}: ${percent(share)} of that at ${FEW}`, share >= MIN_GOODPUT_SHARE),
    printClaim(`a refusal costs ${refusalCpuMs.toFixed(3)} ms of CPU`, refusalCpuMs < MAX_REFUSAL_CPU_MS),
  ].every(Boolean);
}

async function measureRound(mall: RunningMall, connections: number): Promise<Round> {
  const pid = mall.process.pid ?? 0;
  const before = cpuSeconds(pid);
  const headers = { 'accept-encoding': 'gzip' };
  const setupClient = rotateRequests(MIX, connections);
  const { result } = await runLoad({ url: mall.url, headers, connections, duration: ROUND_SECONDS, setupClient });
  const cpuMs = (cpuSeconds(pid) - before) * 1000;
  await new Promise((resolve) => setTimeout(resolve, BETWEEN_ROUNDS_MS));
  return {
    goodPerSecond: result['2xx'] / result.duration,
    refusedPerSecond: result.non2xx / result.duration,
    cpuMsPerSecond: cpuMs / result.duration,
  };
}

function medianOf(rounds: readonly Round[]): Round {
  const middle = rounds.toSorted((a, b) => a.goodPerSecond - b.goodPerSecond)[Math.floor(rounds.length / 2)];
  if (!middle) throw new Error('medianOf: no rounds');
  return middle;
}

async function measureAttack(url: string, seconds: number): Promise<boolean> {
  const attack = attackWithSlowBodies(url, ATTACKERS);
  const until = performance.now() + seconds * 1000;
  const statuses = (await Promise.all(Array.from({ length: OTHERS }, () => sendRequestsUntil(url, until)))).flat();
  const ready = await statusOf(`${url}/readyz`);
  attack.stop();
  const share = statuses.filter((status) => status === 200).length / statuses.length;
  console.log(
    `\n${ATTACKERS} connections with half-sent bodies for ${seconds} s (${attack.opened()} opened); /readyz says ${ready}`,
  );
  return printClaim(`${percent(share)} of ${statuses.length} requests of others answered`, share >= MIN_ANSWERED_SHARE);
}

async function sendRequestsUntil(url: string, until: number): Promise<number[]> {
  const statuses: number[] = [];
  while (performance.now() < until) {
    statuses.push(await statusOf(url + (MIX[statuses.length % MIX.length]?.path ?? '/')));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return statuses;
}

/** 0 for a request without a response. */
async function statusOf(address: string): Promise<number> {
  try {
    const response = await fetch(address);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

function printClaim(claim: string, holds: boolean): boolean {
  console.log(`${holds ? 'holds ' : 'BROKEN'}  ${claim}`);
  return holds;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

process.exit(await main());
