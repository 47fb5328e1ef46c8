import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type Config, readConfig, SetupProblem } from '../../../config.ts';
import { type Database, openDatabase } from '../../../infra/database/database.ts';
import { startEmbeddedPostgres } from '../../../infra/embedded-postgres/start.ts';
import { createLog } from '../../../infra/log.ts';
import { countEntries, proveBalance } from '../proof-db.ts';

/** `npm run ledger:proof`: says that the ledger balances, or where it does not. It changes nothing. */
async function main(): Promise<number> {
  const projectDir = path.resolve(import.meta.dirname, '../../../../../..');
  const config = readConfig(process.env, projectDir);
  const { databaseUrl, stop } = await findServer(config);
  try {
    const database = openDatabase({ url: databaseUrl, poolSize: 2, log: createLog(config) });
    try {
      return await prove(database);
    } finally {
      await database.close();
    }
  } finally {
    await stop();
  }
}

/** One moment of the books, however long reading them takes. */
function prove({ queries }: Database): Promise<number> {
  return queries.transaction(
    async (moment) => {
      await moment.execute(sql`set local statement_timeout = 0`);
      const violations = await proveBalance(moment);
      for (const violation of violations) tell(violation);
      if (violations.length > 0) return 1;
      const { journals, lines } = await countEntries(moment);
      tell(`The ledger balances: ${journals} journals, ${lines} lines`);
      return 0;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** A mall that runs has its database up already, which is then used along and left running. */
async function findServer(config: Config): Promise<{ databaseUrl: string; stop: () => Promise<void> }> {
  if (config.databaseUrl) return { databaseUrl: config.databaseUrl, stop: async () => undefined };
  const { url, stop } = await startEmbeddedPostgres({ dataDir: config.dataDir, log: tell });
  return { databaseUrl: url, stop };
}

function tell(words: string): void {
  process.stdout.write(`${words}\n`);
}

main().then(
  (code) => process.exit(code),
  (problem) => {
    process.stderr.write(`${problem instanceof SetupProblem ? problem.message : (problem as Error).stack}\n`);
    process.exit(1);
  },
);
