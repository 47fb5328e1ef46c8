import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Access, superuserClient } from './database.ts';
import { isAlive } from './postmaster-pid.ts';

/**
 * Several app processes may use one server, and the last one to stop shuts it down. The users are read from the server
 * itself: every process keeps one connection open as long as it lives, named `galleria/<pid>#<number>`. A killed
 * process loses its connection, so there is nothing to clean up. The app's pools are named `galleria/<pid>` and do not
 * count.
 *
 * Registering and closing happen under the lock of the data folder, so no process can register between the query for
 * other users and the shutdown. If a connection is missing at that moment (a crashed server drops them all, and
 * reconnecting takes a while), a process can lose its server: its supervision then starts it again.
 */
export interface ServerUse {
  name: string;
  close(): Promise<void>;
}

let registered = 0;

export async function registerUse(access: Access): Promise<ServerUse> {
  registered += 1;
  const name = `galleria/${process.pid}#${registered}`;
  const closing = new AbortController();
  const first = superuserClient(access, name);
  await first.connect();
  const done = stayConnected(first, () => superuserClient(access, name), closing.signal);
  return {
    name,
    async close() {
      closing.abort();
      await done;
    },
  };
}

async function stayConnected(first: Client, reconnect: () => Client, closing: AbortSignal): Promise<void> {
  let client = first;
  for (;;) {
    await once(client, 'end', { signal: closing }).catch(() => undefined);
    while (!closing.aborted) {
      client = reconnect();
      const connected = await client.connect().then(
        () => true,
        () => false,
      );
      if (connected) break;
      await sleep(200, undefined, { signal: closing }).catch(() => undefined);
    }
    if (closing.aborted) break;
  }
  await client.end().catch(() => undefined);
}

/** The names of the other live processes that use the server. */
export async function listOtherUsers(access: Access, ownName: string): Promise<string[]> {
  const client = superuserClient(access, 'galleria-stop');
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity
       where application_name like 'galleria/%#%' and application_name <> $1`,
      [ownName],
    );
    return rows.map((row) => row.name).filter((name) => isAlive(Number(/\d+/.exec(name)?.[0])));
  } finally {
    await client.end().catch(() => undefined);
  }
}
