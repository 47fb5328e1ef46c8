import pg from 'pg';

/** As if this person had joined through another site and never chosen a password. */
export async function removePassword(mail: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.MALL_DATABASE_URL });
  await client.connect();
  const { rowCount } = await client.query('update account set password_hash = null where mail = $1', [mail]);
  await client.end();
  if (rowCount !== 1) throw new Error(`nobody has the address ${mail}`);
}
