import { parseArgs } from 'node:util';
import { demoSeller } from '@galleria/demo/people/demo-seller';
import pg from 'pg';
import { MallProcess } from '../apps/server/src/testing/mall-process/mall-process.ts';
import { fillStore } from './orders/fill-store.ts';
import { peakMibDuring, residentMib } from './support/memory-use.ts';

/** Limit of the server's memory growth during an export, independent of the number of orders. */
const MAX_GROWTH_MIB = 120;

/** Measures the server's memory while it exports all orders of a large store. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { orders: { type: 'string', default: '100000' } } });
  const mall = await MallProcess.make();
  try {
    await mall.start();
    const pool = new pg.Pool({ connectionString: mall.databaseUrl, max: 1 });
    console.log(`Filling the store with ${values.orders} orders …`);
    await fillStore(pool, Number(values.orders));
    await pool.end();
    const headers = { authorization: await signIn(mall.url) };
    const few = { lines: 0, bytes: 0 };
    // Warm-up: the first export loads code and opens connections.
    await take(`${mall.url}/api/m/order/export?status=2`, headers, few);
    const before = residentMib(mall.pid);
    const all = { lines: 0, bytes: 0 };
    const started = performance.now();
    const peak = await peakMibDuring(mall.pid, () => take(`${mall.url}/api/m/order/export`, headers, all));
    const seconds = (performance.now() - started) / 1000;
    const growth = peak - before;
    console.log(
      `${all.lines - 1} orders, ${(all.bytes / 1024 / 1024).toFixed(1)} MiB in ${seconds.toFixed(1)} s; ` +
        `memory ${before.toFixed(0)} MiB before, ${peak.toFixed(0)} MiB at most (+${growth.toFixed(0)})`,
    );
    const isGood = growth <= MAX_GROWTH_MIB && all.lines > Number(values.orders);
    console.log(isGood ? 'Bounded.' : `NOT BOUNDED: at most +${MAX_GROWTH_MIB} MiB are allowed`);
    return isGood ? 0 : 1;
  } finally {
    await mall.remove();
  }
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/m/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: demoSeller.mail, passWord: demoSeller.password }),
  });
  const { data } = (await response.json()) as { data: { accessToken: string } };
  return data.accessToken;
}

async function take(url: string, headers: Record<string, string>, seen: { lines: number; bytes: number }) {
  const response = await fetch(url, { headers });
  if (!response.body) throw new Error('take: no body');
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    seen.bytes += chunk.length;
    seen.lines += decoder.decode(chunk, { stream: true }).split('\n').length - 1;
  }
}

process.exit(await main());
