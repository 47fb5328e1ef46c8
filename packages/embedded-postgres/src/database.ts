import { Client, escapeLiteral } from 'pg';
import { superuser } from './cluster.ts';

/** How to reach a running server. */
export interface Access {
  port: number;
  /** The folder of its socket, when it has one. */
  socketDir?: string;
  password: string;
}

/** The mall's database and the role it works as. The role owns the database, but has no power over the server. */
const mall = 'galleria';

/** A server that answers takes milliseconds; without a limit one that is stuck would hold us for ever. */
const connectTimeoutMs = 5_000;

/** The host of the query goes before the one of the address, for libpq as for its driver in JavaScript. */
export function databaseUrl({ port, password, socketDir }: Access): string {
  const url = new URL(`postgres://${mall}:${password}@127.0.0.1:${port}/${mall}`);
  url.searchParams.set('application_name', `galleria/${process.pid}`);
  if (socketDir) url.searchParams.set('host', socketDir);
  return url.href;
}

export function superuserClient({ port, password }: Access, applicationName: string): Client {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password,
    database: 'postgres',
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // The next statement on a lost connection fails; without a listener this event would end the process.
  client.on('error', () => undefined);
  return client;
}

/** Whether a server takes connections, and ours: only our own cluster knows the password. */
export async function answers(access: Access): Promise<'yes' | 'not now' | 'wrong password'> {
  const client = superuserClient(access, 'galleria-start');
  try {
    await client.connect();
    return 'yes';
  } catch (error) {
    return sqlState(error) === '28P01' ? 'wrong password' : 'not now';
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function ensureDatabase(access: Access): Promise<void> {
  const client = superuserClient(access, 'galleria-start');
  await client.connect();
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [mall]);
    if (role.rowCount === 0) {
      await createUnlessThere(client, `create role ${mall} login createdb password ${escapeLiteral(access.password)}`);
    }
    const database = await client.query('select 1 from pg_database where datname = $1', [mall]);
    if (database.rowCount === 0) await createUnlessThere(client, `create database ${mall} owner ${mall}`);
  } finally {
    await client.end();
  }
}

/** A process that was killed here may have left the server at work on the very same statement. */
async function createUnlessThere(client: Client, statement: string): Promise<void> {
  const alreadyThere = ['23505', '42P04', '42710'];
  await client.query(statement).catch((error: unknown) => {
    if (!alreadyThere.includes(sqlState(error))) throw error;
  });
}

/** PostgreSQL's code for what went wrong, or Node's (ECONNREFUSED) when it was not PostgreSQL who said so. */
function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The server is going down or not up yet: the same thing may well work in a moment. */
export function isStartingOrStopping(error: unknown): boolean {
  return sqlState(error).startsWith('57P');
}
