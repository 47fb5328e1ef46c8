import pg from 'pg';

/** The demo knows few people elsewhere, by these names: this makes one of them new to the mall again. */
export async function forgetBinding(nickName: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.MALL_DATABASE_URL });
  await client.connect();
  await client.query('delete from account_binding where nick_name = $1', [nickName]);
  await client.end();
}
