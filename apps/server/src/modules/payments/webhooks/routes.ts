import { visitor } from '@galleria/contract/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayName, PaymentGateway } from '../../../gateways/payments/gateway.ts';
import type { PaymentsContext } from '../context.ts';
import { handleWebhookEvent } from './handle-webhook-event.ts';

const PATHS: Record<GatewayName, string> = { stripe: 'stripe', payPal: 'paypal', sandbox: 'sandbox' };

/**
 * Webhooks of the gateways. The signature covers the exact bytes, so the body is not parsed before it is verified.
 * Every gateway retries requests that are not answered with 2xx.
 */
export function registerPaymentWebhooks(server: FastifyInstance, context: PaymentsContext): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const gateway of context.gateways.all) {
      scope.post(`/api/hooks/${PATHS[gateway.name]}`, { config: { access: visitor } }, (request, reply) =>
        answerWebhook(context, gateway, request, reply),
      );
    }
  });
}

async function answerWebhook(
  context: PaymentsContext,
  gateway: PaymentGateway,
  { headers, body, log }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (!Buffer.isBuffer(body)) return reply.code(400).send({ error: 'empty body' });
  const event = await gateway.parseWebhook(headers, body).catch((problem: unknown) => {
    log.warn(
      { event: 'webhook.verification_unavailable', gateway: gateway.name, err: problem },
      'webhook signature could not be verified',
    );
    return undefined;
  });
  if (!event) {
    return reply.code(503).header('retry-after', '30').send({ error: 'signature verification unavailable, retry' });
  }
  if (event === 'invalidSignature') {
    log.warn({ event: 'webhook.signature_invalid', gateway: gateway.name }, 'webhook signature is invalid');
    return reply.code(401).send({ error: 'invalid signature' });
  }
  if (event === 'malformed') {
    log.warn({ event: 'webhook.body_malformed', gateway: gateway.name }, 'webhook body is not an event');
    return reply.code(400).send({ error: 'malformed event' });
  }
  return reply.code(200).send({ outcome: await handleWebhookEvent(context, gateway.name, event) });
}
