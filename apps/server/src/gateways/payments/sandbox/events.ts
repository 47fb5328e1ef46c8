import { z } from 'zod';
import { type GatewayEvent, type Headers, headerOf } from '../gateway.ts';
import type { SandboxCharge } from './sandbox-db.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';

const Event = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  charge: z.object({ ref: z.string(), number: z.string(), amountCents: z.int(), currency: z.string() }),
});
export type SandboxEvent = z.output<typeof Event>;

/** The news about a charge. Asked for twice it is the same event, as with any gateway that tries again. */
export function eventAbout(charge: SandboxCharge): SandboxEvent {
  const { ref, payNumber: number, amountCents, currency, refundedCents, state } = charge;
  const type = refundedCents > 0 ? 'charge.refunded' : `charge.${state}`;
  const id = refundedCents > 0 ? `${ref}.${type}.${refundedCents}` : `${ref}.${type}`;
  return { id, type, charge: { ref, number, amountCents: refundedCents || amountCents, currency } };
}

export function readSandboxEvent(key: Buffer, headers: Headers, body: Buffer): GatewayEvent | 'forged' {
  const signature = headerOf(headers, SIGNATURE_HEADER);
  if (!signature || !isSigned(key, body, signature, Date.now() / 1000)) return 'forged';
  const event = Event.safeParse(JSON.parse(body.toString('utf8')));
  return event.success ? meaningOf(event.data) : 'forged';
}

function meaningOf({ id, type, charge }: SandboxEvent): GatewayEvent {
  const { ref: reference, number, amountCents, currency } = charge;
  const about = { id, type, number, reference };
  switch (type) {
    case 'charge.paid':
      return {
        ...about,
        kind: 'succeeded',
        money: { number, reference, amountCents, currency, chargeRef: reference },
      };
    case 'charge.declined':
    case 'charge.left':
      return { ...about, kind: 'failed', failure: type.slice('charge.'.length) };
    case 'charge.refunded':
      return { ...about, kind: 'refunded', chargeRef: reference, returned: { amountCents, currency } };
    default:
      return { ...about, kind: 'other' };
  }
}
