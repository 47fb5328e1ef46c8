import { randomBytes } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import {
  type ChargeStatus,
  fetchFromGateway,
  GatewayRejection,
  type PaymentGateway,
  type RefundRequest,
} from '../../gateways/payments/gateway.ts';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { addRefund, countDelivered, decideCharge, insertCharge, readCharge, type SandboxCharge } from './sandbox-db.ts';
import { eventAbout, parseSandboxWebhook } from './sandbox-events.ts';
import { SIGNATURE_HEADER, sign } from './signature.ts';

export interface SandboxContext {
  readonly database: Database;
  /** The base URL of the webhook. */
  readonly publicUrl: () => string;
  /** Signs the webhook events. */
  readonly key: Buffer;
}

/** The job is run by the payments module. */
const DELIVER_SANDBOX_EVENT = 'deliverSandboxEvent';
/** The page delivers the event at once; the job retries a failed delivery. */
const RETRY_AFTER_MS = 3_000;

/** A fake provider for gateways without keys: its own data, its own page, and signed webhooks over HTTP. */
export class Sandbox {
  readonly #context: SandboxContext;
  readonly gateway: PaymentGateway;

  constructor(context: SandboxContext) {
    this.#context = context;
    this.gateway = {
      name: 'sandbox',
      createCharge: async (charge) => {
        const { payNumber, amountCents, currency, description, returnUrl } = charge;
        const ref = await insertCharge(context.database.queries, {
          ...{ ref: newRef(), payNumber, amountCents, currency, description, returnUrl },
        });
        // A path without a host: the buyer stays on the host where they are signed in.
        return { reference: ref, redirectUrl: `/sandbox-pay/${ref}` };
      },
      getOrCaptureCharge: async (reference) => statusOf(await readCharge(context.database.queries, reference)),
      refund: (refund) => this.#refund(refund),
      parseWebhook: async (headers, body) => parseSandboxWebhook(context.key, headers, body),
    };
  }

  charge(ref: string) {
    return readCharge(this.#context.database.queries, ref);
  }

  /** The buyer's choice on the page. The webhook is called before the buyer returns, if possible. */
  async decide(ref: string, state: 'paid' | 'declined' | 'left'): Promise<void> {
    const isDecided = await inTransaction(this.#context.database, SYSTEM, async (transaction) => {
      if (!(await decideCharge(transaction.queries, ref, state))) return false;
      const runAt = new Date(Date.now() + RETRY_AFTER_MS);
      await transaction.schedule(DELIVER_SANDBOX_EVENT, { ref }, { key: `sandbox:${ref}`, runAt });
      return true;
    });
    if (isDecided) await this.deliverEvent(ref).catch(() => undefined);
  }

  /** Calls the webhook. Throws when it does not answer with 2xx, so that the job is retried. */
  async deliverEvent(ref: string): Promise<void> {
    const { database, publicUrl, key } = this.#context;
    const charge = await readCharge(database.queries, ref);
    if (!charge || charge.state === 'open' || charge.deliveredEvents >= eventCount(charge)) return;
    const body = JSON.stringify(eventAbout(charge));
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(key, body, nowSeconds()) };
    const { ok, status } = await fetchFromGateway(
      new Request(`${publicUrl()}/api/hooks/sandbox`, { method: 'POST', headers, body }),
    );
    if (!ok) throw new Error(`deliverEvent: the webhook answered ${status} (charge: ${ref})`);
    await countDelivered(database.queries, ref);
  }

  async #refund({ reference, amountCents, key }: RefundRequest): Promise<{ reference: string }> {
    return inTransaction(this.#context.database, SYSTEM, async (transaction) => {
      const { queries } = transaction;
      if (await addRefund(queries, reference, key, amountCents)) {
        await transaction.schedule(DELIVER_SANDBOX_EVENT, { ref: reference }, { key: `sandbox:${reference}` });
      }
      const charge = await readCharge(queries, reference);
      if (charge?.refunds[key] === undefined) {
        throw new GatewayRejection(`refund: ${amountCents} cents exceed what is left of ${reference}`);
      }
      return { reference: `${reference}.${key}` };
    });
  }
}

/** One event for the buyer's choice, one for each refund. */
function eventCount({ refunds }: SandboxCharge): number {
  return 1 + Object.keys(refunds).length;
}

function statusOf(charge: Awaited<ReturnType<typeof readCharge>>): ChargeStatus {
  if (!charge) return { state: 'failed', failure: 'unknown' };
  if (charge.state === 'open') return charge.isExpired ? { state: 'failed', failure: 'expired' } : { state: 'open' };
  if (charge.state !== 'paid') return { state: 'failed', failure: charge.state };
  const { ref: reference, payNumber, amountCents, currency } = charge;
  return { state: 'paid', charge: { payNumber, reference, amountCents, currency, chargeRef: reference } };
}

function newRef(): string {
  return `sb_${randomBytes(18).toString('base64url')}`;
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
