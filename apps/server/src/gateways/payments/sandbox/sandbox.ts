import { randomBytes } from 'node:crypto';
import { VISITOR } from '@galleria/domain/access/access';
import type { TaskList } from 'graphile-worker';
import type { Database } from '../../../infra/database/database.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { GatewayRefusal, type Look, type PaymentGateway, type Refund } from '../gateway.ts';
import { fetchInTime } from '../in-time.ts';
import { eventAbout, readSandboxEvent } from './events.ts';
import { countDelivered, decideCharge, giveBack, insertCharge, readCharge, type SandboxCharge } from './sandbox-db.ts';
import { SIGNATURE_HEADER, sign } from './signature.ts';

export interface SandboxContext {
  readonly database: Database;
  /** Where the mall takes in what gateways tell it. */
  readonly publicUrl: () => string;
  /** Both sides of the stand-in know it, and nobody else. */
  readonly key: Buffer;
}

const DELIVER_TASK = 'deliverSandboxEvent';
/** The page delivers at once; this is for when it could not. */
const SECOND_TRY_MS = 3_000;

/** Stands in for gateways without keys: its own books, its own page, and signed news over HTTP like everybody else's. */
export class Sandbox {
  readonly #context: SandboxContext;
  readonly gateway: PaymentGateway;

  constructor(context: SandboxContext) {
    this.#context = context;
    this.gateway = {
      name: 'sandbox',
      begin: async (charge) => {
        const { number: payNumber, amountCents, currency, description, returnUrl } = charge;
        const ref = await insertCharge(context.database.queries, {
          ...{ ref: newRef(), payNumber, amountCents, currency, description, returnUrl },
        });
        // Without a host: the buyer stays on the one they came by, where they are signed in.
        return { reference: ref, redirectUrl: `/sandbox-pay/${ref}` };
      },
      look: async (reference) => lookOf(await readCharge(context.database.queries, reference)),
      refund: (refund) => this.#refund(refund),
      readEvent: async (headers, body) => readSandboxEvent(context.key, headers, body),
    };
  }

  get tasks(): TaskList {
    return { [DELIVER_TASK]: (payload) => this.#deliverNews((payload as { ref: string }).ref) };
  }

  charge(ref: string) {
    return readCharge(this.#context.database.queries, ref);
  }

  /** What the person on its page chose. The mall hears of it before they are back there, if it can. */
  async decide(ref: string, state: 'paid' | 'declined' | 'left'): Promise<void> {
    const isDecided = await inTransaction(this.#context.database, VISITOR, async (transaction) => {
      const { queries } = transaction;
      if (!(await decideCharge(queries, ref, state))) return false;
      const runAt = new Date(Date.now() + SECOND_TRY_MS);
      await transaction.schedule(DELIVER_TASK, { ref }, { key: `sandbox:${ref}`, runAt });
      return true;
    });
    if (isDecided) await this.#deliverNews(ref).catch(() => undefined);
  }

  /** Thrown out of here, the worker comes back later: gateways do not give up either. */
  async #deliverNews(ref: string): Promise<void> {
    const { database, publicUrl, key } = this.#context;
    const charge = await readCharge(database.queries, ref);
    if (!charge || charge.state === 'open' || charge.deliveredEvents >= newsCount(charge)) return;
    const body = JSON.stringify(eventAbout(charge));
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(key, body, nowSeconds()) };
    const { ok, status } = await fetchInTime(
      new Request(`${publicUrl()}/api/hooks/sandbox`, { method: 'POST', headers, body }),
    );
    if (!ok) throw new Error(`the mall answered ${status}`);
    await countDelivered(database.queries, ref);
  }

  async #refund({ reference, amountCents, key }: Refund): Promise<{ reference: string }> {
    return inTransaction(this.#context.database, VISITOR, async (transaction) => {
      const { queries } = transaction;
      if (await giveBack(queries, reference, key, amountCents)) {
        await transaction.schedule(DELIVER_TASK, { ref: reference }, { key: `sandbox:${reference}` });
      }
      const charge = await readCharge(queries, reference);
      if (charge?.refunds[key] === undefined) throw new GatewayRefusal('there is not so much to give back');
      return { reference: `${reference}.${key}` };
    });
  }
}

/** One about what became of it, one about each refund. */
function newsCount({ refunds }: SandboxCharge): number {
  return 1 + Object.keys(refunds).length;
}

function lookOf(charge: Awaited<ReturnType<typeof readCharge>>): Look {
  if (!charge) return { state: 'failed', failure: 'unknown' };
  if (charge.state === 'open') return charge.isForgotten ? { state: 'failed', failure: 'expired' } : { state: 'open' };
  if (charge.state !== 'paid') return { state: 'failed', failure: charge.state };
  const { ref: reference, payNumber: number, amountCents, currency } = charge;
  return { state: 'paid', money: { number, reference, amountCents, currency, chargeRef: reference } };
}

function newRef(): string {
  return `sb_${randomBytes(18).toString('base64url')}`;
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
