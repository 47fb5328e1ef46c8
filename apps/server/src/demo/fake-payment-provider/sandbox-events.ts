import { z } from 'zod';
import {
  EventText,
  type GatewayEvent,
  type Headers,
  headerOf,
  type ParsedWebhook,
  parseJson,
} from '../../gateways/payments/gateway.ts';
import type { SandboxCharge } from './sandbox-db.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';

const Event = z.object({
  id: EventText.min(1),
  type: EventText.min(1),
  charge: z.object({ ref: EventText, number: EventText, amountCents: z.int(), currency: EventText }),
});
export type SandboxEvent = z.output<typeof Event>;

/** The latest event about a charge. A retry sends the same event again, as with any gateway. */
export function eventAbout(charge: SandboxCharge): SandboxEvent {
  const { ref, payNumber: number, amountCents, currency, refundedCents, state } = charge;
  const type = refundedCents > 0 ? 'charge.refunded' : `charge.${state}`;
  const id = refundedCents > 0 ? `${ref}.${type}.${refundedCents}` : `${ref}.${type}`;
  return { id, type, charge: { ref, number, amountCents: refundedCents || amountCents, currency } };
}

export function parseSandboxWebhook(key: Buffer, headers: Headers, body: Buffer): ParsedWebhook {
  const signature = headerOf(headers, SIGNATURE_HEADER);
  if (!signature || !isSigned(key, body, signature, Date.now() / 1000)) return 'invalidSignature';
  const event = Event.safeParse(parseJson(body.toString('utf8')));
  return event.success ? toGatewayEvent(event.data) : 'malformed';
}

function toGatewayEvent({ id, type, charge }: SandboxEvent): GatewayEvent {
  const { ref: reference, number: payNumber, amountCents, currency } = charge;
  const ids = { id, type, payNumber, reference };
  switch (type) {
    case 'charge.paid':
      return {
        ...ids,
        kind: 'succeeded',
        charge: { payNumber, reference, amountCents, currency, chargeRef: reference },
      };
    case 'charge.declined':
    case 'charge.left':
      return { ...ids, kind: 'failed', failure: type.slice('charge.'.length) };
    case 'charge.refunded':
      return { ...ids, kind: 'refunded', chargeRef: reference, refunded: { amountCents, currency } };
    default:
      return { ...ids, kind: 'other' };
  }
}
