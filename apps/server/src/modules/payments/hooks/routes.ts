import { visitor } from '@galleria/contract/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayName, PaymentGateway } from '../../../gateways/payments/gateway.ts';
import type { Payments } from '../index.ts';

const PATHS: Record<GatewayName, string> = { stripe: 'stripe', payPal: 'paypal', sandbox: 'sandbox' };

/**
 * Where gateways tell what happened. Whoever sends it proves it with a signature over the very bytes, so these routes
 * read no body of their own accord. What is not answered with 2xx is sent again by every gateway.
 */
export function registerPaymentHooks(server: FastifyInstance, payments: Payments): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const gateway of payments.gateways) {
      scope.post(`/api/hooks/${PATHS[gateway.name]}`, { config: { access: visitor } }, (request, reply) =>
        hear(payments, gateway, request, reply),
      );
    }
  });
}

async function hear(
  payments: Payments,
  gateway: PaymentGateway,
  { headers, body, log }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (!Buffer.isBuffer(body)) return reply.code(400).send({ error: 'nothing was said' });
  const event = await gateway.readEvent(headers, body).catch((problem: unknown) => {
    log.warn({ err: problem, gateway: gateway.name }, 'a gateway could not be asked about its own signature');
    return undefined;
  });
  if (!event) return reply.code(503).header('retry-after', '30').send({ error: 'come back later' });
  if (event === 'forged') {
    log.warn({ gateway: gateway.name }, 'somebody pretends to be a gateway');
    return reply.code(401).send({ error: 'this is not signed' });
  }
  return reply.code(200).send({ outcome: await payments.hear(gateway.name, event) });
}
