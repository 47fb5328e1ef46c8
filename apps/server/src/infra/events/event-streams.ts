import type { ServerResponse } from 'node:http';
import type { SellerActor, StaffActor } from '@galleria/domain/access/access';
import type { Queries } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { readOpenSessions } from '../sessions/sessions.ts';

/** An actor who may open a stream. */
export type Listener = SellerActor | StaffActor;

interface Stream {
  readonly actor: Listener;
  readonly response: ServerResponse;
}

export interface StreamLimits {
  /** In this process. */
  readonly streams: number;
  /** A browser needs one for all its tabs; above this limit the oldest is closed. */
  readonly streamsPerSession: number;
  /** The heartbeat also keeps proxies and idle timeouts from closing a silent connection. */
  readonly heartbeatMs: number;
  /** Changes within this time are sent as one event. */
  readonly gatherMs: number;
}

const LIMITS: StreamLimits = { streams: 1_000, streamsPerSession: 4, heartbeatMs: 15_000, gatherMs: 200 };
/** A client with this much unread data is gone or too slow: its stream is destroyed, and it can reconnect. */
const MAX_UNREAD_BYTES = 64 * 1024;

/**
 * Open server-sent event streams of the consoles. An event carries no data, only that something changed: the browser
 * then fetches it, and the answer passes the same access check as any other.
 */
export class EventStreams {
  readonly #streams = new Set<Stream>();
  /** Changed stores by id; null is the platform console. */
  readonly #changed = new Set<number | null>();
  readonly #queries: Queries;
  readonly #log: Log;
  readonly #limits: StreamLimits;
  readonly #heartbeat: NodeJS.Timeout;
  #gathering: NodeJS.Timeout | undefined;

  constructor(queries: Queries, log: Log, limits: Partial<StreamLimits> = {}) {
    this.#queries = queries;
    this.#log = log;
    this.#limits = { ...LIMITS, ...limits };
    this.#heartbeat = setInterval(() => void this.#beat(), this.#limits.heartbeatMs).unref();
  }

  get size(): number {
    return this.#streams.size;
  }

  get isFull(): boolean {
    return this.#streams.size >= this.#limits.streams;
  }

  /** Whether any member of staff has a stream open. */
  get hasStaff(): boolean {
    return [...this.#streams].some(({ actor }) => actor.kind === 'staff');
  }

  open(actor: Listener, response: ServerResponse): void {
    const ofSession = [...this.#streams].filter((stream) => stream.actor.sessionId === actor.sessionId);
    const tooMany = Math.max(0, 1 + ofSession.length - this.#limits.streamsPerSession);
    for (const oldest of ofSession.slice(0, tooMany)) end(oldest.response);
    const stream = { actor, response };
    this.#streams.add(stream);
    response.once('close', () => this.#streams.delete(stream));
    // Without a listener, an error of one stream would end the process.
    response.on('error', (problem) =>
      this.#log.warn({ event: 'events.stream_failed', err: problem }, 'an event stream failed'),
    );
    send(response, 'event: open\ndata:\n\n');
  }

  /** Notifies the sellers of a store that their waiting work has changed. */
  storeChanged(storeId: number): void {
    this.#changedIn(storeId);
  }

  /** Notifies staff that their waiting work has changed. */
  staffWorkChanged(): void {
    this.#changedIn(null);
  }

  /** Notifications may have been missed: all consoles refetch. */
  everythingChanged(): void {
    for (const { actor } of this.#streams) this.#changedIn(placeOf(actor));
  }

  close(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#gathering);
    for (const { response } of this.#streams) end(response);
  }

  #changedIn(place: number | null): void {
    this.#changed.add(place);
    this.#gathering ??= setTimeout(() => this.#tell(), this.#limits.gatherMs);
  }

  #tell(): void {
    this.#gathering = undefined;
    for (const { actor, response } of this.#streams) {
      if (this.#changed.has(placeOf(actor))) send(response, 'event: work\ndata:\n\n');
    }
    this.#changed.clear();
  }

  /**
   * One query for all streams. A stream is closed when its session has ended, has moved to another store or has other
   * permissions.
   */
  async #beat(): Promise<void> {
    if (this.#streams.size === 0) return;
    for (const { response } of this.#streams) send(response, ':\n\n');
    try {
      const ids = [...this.#streams].map(({ actor }) => actor.sessionId);
      const sessions = await readOpenSessions(this.#queries, ids);
      for (const { actor, response } of this.#streams) {
        if (!ids.includes(actor.sessionId) || isUnchanged(actor, sessions.get(actor.sessionId))) continue;
        end(response, 'event: ended\ndata:\n\n');
      }
    } catch (problem) {
      this.#log.warn({ event: 'events.check_failed', err: problem }, 'sessions of event streams could not be checked');
    }
  }
}

function placeOf(actor: Listener): number | null {
  return actor.kind === 'seller' ? actor.storeId : null;
}

interface Rights {
  readonly storeId: number | null;
  readonly permissions: ReadonlySet<string>;
}

function isUnchanged(actor: Listener, session: Rights | undefined): boolean {
  if (session?.storeId !== placeOf(actor)) return false;
  return session.permissions.symmetricDifference(actor.permissions).size === 0;
}

/** A stream that was ended stays in the set until the client has read everything; a write to it would be an error. */
function send(response: ServerResponse, text: string): void {
  if (response.writableEnded) return;
  if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
  else response.write(text);
}

function end(response: ServerResponse, text = ''): void {
  if (!response.writableEnded) response.end(text);
}
