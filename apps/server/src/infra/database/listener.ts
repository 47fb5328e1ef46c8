import pg from 'pg';
import type { Log } from '../log/log.ts';
import { connectionTo } from './connection.ts';

export interface Listener {
  /** Whether notifications are being received. Notifications that are sent during an interruption are lost. */
  isListening(): boolean;
  close(): Promise<void>;
}

interface ListenerOptions {
  readonly url: string;
  readonly channel: 'mall_changed' | 'store_changed';
  readonly log: Log;
  readonly onMessage: (payload: string) => void;
  /** Called when the connection is lost and when it is established: notifications in between may have been missed. */
  readonly onInterruption: () => void;
}

const RECONNECT_MS = 500;
const CONNECT_TIMEOUT_MS = 5_000;

/** Receives the notifications (NOTIFY) of transactions in any process, on a connection of its own that reconnects. */
export async function openListener(options: ListenerOptions): Promise<Listener> {
  const { url, channel, log, onMessage, onInterruption } = options;
  let client: pg.Client | undefined;
  let closed = false;

  async function listen(): Promise<void> {
    const connection = new pg.Client({ ...connectionTo(url), connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    connection.on('notification', ({ payload = '' }) => onMessage(payload));
    connection.on('error', (problem) => lost(connection, problem));
    connection.on('end', () => lost(connection));
    try {
      await connection.connect();
      await connection.query(`listen ${channel}`);
    } catch (problem) {
      await connection.end().catch(() => undefined);
      throw problem;
    }
    if (closed) return connection.end();
    onInterruption();
    client = connection;
  }

  function lost(connection: pg.Client, problem?: Error): void {
    if (closed || client !== connection) return;
    client = undefined;
    onInterruption();
    log.warn(
      { event: 'listener.lost', channel, problem: problem?.message },
      'lost the LISTEN connection, reconnecting',
    );
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
    isListening: () => client !== undefined,
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
