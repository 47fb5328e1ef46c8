import { refuse } from '@galleria/domain/refusals';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { openListener } from '../database/listener.ts';
import { API_PREFIX } from '../http/call-routes.ts';
import { identify } from '../http/caller.ts';
import { sendOutcome } from '../http/envelope.ts';
import { RETRY_AFTER_SECONDS } from '../http/faults.ts';
import type { Log } from '../log/log.ts';
import { EventStreams, type StreamLimits } from './event-streams.ts';

export interface StoreEvents {
  readonly streams: EventStreams;
  close(): Promise<void>;
}

/** Listens for changes that transactions announce (`NOTIFY store_changed`) and passes them to the open back offices. */
export async function openStoreEvents(
  database: Database,
  log: Log,
  limits?: Partial<StreamLimits>,
): Promise<StoreEvents> {
  const streams = new EventStreams(database.queries, log, limits);
  const listener = await openListener({
    ...{ url: database.url, log, channel: 'store_changed' },
    onMessage: (storeId) => streams.storeChanged(Number(storeId)),
    onInterruption: () => streams.everythingChanged(),
  });
  return {
    streams,
    close: async () => {
      streams.close();
      await listener.close();
    },
  };
}

/**
 * `GET /m/events`, outside of the contract because it answers a stream. A stream lives for hours, so it leaves the count
 * of requests in progress once it is open, and ends at once when the mall stops.
 */
export function registerStoreEvents(server: FastifyInstance, { streams }: StoreEvents, { queries }: Database): void {
  server.addHook('preClose', async () => streams.close());
  server.get(
    `${API_PREFIX}/m/events`,
    { config: { access: { who: 'seller', permission: 'none' } } },
    async (request, reply) => {
      const { actor } = await identify(request, reply, queries);
      if (actor.kind !== 'seller') return sendOutcome(request, reply, refuse('access.signIn'));
      if (streams.isFull) {
        reply.header('retry-after', RETRY_AFTER_SECONDS);
        return sendOutcome(request, reply, refuse('call.overloaded'));
      }
      // Fastify's deadline for handlers does not count for a hijacked reply.
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
    },
  );
}
