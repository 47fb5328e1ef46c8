import { visitor } from '@galleria/contract/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TrackingGateway } from '../../../gateways/tracking/tracking-gateway.ts';
import type { OrdersContext } from '../index.ts';
import { handleTrackingPush } from '../parcels/handle-tracking-push.ts';

/**
 * The webhook for a tracking provider's pushes. The signature covers the exact bytes, so the body is not parsed before
 * it is verified. Providers retry a push that is not answered with 2xx.
 */
export function registerTrackingWebhooks(server: FastifyInstance, context: OrdersContext): void {
  const { tracking } = context;
  if (!tracking?.parsePush) return;
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(`/api/hooks/${tracking.name}`, { config: { access: visitor } }, (request, reply) =>
      answerPush(context, tracking, request, reply),
    );
  });
}

async function answerPush(
  context: OrdersContext,
  { name, parsePush }: TrackingGateway,
  { headers, body, log }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (!Buffer.isBuffer(body) || !parsePush) return reply.code(400).send({ error: 'empty body' });
  const push = parsePush(headers, body);
  if (push === 'invalidSignature') {
    log.warn({ event: 'tracking.signature_invalid', provider: name }, 'signature of a push is invalid');
    return reply.code(401).send({ error: 'invalid signature' });
  }
  if (push === 'malformed') {
    log.warn({ event: 'tracking.body_malformed', provider: name }, 'body of a push is not as documented');
    return reply.code(400).send({ error: 'malformed push' });
  }
  return reply
    .code(200)
    .send({ outcome: push === 'other' ? 'ignored' : await handleTrackingPush(context, name, push) });
}
