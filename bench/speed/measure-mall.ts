import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Request } from 'autocannon';
import { type RunningMall, startMall } from '../../e2e/support/start-mall.ts';
import { databaseOf, postmasterPid } from '../catalogue/database-of.ts';
import { readMall } from '../catalogue/read-mall.ts';
import { requestSetsFor } from '../catalogue/request-sets.ts';
import { statementsDuring } from '../checkout/statements.ts';
import { cpuSeconds, cpuSecondsOfFamily } from '../support/cpu-time.ts';
import { type Measured, measure } from '../support/load.ts';
import { residentMib } from '../support/memory-use.ts';
import { kilobytes, measurePageWeight } from '../support/page-weight.ts';
import { bareCpuMs } from './bare-server.ts';
import { signInDemoBuyer } from './demo-shopper.ts';

/** Figures by name of their row. */
export type Figures = Map<string, { readonly value: string; readonly ofBare?: string }>;

const SECONDS = 8;
const IDLE_MS = 20_000;
const SETTLE_MS = 4_000;
const WARM_UP_TURNS = 150;
const TURNS = 150;
const COUNTED = 10;
const ENVIRONMENT = { RATE_LIMIT_PER_MINUTE: '100000000', LOG_LEVEL: 'error' };
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };
/** With a cookie, pages are rendered for that visitor instead of taken from the shared cache. */
const KNOWN = { ...BROWSER, cookie: 'known=1' };

/** Starts the mall of a built checkout with its own demo data, measures it and removes the data. */
export async function measureMall(checkout: string): Promise<Figures> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'galleria-bench-'));
  chmodSync(dataDir, 0o755);
  try {
    await (await startMall(dataDir, ENVIRONMENT, checkout)).stop();
    const mall = await startMall(dataDir, ENVIRONMENT, checkout);
    try {
      return await measureAll(mall, dataDir);
    } finally {
      await mall.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureAll(mall: RunningMall, dataDir: string): Promise<Figures> {
  const figures: Figures = new Map();
  const pids = { mall: mall.process.pid ?? 0, database: postmasterPid(databaseOf(dataDir)) };
  await setTimeout(IDLE_MS);
  const idleMib = residentMib(pids.mall);
  await measureRequests(mall.url, pids, figures);
  await measureBuyer(mall.url, pids, dataDir, figures);
  const loadedMib = residentMib(pids.mall);
  figures.set('memory, idle and after the load', { value: `${idleMib.toFixed(0)}, ${loadedMib.toFixed(0)} MB` });
  for (const address of ['/', '/list', '/detail?prodId=2001']) await measureWeight(mall.url, address, figures);
  return figures;
}

interface Pids {
  readonly mall: number;
  readonly database: number;
}

async function measureRequests(url: string, pids: Pids, figures: Figures): Promise<void> {
  const requestSets = requestSetsFor(await readMall(url));
  const ofKind = (kind: string) => {
    const found = requestSets.find((requestSet) => requestSet.kind === kind);
    if (!found || found.requests.length === 0) throw new Error(`measureRequests: there are no requests of ${kind}`);
    return found.requests;
  };
  const one = (address: string, headers: Record<string, string>): Request[] => [{ path: address, headers }];
  const cpu = ({ cpuMs, databaseCpuMs }: Measured) => `${cpuMs.toFixed(2)} + ${databaseCpuMs.toFixed(2)} ms`;
  const perSecond = (measured: Measured) => `${Math.round(measured.perSecond)} /s`;
  const kinds: [string, readonly Request[], (measured: Measured) => string][] = [
    ['list of 20', ofKind('list: popular first'), cpu],
    ['detail call', ofKind('detail'), cpu],
    ['keyword search', ofKind('search: products'), cpu],
    ['page / for one person', one('/', KNOWN), cpu],
    ['page /list for one person', one('/list', KNOWN), cpu],
    ['page /detail for one person', one('/detail?prodId=2001', KNOWN), cpu],
    ['page /list, 400 addresses', ofKind('page /list'), cpu],
    ['page /detail, 400 addresses', ofKind('page /detail'), cpu],
    ['shared page /', one('/', BROWSER), perSecond],
    ['shared page /detail', one('/detail?prodId=2001', BROWSER), perSecond],
  ];
  for (const [name, requests, show] of kinds) {
    const target = { name, url, pid: pids.mall, databasePid: pids.database, requests };
    const measured = await measure(target, SECONDS);
    if (measured.failed > 0) throw new Error(`measureRequests: ${measured.failed} × ${name} failed`);
    const bare = await bareCpuMs(url, requests[0] ?? { path: '/' });
    figures.set(name, { value: show(measured), ofBare: `× ${(measured.cpuMs / bare).toFixed(1)}` });
  }
}

/** Sequential, since a cart has one owner. */
async function measureBuyer(url: string, pids: Pids, dataDir: string, figures: Figures): Promise<void> {
  const shopper = await signInDemoBuyer(url);
  const repeat = async (turns: number, work: () => Promise<unknown>) => {
    for (let turn = 0; turn < turns; turn++) await work();
    await setTimeout(SETTLE_MS);
  };
  const measureTurns = async (name: string, work: () => Promise<unknown>) => {
    await repeat(WARM_UP_TURNS, work);
    const [own, ofDatabase] = [cpuSeconds(pids.mall), cpuSecondsOfFamily(pids.database)];
    await repeat(TURNS, work);
    const each = (seconds: number) => ((seconds * 1000) / TURNS).toFixed(2);
    const value = `${each(cpuSeconds(pids.mall) - own)} + ${each(cpuSecondsOfFamily(pids.database) - ofDatabase)} ms`;
    figures.set(name, { value });
  };
  await measureTurns('cart to paid order', shopper.purchase);
  const statements = await statementsDuring(dataDir, () => repeat(COUNTED, shopper.purchase));
  const isOwn = (text: string) => text !== 'select 1';
  figures.set('its statements', { value: (statements.filter(isOwn).length / COUNTED).toFixed(1) });
  await measureTurns('add to cart', shopper.changeCart);
  await measureTurns('read cart', shopper.readCart);
}

async function measureWeight(url: string, address: string, figures: Figures): Promise<void> {
  const { html, htmlGzipped, scriptsGzipped } = await measurePageWeight(url, address);
  const [page = address] = address.split('?');
  figures.set(`HTML of ${page}, gzipped`, { value: `${kilobytes(html)}, ${kilobytes(htmlGzipped)} kB` });
  figures.set(`scripts of ${page}, gzipped`, { value: `${kilobytes(scriptsGzipped)} kB` });
}
