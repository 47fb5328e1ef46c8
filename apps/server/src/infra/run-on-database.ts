import path from 'node:path';
import { type Config, readConfig, SetupProblem } from '../config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { startEmbeddedPostgres } from './embedded-postgres/start.ts';
import { createLog } from './log.ts';

export function tell(words: string): void {
  process.stdout.write(`${words}\n`);
}

/** The whole of a command that works on the mall's database; its answer is the command's exit code. */
export function runOnDatabase(work: (database: Database) => Promise<number>): void {
  openAndWork(work).then(
    (code) => process.exit(code),
    (problem) => {
      process.stderr.write(`${problem instanceof SetupProblem ? problem.message : (problem as Error).stack}\n`);
      process.exit(1);
    },
  );
}

async function openAndWork(work: (database: Database) => Promise<number>): Promise<number> {
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

/** A mall that runs has its database up already, which is then used along and left running. */
async function findServer(config: Config): Promise<{ databaseUrl: string; stop: () => Promise<void> }> {
  if (config.databaseUrl) return { databaseUrl: config.databaseUrl, stop: async () => undefined };
  const { url, stop } = await startEmbeddedPostgres({ dataDir: config.dataDir, log: tell });
  return { databaseUrl: url, stop };
}
