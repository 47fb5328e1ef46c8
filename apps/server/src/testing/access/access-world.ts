import { randomUUID } from 'node:crypto';
import type { Operation } from '@galleria/contract/operation';
import { toRequestShape } from '@galleria/contract/wire/request-shape';
import { SYSTEM } from '@galleria/domain/access/access';
import { SELLER_PERMISSIONS } from '@galleria/domain/access/seller-permissions';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openSession } from '../../infra/sessions/sessions.ts';
import { openShopper } from '../../modules/orders/testing/shopper.ts';
import { sellers } from '../../modules/sellers/index.ts';
import type { TestApp } from '../open-test-app.ts';

export const OWN_STORE = 2;
export const FOREIGN_STORE = 5;

/**
 * A name for objects of a store that nothing else in the mall has: an answer that contains it shows data of that store.
 */
export const nameIn = (storeId: number) => `Quillwort${storeId}`;

/** Id of a store's object, as the input of operations contains it. */
export type ObjectId = string | number;

/** Tools with which rows create objects in either store. */
export interface AccessWorld {
  readonly app: TestApp;
  /** Unchanged objects, by their kind and store: operations that only read share them. */
  readonly kept: Map<object, Map<number, ObjectId>>;
  /** Runs one statement; returns the first column of its first row. */
  sql<Value = ObjectId>(text: string, ...values: unknown[]): Promise<Value>;
  /** Calls an operation as the owner of a store, who has all permissions there; returns its data. */
  call<Data>(storeId: number, operation: Operation, input: Record<string, unknown>): Promise<Data>;
  /** A seller with all permissions in the store; in the foreign store, a seller of no other store. */
  ownerOf(storeId: number): string;
  /**
   * A token that is opened once for each role, of no particular person, so that no call changes or ends its session.
   */
  sessionOfRole(role: string, open: () => Promise<string>): Promise<string>;
  /** Creates an order with a SKU of the store and returns its number. */
  order(storeId: number): Promise<string>;
  /** The same, paid. */
  paidOrder(storeId: number): Promise<string>;
}

/** A file in the input of an operation. */
export class TestFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;

  constructor(content: string, { name = 'lines.csv', type = 'text/csv' } = {}) {
    this.content = content;
    this.name = name;
    this.type = type;
  }
}

export async function openAccessWorld(app: TestApp): Promise<AccessWorld> {
  const sql = async <Value>(text: string, ...values: unknown[]): Promise<Value> => {
    const { rows } = await app.database.pool.query<Record<string, Value>>(text, values);
    const [first] = Object.values(rows[0] ?? {});
    if (first === undefined) throw new Error(`no row from: ${text}`);
    return first;
  };
  const owners = {
    [OWN_STORE]: await sql<string>(`select id from seller where mail = 'seller@galleria.test'`),
    [FOREIGN_STORE]: await seedOwner(app, FOREIGN_STORE),
  };
  const ownerOf = (storeId: number) => owners[storeId === OWN_STORE ? OWN_STORE : FOREIGN_STORE];
  const tokens = new Map<number, string>();
  const roles = new Map<string, Promise<string>>();
  const shopper = await openShopper(app);
  const order = async (storeId: number) => {
    const skuId = await sql<number>(SKU_OF_STORE, storeId);
    const [number = ''] = await shopper.order([{ skuId, count: 2 }]);
    return number;
  };
  return {
    ...{ app, sql, ownerOf, kept: new Map() },
    sessionOfRole: (role, open) => {
      const token = roles.get(role) ?? open();
      roles.set(role, token);
      return token;
    },
    call: async <Data>(storeId: number, operation: Operation, input: Record<string, unknown>) => {
      const token = tokens.get(storeId) ?? (await sessionIn(app, storeId, ownerOf(storeId)));
      tokens.set(storeId, token);
      const body = JSON.parse((await send(app, operation, input, token)).body);
      if (!body.success) throw new Error(`${operation.path} refused while a row was set up: ${body.reason}`);
      return body.data as Data;
    },
    order,
    paidOrder: async (storeId) => {
      const number = await order(storeId);
      await shopper.pay(number);
      return number;
    },
  };
}

/** A SKU with enough stock for every row. */
export const SKU_OF_STORE = `
  select sku.id from sku join product on product.id = product_id join sku_stock on sku_id = sku.id
  where product.store_id = $1 and product.status = 1 and not is_virtual and type = 0 and is_on and available > 100
  order by sku.id limit 1`;

async function seedOwner({ database }: TestApp, storeId: number): Promise<string> {
  const mail = `owner-${randomUUID().slice(0, 8)}@example.org`;
  const person = { name: 'Olga Other', mail, mobile: null, password: 'Ket7le#ra', locale: 'en' } as const;
  return inTransaction(database, SYSTEM, (transaction) =>
    sellers.seed.seedSeller(transaction, { ...person, storeIds: [storeId], role: 'owner' }),
  );
}

/** Opens a session with these permissions, by default all. */
export async function sessionIn(
  { database }: TestApp,
  storeId: number,
  userId: string,
  permissions: readonly string[] = SELLER_PERMISSIONS,
): Promise<string> {
  return openSession(database.queries, 'seller', userId, { storeId, permissions: [...permissions] });
}

export interface RawAnswer {
  readonly status: number;
  readonly body: string;
}

/** Makes one call over HTTP and returns the raw answer. */
export async function send(
  { server }: TestApp,
  operation: Operation,
  input: Record<string, unknown>,
  token: string | undefined,
): Promise<RawAnswer> {
  const { path, query, body } = toRequestShape(operation, input);
  const { statusCode: status, body: text } = await server.inject({
    method: operation.method,
    url: `/api${path}?${new URLSearchParams(query as Record<string, string>)}`,
    headers: { ...(token && { authorization: token }), ...bodyType(operation) },
    ...(body !== undefined && { payload: operation.file ? multipart(operation, input) : JSON.stringify(body) }),
  });
  return { status, body: text };
}

const BOUNDARY = 'access-matrix';

function bodyType({ method, file }: Operation): Record<string, string> {
  if (method === 'GET' || method === 'DELETE') return {};
  return { 'content-type': file ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json' };
}

function multipart({ file: field = '' }: Operation, input: Record<string, unknown>): string {
  const parts = Object.entries(input).map(([name, value]) => {
    const isFile = name === field && value instanceof TestFile;
    const fileHeaders = isFile ? `; filename="${value.name}"\r\ncontent-type: ${value.type}` : '';
    const content = isFile ? value.content : String(value);
    return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${fileHeaders}\r\n\r\n${content}\r\n`;
  });
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}
