import { parseArgs } from 'node:util';
import pg from 'pg';
import { MallProcess } from '../apps/server/src/testing/mall-process/mall-process.ts';
import { demoSeller } from '../packages/demo/src/people/demo-seller.ts';

const BAD_EVERY = 100;
const ASK_EVERY_MS = 500;

interface Info {
  readonly state: string;
  readonly good: number;
  readonly bad: number;
  readonly done: number;
  readonly failed: number;
  readonly percent: number;
}

/** Imports many products, one in a hundred invalid; the mall is killed in the middle of the import. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '5000' } } });
  const products = Number(values.products);
  const mallProcess = await MallProcess.make();
  try {
    await mallProcess.start();
    const client = new pg.Client({ connectionString: mallProcess.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ id: number }>('select min(id) as id from category where level = 3');
    await client.end();
    const mall = await signIn(mallProcess.url);
    const sentMs = performance.now();
    const importId = await mall.send(fileOf(products, rows[0]?.id ?? 0));
    console.log(`${products} products sent in ${seconds(sentMs)} s`);
    const checkedMs = performance.now();
    console.log('dry run:', await mall.until(importId, ({ state }) => state === 'ready'), `${seconds(checkedMs)} s`);
    const startedMs = performance.now();
    await mall.start(importId);
    const half = await mall.until(importId, ({ percent }) => percent >= 50);
    console.log(`killed at ${half.percent} % after ${seconds(startedMs)} s`);
    await mallProcess.kill();
    const killedMs = performance.now();
    await mallProcess.start();
    const back = await signIn(mallProcess.url);
    const end = await back.until(importId, ({ state }) => state === 'done');
    console.log('run:', end, `${seconds(killedMs)} s after the kill`);
    return await judge(mallProcess.databaseUrl, products, end);
  } finally {
    await mallProcess.remove();
  }
}

function fileOf(products: number, category: number): string {
  const lines = Array.from({ length: products }, (_, index) => {
    const price = index % BAD_EVERY === 0 ? 'free' : '19.90';
    return `B${index},B${index}-1,Bench product ${index},${category},Colour=Red,${price},${index}`;
  });
  return ['product,sku,name.en,category,option1,price,stock', ...lines].join('\n');
}

async function signIn(url: string) {
  const data = { userName: demoSeller.mail, passWord: demoSeller.password };
  const answer = await fetch(`${url}/api/m/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${url}/api/m/prod/import${path}`, { ...init, headers: { ...init.headers, cookie } });
    const { success, data: found, msg } = (await response.json()) as { success: boolean; data: never; msg: string };
    if (!success) throw new Error(`${path}: ${msg}`);
    return found;
  };
  return {
    send: async (text: string): Promise<number> => {
      const body = new FormData();
      body.set('file', new Blob([text], { type: 'text/csv' }), 'products.csv');
      const { importId } = (await call('', { method: 'POST', body })) as { importId: number };
      return importId;
    },
    start: (importId: number) =>
      call('/start', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ importId }),
      }),
    until: async (importId: number, isThere: (info: Info) => boolean): Promise<Info> => {
      for (;;) {
        const info = (await call(`/info?importId=${importId}`)) as Info;
        if (isThere(info)) return info;
        await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
      }
    },
  };
}

/** Valid products must exist once, with their stock; invalid ones must be reported. */
async function judge(databaseUrl: string, products: number, { done, bad, failed }: Info): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ n: number; once: number }>(
    `select count(*)::int as n, count(distinct code)::int as once from sku where code ~ '^B[0-9]+-1$'`,
  );
  await client.end();
  const expectedBad = Math.ceil(products / BAD_EVERY);
  const { n = 0, once = 0 } = rows[0] ?? {};
  console.log(`${n} SKUs, ${once} different ones; ${bad} lines reported, ${failed} failed`);
  const isRight = n === products - expectedBad && once === n && bad === expectedBad && done === n && failed === 0;
  console.log(isRight ? 'yes, every good product is there once' : 'NO');
  return isRight ? 0 : 1;
}

function seconds(sinceMs: number): string {
  return ((performance.now() - sinceMs) / 1000).toFixed(1);
}

process.exit(await main());
