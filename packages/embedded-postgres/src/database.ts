import { Client, escapeLiteral } from 'pg';
import { superuser } from './cluster.ts';

/** Connection data of a running server. */
export interface Access {
  port: number;
  /** The folder of its Unix socket, if it has one. */
  socketDir?: string;
  password: string;
}

/** Name of the mall's database and of its role. The role owns the database, but has no rights on the server. */
const mall = 'galleria';

/** A healthy server answers in milliseconds; without a timeout one that is stuck would block us for ever. */
const connectTimeoutMs = 5_000;

/** The `host` parameter of the query wins over the host of the URL, in libpq as in the JavaScript driver. */
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
  // The next statement on a lost connection fails anyway; without a listener, this event would end the process.
  client.on('error', () => undefined);
  return client;
}

/** Whether a server accepts connections and is ours: only our own cluster has this password. */
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

/** A process that was killed here may have left the server executing the same statement. */
async function createUnlessThere(client: Client, statement: string): Promise<void> {
  const alreadyThere = ['23505', '42P04', '42710'];
  await client.query(statement).catch((error: unknown) => {
    if (!alreadyThere.includes(sqlState(error))) throw error;
  });
}

/** PostgreSQL's SQLSTATE, or Node's code (ECONNREFUSED) for errors that are not from PostgreSQL. */
function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The server is starting or stopping: a retry may succeed soon. */
export function isStartingOrStopping(error: unknown): boolean {
  return sqlState(error).startsWith('57P');
}
