import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { proveBalance } from '../../ledger/index.ts';
import { countOpenDisputes } from './disputes-db.ts';
import { openArbiter, openCase, storedState } from './testing/dispute-desk.ts';

const app = await openSharedTestApp();
const ines = await openArbiter(app);
const otto = await openArbiter(app);

describe('a ruling above the limit', () => {
  it('needs a second, different person, whether it grants or dismisses', async () => {
    const { open } = await openCase(app, { priceCents: 150_000, count: 2 });
    const seen: string[] = [];
    for (const ruling of ['full', 'refused'] as const) {
      const refundSn = await open();
      seen.push(refundSn);
      expect((await ines.second(refundSn, true)).reason).toBe('dispute.notProposed');
      expect((await ines.rule(refundSn, ruling)).data).toEqual({ isProposed: true });
      expect(await storedState(app, refundSn)).toMatchObject({ state: 8, money: 'none', dispute: 'open' });
      expect((await otto.rule(refundSn, 'refused')).reason).toBe('dispute.proposed');
      expect((await ines.second(refundSn, true)).reason).toBe('dispute.samePerson');
      expect((await ines.info(refundSn)).proposal).toMatchObject({ byId: ines.staffId, ruling });
      expect((await otto.second(refundSn, true)).success).toBe(true);
      expect((await otto.second(refundSn, true)).reason).toBe('refund.state');
    }
    const [granted = '', dismissed = ''] = seen;
    expect(await storedState(app, granted)).toMatchObject({ money: 'requested', refunded: 150_000 });
    expect(await storedState(app, dismissed)).toMatchObject({ state: -1, refunded: 0, ruledBy: otto.staffId });
  });

  it('returns to its proposer with a reason when rejected, and is void when the buyer withdraws', async () => {
    const { open, withdraw, dispute } = await openCase(app, { priceCents: 150_000, count: 1 });
    const refundSn = await open();
    await ines.rule(refundSn, 'part', { amount: 900 });
    expect((await ines.page('view=second')).records.map((one) => one.refundSn)).toContain(refundSn);
    expect((await otto.second(refundSn, false, 'Look at the second picture')).success).toBe(true);
    const { steps, proposal } = await ines.info(refundSn);
    expect(proposal).toBeNull();
    expect(steps[0]).toMatchObject({ what: 'proposalRejected', words: 'Look at the second picture', amount: 900 });
    await ines.rule(refundSn, 'full');
    expect((await ines.second(refundSn, false)).success).toBe(true);
    await ines.rule(refundSn, 'full');
    await withdraw(refundSn);
    expect((await otto.second(refundSn, true)).reason).toBe('refund.state');
    await dispute(refundSn);
    expect((await otto.second(refundSn, true)).reason).toBe('dispute.notProposed');
  });

  it('is refused by database constraints when one person proposes and makes it', async () => {
    const { open } = await openCase(app, { priceCents: 150_000, count: 1 });
    const refundSn = await open();
    await ines.rule(refundSn, 'full');
    const ofRequest = sql`request_id = (select id from refund_request where number = ${refundSn})`;
    const end = sql`state = 'ruled', ended_at = mall_now()`;
    for (const [forged, constraint] of [
      [sql`update dispute set ${end}, ruled_by = proposed_by where ${ofRequest}`, 'dispute_two_people'],
      [
        sql`update dispute set ${end}, ruled_by = 'x', proposed_by = null, proposed_at = null where ${ofRequest}`,
        'dispute_second_person',
      ],
    ] as const) {
      await expect(app.database.queries.execute(forged)).rejects.toMatchObject({ cause: { constraint } });
    }
  });
});

