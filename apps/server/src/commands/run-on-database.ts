import path from 'node:path';
import { startEmbeddedPostgres } from '@galleria/embedded-postgres/start';
import { type Config, readConfig, SetupProblem } from '../config.ts';
import { type Database, openDatabase } from '../infra/database/database.ts';
import { createLog } from '../infra/log/log.ts';

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a command-line tool on the mall's database; the result of `work` is the exit code. */
export function runOnDatabase(work: (database: Database) => Promise<number>): void {
  openAndRun(work).then(
    (code) => process.exit(code),
    (problem) => {
      process.stderr.write(`${problem instanceof SetupProblem ? problem.message : (problem as Error).stack}\n`);
      process.exit(1);
    },
  );
}

async function openAndRun(work: (database: Database) => Promise<number>): Promise<number> {
  const config = readConfig(process.env, path.resolve(import.meta.dirname, '../../../..'));
  const { databaseUrl, stop } = await findServer(config);
  try {
    const database = openDatabase({ url: databaseUrl, poolSize: 2, log: createLog(config) });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await stop();
  }
}

/** A running mall's embedded server is used too; `stop` then leaves it running. */
async function findServer(config: Config): Promise<{ databaseUrl: string; stop: () => Promise<void> }> {
  if (config.databaseUrl) return { databaseUrl: config.databaseUrl, stop: async () => undefined };
  const { url, stop } = await startEmbeddedPostgres({ dataDir: config.dataDir, log: print });
  return { databaseUrl: url, stop };
}
