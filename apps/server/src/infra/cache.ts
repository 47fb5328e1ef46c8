import type { Locale } from '@galleria/domain/site/locales';
import pg from 'pg';
import { applicationName } from './database/database.ts';
import { KeptLoads } from './kept-loads.ts';
import type { Log } from './log.ts';

/** What the mall keeps in memory; a change of any row behind a topic names it in the changing transaction. */
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
  /** Loads once per language and remembers until the topic changes anywhere. */
  perLocale<T>(topic: CacheTopic, load: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T>;
  onChange(listener: () => void): void;
  /** Whether changes are being heard of; while they are not, nothing may be remembered. */
  isHearing(): boolean;
  close(): Promise<void>;
}

const RECONNECT_MS = 500;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Memory that is as fresh as the database: transactions name what they changed (`NOTIFY mall_changed`), every process
 * listens. While the line to the database is down nothing is remembered, so nobody is ever served from before a change
 * that was missed.
 */
export async function openCache(url: string, log: Log): Promise<Cache> {
  const kept = new KeptLoads<CacheTopic>();
  const listeners: (() => void)[] = [];
  let client: pg.Client | undefined;
  let closed = false;

  function forget(topic?: CacheTopic): void {
    kept.forget(topic);
    for (const listener of listeners) listener();
  }

  async function listen(): Promise<void> {
    const line = new pg.Client({
      connectionString: url,
      application_name: applicationName(),
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    line.on('notification', (message) => forget(message.payload as CacheTopic));
    line.on('error', (problem) => lost(line, problem));
    line.on('end', () => lost(line));
    try {
      await line.connect();
      await line.query('listen mall_changed');
    } catch (problem) {
      await line.end().catch(() => undefined);
      throw problem;
    }
    if (closed) return line.end();
    forget();
    client = line;
  }

  function lost(line: pg.Client, problem?: Error): void {
    if (closed || client !== line) return;
    client = undefined;
    forget();
    log.warn({ problem: problem?.message }, 'lost the line that announces changes; reconnecting');
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
    perLocale: (topic, load) => (locale) => (client ? kept.get(topic, load, locale) : load(locale)),
    onChange: (listener) => listeners.push(listener),
    isHearing: () => client !== undefined,
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
