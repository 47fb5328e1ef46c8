import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMall } from '../e2e/support/start-mall.ts';
import { type Measured, measure, type Target } from './support/load.ts';
import { kilobytes, measurePageWeight } from './support/page-weight.ts';

const SECONDS = 8;

/** Compares pages and calls with a bare hello-world of the same framework, in one run on one machine. */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'galleria-bench-'));
  chmodSync(folder, 0o755);
  const mall = await startMall(folder, { RATE_LIMIT_PER_MINUTE: '100000000', LOG_LEVEL: 'error' });
  const hello = fork(path.join(import.meta.dirname, 'hello-world.ts'));
  const [helloPort] = await once(hello, 'message');
  const pid = mall.process.pid ?? 0;
  const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' };
  const targets: Target[] = [
    { name: 'hello-world (bare Fastify)', url: `http://127.0.0.1:${helloPort}/`, pid: hello.pid ?? 0 },
    { name: 'page  /  visitor', url: `${mall.url}/`, pid, headers: browser },
    {
      name: 'page  /  known visitor (rendered every time)',
      url: `${mall.url}/`,
      pid,
      headers: { ...browser, cookie: 'known=1' },
    },
    { name: 'page  /notice-list  visitor', url: `${mall.url}/notice-list?shopId=0`, pid, headers: browser },
    { name: 'call  /currency/list (memory)', url: `${mall.url}/api/currency/list`, pid },
    { name: 'call  /category/categoryInfo (memory, 30 kB)', url: `${mall.url}/api/category/categoryInfo`, pid },
    { name: 'call  /notice/noticeList (database)', url: `${mall.url}/api/notice/noticeList/0`, pid },
  ];
  const results: Measured[] = [];
  for (const target of targets) results.push(await measure(target, SECONDS));
  print(results);
  await printWeight(mall.url);
  hello.kill();
  await mall.stop();
  rmSync(folder, { recursive: true, force: true });
}

function print(results: Measured[]): void {
  const [yardstick] = results;
  const rows = results.map((result) => ({
    what: result.name,
    'per second': Math.round(result.perSecond),
    'of hello-world': `${((100 * result.perSecond) / (yardstick?.perSecond ?? 1)).toFixed(1)} %`,
    'CPU ms each': result.cpuMs.toFixed(3),
    'CPU × hello-world': (result.cpuMs / (yardstick?.cpuMs ?? 1)).toFixed(1),
    'p50 ms': result.p50Ms,
    'p99 ms': result.p99Ms,
    failed: result.failed,
  }));
  console.log('\nPages and calls per second; compare the ratios, since machines differ.');
  console.table(rows);
}

async function printWeight(url: string): Promise<void> {
  const { htmlGzipped, scriptCount, scriptsGzipped } = await measurePageWeight(url, '/');
  console.log(
    `Home page: ${kilobytes(htmlGzipped)} kB of HTML, ${scriptCount} scripts of ${kilobytes(scriptsGzipped)} kB, gzipped.`,
  );
}

await main();
