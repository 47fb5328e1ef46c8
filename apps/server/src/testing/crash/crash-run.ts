import { setTimeout } from 'node:timers/promises';
import { VISITOR } from '@galleria/domain/access/access';
import { type Database, openDatabase } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { createLog } from '../../infra/log/log.ts';
import { seedSetting } from '../../modules/site/index.ts';
import type { MallProcess } from '../mall-process/mall-process.ts';
import { type Books, checkBooks } from '../trade-races/books.ts';
import { putOnSale } from '../trade-races/race-goods.ts';
import { type Buyer, enterMall, type RaceMall, rowsOf, times, WITHOUT_BUYER_LIMITS } from '../trade-races/race-mall.ts';
import { giveBalance, givePoints, makePayer } from '../trade-races/race-people.ts';
import { checkDeeds } from './check-deeds.ts';
import { checkGateway, checkWallets, countLimbo } from './check-money.ts';
import { work } from './client.ts';
import type { Deed } from './deed.ts';

export interface CrashSizes {
  /** Of the mall, and as many of the database. */
  readonly kills: number;
  readonly clients: number;
  /** Between a restart and the next kill, if by then enough was bought to lose something. */
  readonly workMs: number;
  /** Lets what is due in a minute be due at once. */
  readonly isHurried: boolean;
  readonly print: (line: string) => void;
}

export interface CrashReport {
  readonly log: readonly Deed[];
  readonly findings: readonly Books[];
  /** Jobs that died with the process that was at them. */
  readonly abandonedJobs: readonly string[];
}

const GIVEN_CENTS = 100_000_000;
const SKUS = 12;
const STOCK = 100_000;
const LIMBO_MS = 60_000;

/** People buy and pay while mall and database are killed in turn; then everything must be as they were told. */
export async function runCrashes(building: MallProcess, sizes: CrashSizes): Promise<CrashReport> {
  const { url, databaseUrl } = building;
  const database = openDatabase({ url: databaseUrl, poolSize: 4, log: createLog({ logLevel: 'silent' }) });
  try {
    const mall = await enterMall(url, database);
    const { buyers, skuIds } = await seed(mall, sizes.clients);
    const log: Deed[] = [];
    let isOver = false;
    const shift = { url, skuIds, log, isOver: () => isOver };
    const clients = Promise.all(buyers.map((buyer) => work(shift, buyer)));
    clients.catch(() => undefined);
    await killAgainAndAgain(building, database, log, sizes);
    isOver = true;
    await clients;
    const inLimbo = await waitForEnds(mall, sizes);
    const findings = [
      { what: 'nothing acknowledged is lost or doubled', wrong: await checkDeeds(mall, log) },
      { what: 'balances: given = paid + left', wrong: await checkWallets(mall, buyers, GIVEN_CENTS) },
      { what: 'the gateway has what we count as paid', wrong: await checkGateway(mall) },
      { what: 'nothing is in limbo after 60 s', wrong: inLimbo },
      ...(await checkBooks(mall)),
    ];
    return { log, findings, abandonedJobs: await findAbandoned(mall) };
  } finally {
    await database.close();
  }
}

async function seed(mall: RaceMall, clients: number): Promise<{ buyers: Buyer[]; skuIds: number[] }> {
  await inTransaction(mall.database, VISITOR, (transaction) =>
    seedSetting(transaction, 'rules', { ...WITHOUT_BUYER_LIMITS, unpaidLimitMinutes: 1 }),
  );
  const buyers: Buyer[] = [];
  for (const _ of times(clients, String)) {
    const buyer = await makePayer(mall);
    await giveBalance(mall, buyer, GIVEN_CENTS);
    await givePoints(mall, buyer, 1_000_000);
    buyers.push(buyer);
  }
  const skuIds: number[] = [];
  for (const _ of times(SKUS, String)) skuIds.push(await putOnSale(mall, STOCK));
  return { buyers, skuIds };
}

async function killAgainAndAgain(
  building: MallProcess,
  database: Database,
  log: readonly Deed[],
  { kills, workMs, clients, print }: CrashSizes,
): Promise<void> {
  const letThemWork = () => untilPlaced(log, clients, setTimeout(workMs * (0.5 + Math.random())));
  for (let kill = 1; kill <= kills; kill++) {
    await letThemWork();
    await building.kill();
    await building.start();
    print(`mall killed and started again: ${kill} of ${kills}`);
    await letThemWork();
    await building.killDatabase();
    await untilBack(database);
    print(`database killed and back: ${kill} of ${kills}`);
  }
  await letThemWork();
}

/** However slow the machine is: so many more orders than now, and not before that time. */
async function untilPlaced(log: readonly Deed[], more: number, time: Promise<void>): Promise<void> {
  const placed = () => log.filter((deed) => deed.placed).length;
  const enough = placed() + more;
  await time;
  while (placed() < enough) await setTimeout(50);
}

async function untilBack({ pool }: Database): Promise<void> {
  for (;;) {
    const isBack = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    if (isBack) return;
    await setTimeout(100);
  }
}

/** Orders have a minute to be paid; then everything must come to an end within another one. */
async function waitForEnds(mall: RaceMall, { isHurried }: CrashSizes): Promise<string[]> {
  if (isHurried) await rowsOf(mall, `update trade set expires_at = mall_now() where state = 'unpaid'`);
  const deadlineMs = Date.now() + LIMBO_MS + (isHurried ? 0 : 60_000);
  for (let round = 0; ; round++) {
    if (isHurried && round % 5 === 0) await rowsOf(mall, MINUTE_IS_OVER);
    const waiting = Object.entries(await countLimbo(mall)).filter(([, count]) => count > 0);
    if (waiting.length === 0) return [];
    if (Date.now() > deadlineMs) return waiting.map(([what, count]) => `${count} ${what}`);
    await setTimeout(1000);
  }
}

const MINUTE_IS_OVER = `
  select graphile_worker.add_job('expireOverdueTrades', job_key => 'expireOverdueTrades'),
    graphile_worker.add_job('reconcilePayments', job_key => 'reconcilePayments')`;

/** Taken up by a worker that is not there any more. */
async function findAbandoned(mall: RaceMall): Promise<string[]> {
  const rows = await rowsOf<{ task: string; n: number }>(
    mall,
    `select task_identifier as task, count(*)::int as n from graphile_worker.jobs
     where locked_at < now() - interval '20 s' group by 1 order by 1`,
  );
  return rows.map(({ task, n }) => `${n} × ${task}`);
}
