import { isMail, mailContact } from '@galleria/domain/accounts/contact';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Queries } from '../database/database.ts';
import { hasLocalHostname, isFromThisMachine } from '../http/request-origin.ts';
import { listMessages } from './messages-db.ts';
import { renderOutbox } from './render-outbox.ts';

const SHOWN = 50;

interface Wanted {
  Querystring: { to?: string | string[] };
}

/**
 * The outbox page for a trial on one machine. It shows codes that open accounts, so it exists only when the
 * configuration enables it, and only for requests from this machine.
 */
export function registerOutboxPage(server: FastifyInstance, queries: Queries, config: Config): void {
  if (!config.showsOutbox) return;
  const gateways = { mail: config.smtp !== undefined, mobile: config.sms !== undefined };
  server.get<Wanted>('/dev/outbox', { config: { access: 'page' } }, async (request, reply) => {
    if (!isLocalVisitor(request)) return reply.callNotFound();
    const address = addressIn(request);
    const messages = await listMessages(queries, address, SHOWN);
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.send(renderOutbox({ messages, address, gateways, nonce: reply.nonce }));
  });
  server.get<Wanted>('/dev/outbox.json', { config: { access: 'public' } }, async (request, reply) => {
    if (!isLocalVisitor(request)) return reply.callNotFound();
    const messages = await listMessages(queries, addressIn(request), SHOWN);
    return reply.header('cache-control', 'no-store').send({ messages });
  });
}

/** A request from this machine, by a browser that addressed this machine by its own name. */
function isLocalVisitor(request: FastifyRequest): boolean {
  return isFromThisMachine(request) && hasLocalHostname(request);
}

/** The requested address, in the spelling in which addresses are stored. */
function addressIn(request: FastifyRequest<Wanted>): string {
  const [typed = ''] = [request.query.to].flat();
  const address = typed.trim();
  return isMail(address) ? mailContact(address).address : address;
}
