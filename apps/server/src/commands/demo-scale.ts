import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@galleria/embedded-postgres/start';
import { openApp } from '../app.ts';
import { type Config, readConfig, SetupProblem } from '../config.ts';
import { growMall } from '../demo/scale/grow-mall.ts';
import { createLog } from '../infra/log/log.ts';

const MAX_PRODUCTS = 1_000_000;

/** `npm run demo:scale -- --products 200000`: grows the demo mall to a size at which speed can be measured. */
async function main(): Promise<void> {
  const productCount = readCount();
  const projectDir = path.resolve(import.meta.dirname, '../../../..');
  const config = readConfig(process.env, projectDir);
  if (!config.demo) throw new SetupProblem('The large mall extends the demo mall, which DEMO=0 switches off.');
  const { databaseUrl, stop } = await openPostgres(config);
  try {
    const log = createLog(config);
    const app = await openApp({ config, log, databaseUrl, projectDir, withPages: false, withJobs: false, print });
    await growMall(app.database, productCount, print).finally(() => app.close());
  } finally {
    await stop();
  }
}

/** A signal stops the embedded database too: the open transaction is rolled back, and the command can be run again. */
async function openPostgres(config: Config): Promise<{ databaseUrl: string; stop: () => Promise<void> }> {
  if (config.databaseUrl) return { databaseUrl: config.databaseUrl, stop: async () => undefined };
  const { url, stop } = await startEmbeddedPostgres({ dataDir: config.dataDir, log: print });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop().finally(() => process.exit(1)));
  }
  return { databaseUrl: url, stop };
}

function readCount(): number {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '200000' } } });
  const count = Number(values.products);
  if (Number.isInteger(count) && count >= 1 && count <= MAX_PRODUCTS) return count;
  throw new SetupProblem(`--products takes a whole number from 1 to ${MAX_PRODUCTS}, not ${values.products}.`);
}

function print(message: string): void {
  process.stdout.write(`${message}\n`);
}

main().then(
  () => process.exit(0),
  (problem) => {
    process.stderr.write(`${problem instanceof SetupProblem ? problem.message : (problem as Error).stack}\n`);
    process.exit(1);
  },
);
