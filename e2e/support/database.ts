import pg from 'pg';

/** Changes the database directly, in one transaction. */
export async function inDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: process.env.MALL_DATABASE_URL });
  await client.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

/** Announces an event, as the module that changes the data does. */
export async function announce(client: pg.Client, event: string, payload: object): Promise<void> {
  await client.query(`select graphile_worker.add_job('outbox', payload => $1::json)`, [{ event, payload }]);
}

/** Copies a row with some values changed; returns the new id. */
export async function copyRow(client: pg.Client, table: string, of: number, changes: object): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into ${table} overriding system value
     select copy.* from ${table} original
     cross join lateral jsonb_populate_record(
       original, $2::jsonb || jsonb_build_object('id', nextval(pg_get_serial_sequence('${table}', 'id')))) copy
     where original.id = $1 returning id`,
    [of, JSON.stringify(changes)],
  );
  const [row] = rows;
  if (!row) throw new Error(`${table} has no row ${of}`);
  return Number(row.id);
}

/** Runs one statement and returns its rows. */
export function queryRows<Row extends object>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
  return inDatabase(async (client) => (await client.query<Row>(statement, [...values])).rows);
}

/** The first column of the first row, as a number. */
export async function queryNumber(statement: string, values: readonly unknown[] = []): Promise<number> {
  const [row] = await queryRows<Record<string, unknown>>(statement, values);
  return Number(Object.values(row ?? {})[0]);
}
