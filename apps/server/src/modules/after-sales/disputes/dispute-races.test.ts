import type { Envelope } from '@galleria/contract/wire/envelope';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { proveBalance } from '../../ledger/index.ts';
import { runRefundClocks } from '../clocks/run-refund-clocks.ts';
import { PIECES_PER_ORDER } from '../testing/refund-races.ts';
import { type Arbiter, type Case, openArbiter, openCase, storedState } from './testing/dispute-desk.ts';

/** `bench/refunds.ts` runs more rounds. */
const ROUNDS = Number(process.env.DISPUTE_ROUNDS ?? 20);
const LIMIT_MS = ROUNDS * 10_000;
const CONTROL_ROUNDS = 1;

interface People {
  readonly app: TestApp;
  readonly ines: Arbiter;
  readonly otto: Arbiter;
  readonly buyer: Case;
}
type Pair = (people: People, refundSn: string) => Promise<Envelope>[];

/** Two concurrent calls of which only one may succeed. */
const PAIRS: Record<string, { readonly priceCents: number; readonly proposes?: boolean; readonly calls: Pair }> = {
  'two people rule': {
    priceCents: 1_000,
    calls: ({ ines, otto }, refundSn) => [ines.rule(refundSn, 'full'), otto.rule(refundSn, 'refused')],
  },
  'one rules, the buyer withdraws': {
    priceCents: 1_000,
    calls: ({ ines, buyer }, refundSn) => [ines.rule(refundSn, 'part', { amount: 3.33 }), buyer.withdraw(refundSn)],
  },
  'a proposal is confirmed and sent back': {
    priceCents: 100_001,
    proposes: true,
    calls: ({ ines, otto }, refundSn) => [otto.second(refundSn, true), ines.second(refundSn, false)],
  },
};

type Desk = Omit<People, 'buyer'>;

async function openDesk(): Promise<Desk> {
  const app = await openTestApp();
  return { app, ines: await openArbiter(app), otto: await openArbiter(app) };
}

/** One piece per round; places another order when its pieces are used up. */
async function eachRound(
  desk: Desk,
  priceCents: number,
  rounds: number,
  act: (people: People, round: number) => Promise<void>,
) {
  for (let round = 0; round < rounds; ) {
    const count = Math.min(rounds - round, PIECES_PER_ORDER);
    const people = { ...desk, buyer: await openCase(desk.app, { priceCents, count }) };
    for (const end = round + count; round < end; round++) await act(people, round);
  }
}

/**
 * Returns the rounds that went wrong: each must have one outcome, with the same result in the database and the money.
 */
async function play(desk: Desk, name: string, rounds: number): Promise<string[]> {
  const { app, ines } = desk;
  const pair = PAIRS[name];
  if (!pair) throw new Error(`play: no race ${name}`);
  const wrong: string[] = [];
  await eachRound(desk, pair.priceCents, rounds, async (people, round) => {
    const refundSn = await people.buyer.open();
    if (pair.proposes) await ines.rule(refundSn, 'full');
    const calls = pair.calls(people, refundSn);
    const answers = await Promise.all(round % 2 === 0 ? calls : calls.toReversed());
    const standing = await storedState(app, refundSn);
    const done = answers.filter(({ success }) => success).length;
    const owed = standing.ruling !== null && standing.dispute === 'ruled' ? standing.rulingCents : 0;
    if (done !== 1 || standing.refunded !== owed) {
      wrong.push(`${answers.map(({ reason = 'ok' }) => reason).join('+')} ${JSON.stringify(standing)}`);
    }
    await settle(people, refundSn);
  });
  return wrong;
}

/** Ends the request, so that the next piece can be claimed. */
async function settle({ buyer, ines }: People, refundSn: string): Promise<void> {
  await buyer.buyer('PUT', `/cancel/${refundSn}`);
  await ines.rule(refundSn, 'refused');
}

describe.each(Object.keys(PAIRS))('%s at once', (name) => {
  it(`has one outcome in ${ROUNDS} rounds`, { timeout: LIMIT_MS }, async () => {
    const desk = await openDesk();
    expect(await play(desk, name, ROUNDS)).toEqual([]);
    expect(await proveBalance(desk.app.database.queries)).toEqual([]);
  });

  it('control: when triggers discard state changes, a round ends with a wrong outcome', async () => {
    const desk = await openDesk();
    await discardChanges(desk.app);
    expect(await play(desk, name, CONTROL_ROUNDS)).not.toEqual([]);
  });
});

/** Control: triggers discard every change of state, so the guards of the real code have nothing to compare with. */
async function discardChanges({ database: { queries } }: TestApp): Promise<void> {
  await queries.execute(
    sql.raw(`
      create function forget_request() returns trigger language plpgsql as $$ begin
        new.state = old.state; new.ended_at = old.ended_at; new.money_state = old.money_state;
        new.order_refund_id = old.order_refund_id; return new; end $$;
      create trigger forget before update on refund_request for each row when (old.state = 8)
        execute function forget_request();
      create function forget_dispute() returns trigger language plpgsql as $$ begin return null; end $$;
      create trigger forget before update on dispute for each row when (new.state <> 'open' or new.proposed_by is null)
        execute function forget_dispute();
      alter table order_line disable trigger order_line_rules;
      alter table mall_order disable trigger mall_order_rules`),
  );
}

describe('refund deadlines that pass concurrently', () => {
  it(`do not end a dispute that is being ruled; a late dispute is opened or its request ends (${ROUNDS} rounds)`, {
    timeout: LIMIT_MS,
  }, async () => {
    const desk = await openDesk();
    const { app, ines } = desk;
    const { afterSales } = app.services;
    await eachRound(desk, 1_000, ROUNDS, async (people, round) => {
      const { buyer } = people;
      const isDisputed = round % 2 === 0;
      const refundSn = await buyer.apply();
      await buyer.refuse(refundSn);
      if (isDisputed) await buyer.dispute(refundSn);
      await app.database.queries.execute(
        sql`update refund_request set due_at = mall_now() where number = ${refundSn} and due_at is not null`,
      );
      const act = () => (isDisputed ? ines.rule(refundSn, 'full') : buyer.dispute(refundSn));
      const [answer] = await Promise.all([act(), runRefundClocks(afterSales), runRefundClocks(afterSales)]);
      const { state, dispute, refunded } = await storedState(app, refundSn);
      if (isDisputed) expect({ answer, state, refunded }).toMatchObject({ answer: { success: true }, refunded: 1_000 });
      else expect([state, dispute]).toEqual(answer.success ? [8, 'open'] : [-1, null]);
      await settle(people, refundSn);
    });
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });
});