describe('refundByMall', () => {
  it('grants a new, refused or disputed request, up to the amount that is left', async () => {
    const { apply, refuse, open } = await openCase(app, { priceCents: 5_000, count: 3 });
    const fresh = await apply();
    expect((await ines.grant(fresh, 50.01)).reason).toBe('refund.tooMuch');
    expect((await ines.grant(fresh, 0)).reason).toBe('refund.belowMinimum');
    expect((await ines.grant(fresh, 20)).success).toBe(true);
    expect((await ines.grant(fresh, 20)).reason).toBe('refund.state');
    expect(await storedState(app, fresh)).toMatchObject({ money: 'requested', refunded: 2_000, dispute: null });
    const second = await apply();
    await refuse(second);
    expect((await ines.grant(second, 50)).success).toBe(true);
    const third = await open();
    expect((await ines.grant(third, 50)).success).toBe(true);
    expect(await storedState(app, third)).toMatchObject({ refunded: 5_000, dispute: 'ruled', ruling: 'full' });
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('proposes a grant above the limit, which another person confirms', async () => {
    const { apply } = await openCase(app, { priceCents: 150_000, count: 1 });
    const refundSn = await apply();
    const before = await countOpenDisputes(app.database.queries);
    expect((await ines.second(refundSn, true)).reason).toBe('refund.state');
    expect((await ines.grant(refundSn, 1_200)).data).toEqual({ isProposed: true });
    expect(await storedState(app, refundSn)).toMatchObject({ state: 1, money: 'none', refunded: 0 });
    expect(await countOpenDisputes(app.database.queries)).toEqual({ ...before, rulings: before.rulings + 1 });
    expect((await ines.page('view=second')).records.map((one) => one.refundSn)).toContain(refundSn);
    expect((await otto.grant(refundSn, 5)).reason).toBe('dispute.proposed');
    expect((await ines.second(refundSn, true)).reason).toBe('dispute.samePerson');
    const { proposal, steps } = await otto.info(refundSn);
    expect(proposal).toMatchObject({ byId: ines.staffId, ruling: 'part', amount: 1_200, words: 'Out of goodwill.' });
    expect(steps[0]).toMatchObject({ what: 'proposed', amount: 1_200 });
    expect((await otto.second(refundSn, true)).success).toBe(true);
    expect(await storedState(app, refundSn)).toMatchObject({ money: 'requested', refunded: 120_000 });
    expect((await otto.second(refundSn, true)).reason).toBe('refund.state');
    expect((await ines.page('view=second')).records.map((one) => one.refundSn)).not.toContain(refundSn);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('makes no grant when the second person rejects it or the request has changed meanwhile', async () => {
    const { apply, refuse } = await openCase(app, { priceCents: 150_000, count: 1 });
    const refundSn = await apply();
    await ines.grant(refundSn, 1_500);
    expect((await otto.second(refundSn, false, 'Ask the store first')).success).toBe(true);
    const { proposal, steps } = await ines.info(refundSn);
    expect(proposal).toBeNull();
    expect(steps[0]).toMatchObject({ what: 'proposalRejected', words: 'Ask the store first', amount: 1_500 });
    await ines.grant(refundSn, 1_500);
    expect((await ines.second(refundSn, false)).success).toBe(true);
    await ines.grant(refundSn, 1_500);
    await refuse(refundSn);
    expect((await otto.second(refundSn, true)).reason).toBe('refund.state');
    expect((await ines.grant(refundSn, 1_500)).data).toEqual({ isProposed: true });
    expect((await otto.second(refundSn, true)).success).toBe(true);
    expect(await storedState(app, refundSn)).toMatchObject({ refunded: 150_000 });
  });

  it('is refused to one person alone by the database, and becomes the ruling of an open dispute', async () => {
    const { apply, open } = await openCase(app, { priceCents: 150_000, count: 2 });
    const plain = await apply();
    await ines.grant(plain, 1_500);
    const forged = sql`update mall_grant set state = 'made', ended_at = mall_now(), decided_by = proposed_by
      where request_id = (select id from refund_request where number = ${plain})`;
    const constraint = 'mall_grant_two_people';
    await expect(app.database.queries.execute(forged)).rejects.toMatchObject({ cause: { constraint } });
    await otto.second(plain, true);
    const refundSn = await open();
    expect((await ines.grant(refundSn, 1_500)).data).toEqual({ isProposed: true });
    expect(await storedState(app, refundSn)).toMatchObject({ dispute: 'open', proposedBy: ines.staffId });
    expect((await otto.second(refundSn, true)).success).toBe(true);
    expect(await storedState(app, refundSn)).toMatchObject({ dispute: 'ruled', ruling: 'full', refunded: 150_000 });
  });

  it('can require the return of the goods first, also when a second person has to confirm', async () => {
    const small = await openCase(app, { priceCents: 5_000, count: 1 });
    const refundSn = await small.apply();
    expect((await ines.grant(refundSn, 50, { needsReturn: true })).success).toBe(true);
    expect(await storedState(app, refundSn)).toMatchObject({ state: 2, money: 'none', refunded: 0 });
    const large = await openCase(app, { priceCents: 150_000, count: 1 });
    const proposed = await large.apply();
    await ines.grant(proposed, 1_500, { needsReturn: true });
    expect((await otto.info(proposed)).proposal).toMatchObject({ needsReturn: true, amount: 1_500 });
    expect((await otto.second(proposed, true)).success).toBe(true);
    expect(await storedState(app, proposed)).toMatchObject({ state: 2, money: 'none', refunded: 0 });
    expect((await ines.grant(proposed, 1_500)).data).toEqual({ isProposed: true });
    await otto.second(proposed, true);
    expect(await storedState(app, proposed)).toMatchObject({ money: 'requested', refunded: 150_000 });
  });
});

describe('refuseByMall', () => {
  it('refuses in place of the store; the buyer can open a dispute', async () => {
    const { apply, dispute } = await openCase(app, { priceCents: 5_000, count: 1 });
    const refundSn = await apply();
    expect((await ines.refuse(refundSn, 49)).reason).toBe('refund.changed');
    expect((await ines.refuse(refundSn, 50)).success).toBe(true);
    expect((await ines.refuse(refundSn, 50)).reason).toBe('refund.state');
    expect(await storedState(app, refundSn)).toMatchObject({ state: 7, money: 'none' });
    const { steps } = await otto.info(refundSn);
    expect(steps[0]).toMatchObject({ what: 'refused', by: 'platform', words: 'Nothing is to be seen.' });
    expect((await dispute(refundSn)).success).toBe(true);
    expect((await otto.rule(refundSn, 'full')).data).toEqual({ isProposed: false });
    expect(await storedState(app, refundSn)).toMatchObject({ money: 'requested', refunded: 5_000 });
  });
});
