import { setInterval, setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { MallProcess } from '../apps/server/src/testing/mall-process/mall-process.ts';
import { withMallProcess } from '../apps/server/src/testing/mall-process/with-mall-process.ts';
import { putOnSale } from '../apps/server/src/testing/trade-races/race-goods.ts';
import { mapConcurrently, post, type RaceMall, times } from '../apps/server/src/testing/trade-races/race-mall.ts';
import { grantBalance, makePayer, PAY_PASSWORD } from '../apps/server/src/testing/trade-races/race-people.ts';
import { readMall } from './catalogue/read-mall.ts';
import { requestSetsFor } from './catalogue/request-sets.ts';
import { purchase } from './checkout/purchase-calls.ts';
import { residentMib } from './support/memory-use.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    orders: { type: 'string', default: '2' },
    requests: { type: 'string', default: '20' },
  },
});
const MINUTES = Number(values.minutes);
const PER_SECOND = { orders: Number(values.orders), requests: Number(values.requests) };

const CONNECTIONS = 8;
const PAYERS = 400;
const SKUS = 64;
const STOCK = 10_000_000;
const MINUTE_MS = 60_000;
const SAMPLE_EVERY_MS = 250;
/** Maximum lag in seconds: buyers wait for critical jobs, and sellers for their products in the lists. */
const LAG_GOALS: Readonly<Record<string, number>> = { critical: 1, index: 5 };

/** Figures of one minute. */
interface Minute {
  requests: number;
  orders: number;
  failed: number;
  /** Maximum lag per queue, in seconds. */
  lags: Record<string, number>;
}

/** A mixed load at a constant rate; reports memory, failures and the lag of jobs per minute. */
async function soak(mallProcess: MallProcess, mall: RaceMall): Promise<void> {
  const requests = requestSetsFor(await readMall(mall.url)).flatMap((requestSet) => requestSet.requests);
  const skuIds: number[] = [];
  while (skuIds.length < SKUS) skuIds.push(await putOnSale(mall, STOCK));
  const payers = await mapConcurrently(times(PAYERS, String), 4, () => makePayer(mall));
  for (const payer of payers) await grantBalance(mall, payer, 1_000_000_00);
  let minute = emptyMinute();
  const rows: object[] = [];
  const lateMinutes: number[] = [];
  const read = async (turn: number) => {
    const { path = '/', headers } = requests[(turn * 7) % requests.length] ?? {};
    const response = await fetch(mall.url + path, { headers: headers as Record<string, string> });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`soak: ${path} answered ${response.status}`);
    minute.requests++;
  };
  const buy = async (turn: number) => {
    const payer = payers[turn % PAYERS];
    if (!payer) return;
    const pair = [skuIds[turn % SKUS], skuIds[(turn + 1) % SKUS]].map(Number);
    const order = { addrId: payer.addrId, skuIds: pair, payPassword: PAY_PASSWORD };
    await purchase((path, body) => post(mall, payer, path, body), order);
    minute.orders++;
  };
  const note = (problem: unknown) => {
    if (minute.failed++ === 0) console.error(problem);
  };
  const ending = new AbortController();
  const running = Promise.all([
    atRate(PER_SECOND.requests, read, note, ending.signal),
    atRate(PER_SECOND.orders, buy, note, ending.signal),
    sampleLags(mall.url, () => minute, ending.signal),
  ]);
  for (let at = 1; at <= MINUTES; at++) {
    await setTimeout(MINUTE_MS);
    const { lags, ...counts } = minute;
    minute = emptyMinute();
    if (Object.entries(lags).some(isLate)) lateMinutes.push(at);
    rows.push({ minute: at, 'memory, MB': Math.round(residentMib(mallProcess.pid)), ...counts, ...named(lags) });
    console.log(JSON.stringify(rows.at(-1)));
  }
  ending.abort();
  await running;
  console.log(`\n${PER_SECOND.orders} purchases and ${PER_SECOND.requests} other requests per second`);
  console.table(rows);
  if (lateMinutes.length > 0) throw new Error(`soak: jobs were late in the minutes ${lateMinutes.join(', ')}`);
}

const emptyMinute = (): Minute => ({ requests: 0, orders: 0, failed: 0, lags: {} });

/** Starts `work` at a constant rate, whether or not earlier runs have ended (open-loop load). */
async function atRate(
  perSecond: number,
  work: (turn: number) => Promise<void>,
  onFailure: (problem: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  if (perSecond === 0) return;
  const started: Set<Promise<void>> = new Set();
  let turn = 0;
  for await (const _ of untilAborted(1000 / perSecond, signal)) {
    const one = work(turn++).catch(onFailure);
    started.add(one);
    one.finally(() => started.delete(one));
  }
  await Promise.all(started);
}

async function sampleLags(url: string, current: () => Minute, signal: AbortSignal): Promise<void> {
  for await (const _ of untilAborted(SAMPLE_EVERY_MS, signal)) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const { lags } = current();
    for (const [, queue = '', seconds] of metrics.matchAll(/^job_queue_lag_seconds\{queue="(\w+)"\} (\S+)/gm)) {
      lags[queue] = Math.max(lags[queue] ?? 0, Number(seconds));
    }
  }
}

async function* untilAborted(everyMs: number, signal: AbortSignal): AsyncGenerator<void> {
  try {
    for await (const _ of setInterval(everyMs, undefined, { signal })) yield;
  } catch (problem) {
    if (!signal.aborted) throw problem;
  }
}

/** Whether the lag of a queue exceeds its goal. */
function isLate([queue, seconds]: [string, number]): boolean {
  return seconds > (LAG_GOALS[queue] ?? Number.POSITIVE_INFINITY);
}

function named(lags: Minute['lags']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lags).map((lag) => [`lag of ${lag[0]}, s`, `${lag[1].toFixed(2)}${isLate(lag) ? ' (late)' : ''}`]),
  );
}

await withMallProcess({ DATABASE_POOL: String(CONNECTIONS), WITH_PAGES: '1' }, soak);
