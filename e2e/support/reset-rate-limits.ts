import pg from 'pg';

/**
 * All stories come from one network, which the mall in the end takes for an attacker and slows down. This makes it
 * forget what it has counted for the network, and nothing that it has counted for a single person.
 */
export async function resetRateLimits(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.MALL_DATABASE_URL });
  await client.connect();
  await client.query('delete from try_count where count > 12');
  await client.end();
}
