import { randomUUID } from 'node:crypto';
import pg from 'pg';

type Row = Record<string, unknown>;

/** The rows that one checkout writes. */
export interface SampleRows {
  readonly trade: Row;
  readonly order: Row;
  readonly line: Row;
}

export async function readSample(client: pg.Client | pg.Pool, tradeId: number): Promise<SampleRows> {
  const queryOne = async (statement: string): Promise<Row> => {
    const { rows } = await client.query<Row>(statement, [tradeId]);
    const { id: _, ...row } = rows[0] ?? {};
    return row;
  };
  return {
    trade: await queryOne('select * from trade where id = $1'),
    order: await queryOne('select * from mall_order where trade_id = $1'),
    line: await queryOne(
      'select line.* from order_line line join mall_order on mall_order.id = order_id where trade_id = $1',
    ),
  };
}

interface RawLoad {
  readonly databaseUrl: string;
  readonly count: number;
  readonly connections: number;
  readonly sample: SampleRows;
  readonly skuIds: readonly number[];
  /** The statement that takes a piece of a SKU, its only parameter; by default out of its stock. */
  readonly take?: { readonly name: string; readonly text: string };
}

const OUT_OF_STOCK = {
  name: 'raw_stock',
  text: 'update sku_stock set available = available - 1 where sku_id = $1 and available >= 1',
};

/** The same row changes as a checkout, with all values known in advance: the lower bound of its cost. */
export async function writeRawTransactions(load: RawLoad): Promise<void> {
  const { databaseUrl, count, connections, sample, skuIds, take = OUT_OF_STOCK } = load;
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: databaseUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  let next = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (let at = next++; at < count; at = next++) {
        await writeOne(client, sample, { ...take, values: [skuIds[at % skuIds.length] ?? 0] });
      }
    }),
  );
  await Promise.all(clients.map((client) => client.end()));
}

async function writeOne(
  client: pg.Client,
  { trade, order, line }: SampleRows,
  take: { readonly name: string; readonly text: string; readonly values: number[] },
): Promise<void> {
  await client.query('begin');
  const tradeId = await insert(client, 'trade', { ...trade, submission_id: randomUUID() });
  const number = `7${String(Math.floor(Math.random() * 1e15)).padStart(17, '0')}`;
  const orderId = await insert(client, 'mall_order', { ...order, trade_id: tradeId, number });
  await insert(client, 'order_line', { ...line, order_id: orderId, sku_id: take.values[0] });
  const { rowCount } = await client.query(take);
  if (rowCount !== 1) throw new Error(`writeOne: no piece was taken (${take.name})`);
  await client.query('commit');
}

async function insert(client: pg.Client, table: string, row: Row): Promise<number> {
  const columns = Object.keys(row);
  const { rows } = await client.query<{ id: string }>({
    name: `raw_${table}`,
    text: `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    values: Object.values(row).map(asParameter),
  });
  return Number(rows[0]?.id);
}

/** JSON columns: pg would send an array as a PostgreSQL array. */
function asParameter(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;
}
