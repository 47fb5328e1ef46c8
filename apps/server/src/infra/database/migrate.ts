import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

/** Any number that nothing else in this database locks with. */
const MIGRATION_LOCK = 7_205_151;

/** Brings the tables up to date. Processes that start together take turns; the later ones find nothing left to do. */
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder });
    await runMigrations({ connectionString: url, schema: 'graphile_worker' });
  } finally {
    await client.end();
  }
}
