import { setTimeout } from 'node:timers/promises';
import { VISITOR } from '@galleria/domain/access/access';
import { type Database, openDatabase } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { createLog } from '../../infra/log/log.ts';
import { site } from '../../modules/site/index.ts';
import type { MallProcess } from '../mall-process/mall-process.ts';
import { type Books, checkBooks } from '../trade-races/books.ts';
import { putOnSale } from '../trade-races/race-goods.ts';
import {
  type Buyer,
  connectMall,
  type RaceMall,
  rowsOf,
  times,
  WITHOUT_BUYER_LIMITS,
} from '../trade-races/race-mall.ts';
import { grantBalance, grantPoints, makePayer } from '../trade-races/race-people.ts';
import { checkClientOrders } from './check-client-orders.ts';
import { checkGateway, checkWallets, countUnfinished } from './check-money.ts';
import { placeOrders } from './client.ts';
import type { ClientOrder } from './client-order.ts';

export interface CrashSizes {
  /** Number of kills of the mall, as many of the database, and as many SIGSTOPs of the database. */
  readonly kills: number;
  /** Time for which the database stays stopped. */
  readonly stopMs: number;
  readonly clients: number;
  /** Time between a restart and the next kill; longer while there are too few new orders. */
  readonly workMs: number;
  /** Makes expiry and reconciliation due at once. */
  readonly isHurried: boolean;
  readonly print: (line: string) => void;
}

export interface CrashReport {
  readonly log: readonly ClientOrder[];
  readonly findings: readonly Books[];
  /** Jobs that are locked by a killed worker. */
  readonly abandonedJobs: readonly string[];
}

const INITIAL_BALANCE_CENTS = 100_000_000;
const SKUS = 12;
const STOCK = 100_000;
const UNFINISHED_LIMIT_MS = 60_000;

/**
 * Clients buy and pay while the mall and the database are killed, and the database is stopped, in turn. Afterwards the
 * data must match the answers that the clients got.
 */
export async function runCrashes(mallProcess: MallProcess, sizes: CrashSizes): Promise<CrashReport> {
  const { url, databaseUrl } = mallProcess;
  const database = openDatabase({ url: databaseUrl, poolSize: 4, log: createLog({ logLevel: 'silent' }) });
  try {
    const mall = await connectMall(url, database);
    const { buyers, skuIds } = await seed(mall, sizes.clients);
    const log: ClientOrder[] = [];
    let isStopped = false;
    const faults: string[] = [];
    const run = { url, skuIds, log, faults, isStopped: () => isStopped };
    const clients = Promise.all(buyers.map((buyer) => placeOrders(run, buyer)));
    clients.catch(() => undefined);
    await killRepeatedly(mallProcess, database, log, sizes);
    isStopped = true;
    await clients;
    const unfinished = await waitUntilFinished(mall, sizes);
    const findings = [
      { what: 'nothing acknowledged is lost or doubled', wrong: await checkClientOrders(mall, log) },
      { what: 'every answer without the database was a 503', wrong: faults },
      { what: 'balances: given = paid + left', wrong: await checkWallets(mall, buyers, INITIAL_BALANCE_CENTS) },
      { what: 'the gateway has what we count as paid', wrong: await checkGateway(mall) },
      { what: 'nothing is unfinished after 60 s', wrong: unfinished },
      ...(await checkBooks(mall)),
    ];
    return { log, findings, abandonedJobs: await listAbandonedJobs(mall) };
  } finally {
    await database.close();
  }
}

async function seed(mall: RaceMall, clients: number): Promise<{ buyers: Buyer[]; skuIds: number[] }> {
  await inTransaction(mall.database, VISITOR, (transaction) =>
    site.seed.seedSetting(transaction, 'rules', { ...WITHOUT_BUYER_LIMITS, unpaidLimitMinutes: 1 }),
  );
  const buyers: Buyer[] = [];
  for (const _ of times(clients, String)) {
    const buyer = await makePayer(mall);
    await grantBalance(mall, buyer, INITIAL_BALANCE_CENTS);
    await grantPoints(mall, buyer, 1_000_000);
    buyers.push(buyer);
  }
  const skuIds: number[] = [];
  for (const _ of times(SKUS, String)) skuIds.push(await putOnSale(mall, STOCK));
  return { buyers, skuIds };
}

async function killRepeatedly(
  mallProcess: MallProcess,
  database: Database,
  log: readonly ClientOrder[],
  { kills, stopMs, workMs, clients, print }: CrashSizes,
): Promise<void> {
  const waitForOrders = () => waitUntilPlaced(log, clients, setTimeout(workMs * (0.5 + Math.random())));
  for (let kill = 1; kill <= kills; kill++) {
    await waitForOrders();
    await mallProcess.kill();
    await mallProcess.start();
    print(`mall killed and started again: ${kill} of ${kills}`);
    await waitForOrders();
    await mallProcess.killDatabase();
    await waitUntilReachable(database);
    print(`database killed and back: ${kill} of ${kills}`);
    await waitForOrders();
    await stopDatabase(mallProcess, stopMs);
    await waitUntilReachable(database);
    print(`database stopped and continued: ${kill} of ${kills}`);
  }
  await waitForOrders();
}

async function stopDatabase(mallProcess: MallProcess, stopMs: number): Promise<void> {
  const stopped = await mallProcess.stopDatabase();
  // Continues in any case: a stopped PostgreSQL could not be shut down.
  try {
    await setTimeout(stopMs);
  } finally {
    stopped.continue();
  }
}

/** Waits for the given time, and then until this many more orders are placed. */
async function waitUntilPlaced(log: readonly ClientOrder[], more: number, time: Promise<void>): Promise<void> {
  const placed = () => log.filter((order) => order.placed).length;
  const target = placed() + more;
  await time;
  while (placed() < target) await setTimeout(50);
}

async function waitUntilReachable({ pool }: Database): Promise<void> {
  for (;;) {
    const isReachable = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    if (isReachable) return;
    await setTimeout(100);
  }
}

/** Orders can be paid for one minute; then all work must finish within another minute. */
async function waitUntilFinished(mall: RaceMall, { isHurried }: CrashSizes): Promise<string[]> {
  if (isHurried) await rowsOf(mall, `update trade set expires_at = mall_now() where state = 'unpaid'`);
  const deadlineMs = Date.now() + UNFINISHED_LIMIT_MS + (isHurried ? 0 : 60_000);
  for (let round = 0; ; round++) {
    if (isHurried && round % 5 === 0) await rowsOf(mall, RUN_SCHEDULED_JOBS);
    const waiting = Object.entries(await countUnfinished(mall)).filter(([, count]) => count > 0);
    if (waiting.length === 0) return [];
    if (Date.now() > deadlineMs) return waiting.map(([what, count]) => `${count} ${what}`);
    await setTimeout(1000);
  }
}

const RUN_SCHEDULED_JOBS = `
  select graphile_worker.add_job('expireOverdueTrades', job_key => 'expireOverdueTrades'),
    graphile_worker.add_job('reconcilePayments', job_key => 'reconcilePayments')`;

/** Jobs that are locked by a worker that no longer runs. */
async function listAbandonedJobs(mall: RaceMall): Promise<string[]> {
  const rows = await rowsOf<{ task: string; n: number }>(
    mall,
    `select task_identifier as task, count(*)::int as n from graphile_worker.jobs
     where locked_at < now() - interval '20 s' group by 1 order by 1`,
  );
  return rows.map(({ task, n }) => `${n} × ${task}`);
}
