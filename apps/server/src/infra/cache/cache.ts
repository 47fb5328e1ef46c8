import type { Locale } from '@galleria/domain/site/locales';
import pg from 'pg';
import { applicationName } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { StaleWhileRevalidateCache } from './stale-while-revalidate-cache.ts';

/** What is cached in memory. A transaction that changes a row behind a topic names the topic (`transaction.changed`). */
export type CacheTopic =
  | 'site'
  | 'stores'
  | 'categories'
  | 'brands'
  | 'hotSearches'
  | 'synonyms'
  | 'banners'
  | 'notices'
  | 'promotions';

export interface Cache {
  /** Loads once per language and caches until the topic changes in any process. */
  perLocale<T>(topic: CacheTopic, load: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T>;
  onChange(listener: () => void): void;
  /** Whether changes are being received; while they are not, nothing may be cached. */
  isListening(): boolean;
  close(): Promise<void>;
}

const RECONNECT_MS = 500;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * A cache that is as fresh as the database: transactions name what they changed (`NOTIFY mall_changed`), and every
 * process listens. While that connection is down nothing is cached, so no value from before a missed change is served.
 */
export async function openCache(url: string, log: Log): Promise<Cache> {
  const loads = new StaleWhileRevalidateCache<CacheTopic>();
  const listeners: (() => void)[] = [];
  let client: pg.Client | undefined;
  let closed = false;

  function invalidate(topic?: CacheTopic): void {
    loads.invalidate(topic);
    for (const listener of listeners) listener();
  }

  async function listen(): Promise<void> {
    const connection = new pg.Client({
      connectionString: url,
      application_name: applicationName(),
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    connection.on('notification', (message) => invalidate(message.payload as CacheTopic));
    connection.on('error', (problem) => lost(connection, problem));
    connection.on('end', () => lost(connection));
    try {
      await connection.connect();
      await connection.query('listen mall_changed');
    } catch (problem) {
      await connection.end().catch(() => undefined);
      throw problem;
    }
    if (closed) return connection.end();
    invalidate();
    client = connection;
  }

  function lost(connection: pg.Client, problem?: Error): void {
    if (closed || client !== connection) return;
    client = undefined;
    invalidate();
    log.warn({ event: 'cache.listen_lost', problem: problem?.message }, 'lost the LISTEN connection, reconnecting');
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    while (!closed && !client) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      await listen().catch(() => undefined);
    }
  }

  await listen();
  return {
    perLocale: (topic, load) => (locale) => (client ? loads.get(topic, load, locale) : load(locale)),
    onChange: (listener) => listeners.push(listener),
    isListening: () => client !== undefined,
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
