import type { Access } from '@galleria/domain/access/access';
import { refuse } from '@galleria/domain/refusals';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { openListener } from '../database/listener.ts';
import { sendOutcome } from '../http/answers/envelope.ts';
import { API_PREFIX } from '../http/call-routes.ts';
import { authenticate } from '../http/caller.ts';
import { RETRY_AFTER_SECONDS } from '../http/faults.ts';
import type { Log } from '../log/log.ts';
import type { OpenStaffWork } from '../modules/waiting-work.ts';
import { EventStreams, type StreamLimits } from './event-streams.ts';
import { watchStaffWork } from './watch-staff-work.ts';

export interface ConsoleEvents {
  readonly streams: EventStreams;
  close(): Promise<void>;
}

interface ConsoleEventsOptions {
  readonly database: Database;
  readonly log: Log;
  /** Staff work of all modules. */
  readonly staffWork: readonly OpenStaffWork[];
  readonly limits?: Partial<StreamLimits>;
}

/**
 * Forwards changes to the open consoles: of stores as transactions announce them (`NOTIFY store_changed`), and of staff
 * work.
 */
export async function openConsoleEvents(options: ConsoleEventsOptions): Promise<ConsoleEvents> {
  const { database, log, staffWork, limits } = options;
  const streams = new EventStreams(database.queries, log, limits);
  const watch = watchStaffWork(streams, staffWork, log);
  const listener = await openListener({
    ...{ url: database.url, log, channel: 'store_changed' },
    onMessage: (storeId) => streams.storeChanged(Number(storeId)),
    onInterruption: () => streams.everythingChanged(),
  });
  return {
    streams,
    close: async () => {
      watch.close();
      streams.close();
      await listener.close();
    },
  };
}

/**
 * Serves `GET /m/events` and `/s/events`, which are not in the contract because they answer a stream. A stream stays
 * open for hours, so it stops counting as a request in progress once it is open, and ends at once when the server
 * stops.
 */
export function registerConsoleEvents(server: FastifyInstance, { streams }: ConsoleEvents, database: Database): void {
  server.addHook('preClose', async () => streams.close());
  registerStream(server, streams, database, { path: '/m/events', access: { who: 'seller', permission: 'none' } });
  registerStream(server, streams, database, { path: '/s/events', access: { who: 'staff', permission: 'none' } });
}

function registerStream(
  server: FastifyInstance,
  streams: EventStreams,
  { queries }: Database,
  { path, access }: { readonly path: string; readonly access: Access },
): void {
  server.get(`${API_PREFIX}${path}`, { config: { access } }, async (request, reply) => {
    const { actor } = await authenticate(request, reply, queries);
    const isListener = actor.kind === 'seller' || actor.kind === 'staff';
    if (!isListener || actor.kind !== access.who) return sendOutcome(request, reply, refuse('access.signIn'));
    if (streams.isFull) {
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return sendOutcome(request, reply, refuse('call.overloaded'));
    }
    // Fastify's handler timeout does not apply to a hijacked reply.
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    server.loadShedding.detach(request.raw);
    streams.open(actor, reply.raw);
    return reply;
  });
}
