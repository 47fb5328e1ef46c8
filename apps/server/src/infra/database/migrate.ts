import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import { withAdvisoryLock } from './with-advisory-lock.ts';

/** Applies pending migrations. Processes that start together take turns; the later ones find nothing left to do. */
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  await withAdvisoryLock(url, 'migrating', async (client) => {
    await migrate(drizzle({ client }), { migrationsFolder });
    await runMigrations({ connectionString: url, schema: 'graphile_worker' });
  });
}
