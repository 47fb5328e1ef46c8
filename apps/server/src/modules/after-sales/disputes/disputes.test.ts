import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { rowsOf } from '../../accounts/testing/people.ts';
import { proveBalance } from '../../ledger/index.ts';
import { openArbiter, openCase, storedState } from './testing/dispute-desk.ts';

const app = await openSharedTestApp();
const ines = await openArbiter(app);
const otto = await openArbiter(app);
const stepsOf = async (refundSn: string) => (await ines.info(refundSn)).steps.map(({ what, by }) => `${what} ${by}`);

describe('a dispute', () => {
  it('is opened after a refusal, one at a time, and can be withdrawn and reopened', async () => {
    const { apply, refuse, dispute, withdraw } = await openCase(app, { priceCents: 5_000, count: 2 });
    const refundSn = await apply();
    expect((await dispute(refundSn)).reason).toBe('refund.state');
    await refuse(refundSn);
    expect((await dispute(refundSn)).success).toBe(true);
    expect((await dispute(refundSn)).reason).toBe('refund.state');
    expect(await storedState(app, refundSn)).toMatchObject({ state: 8, dispute: 'open' });
    expect((await withdraw(refundSn)).success).toBe(true);
    expect((await withdraw(refundSn)).reason).toBe('refund.state');
    expect(await storedState(app, refundSn)).toMatchObject({ state: 7, dispute: 'withdrawn' });
    expect((await dispute(refundSn)).success).toBe(true);
    expect(await storedState(app, refundSn)).toMatchObject({ state: 8, dispute: 'open' });
    expect((await dispute('9999999999')).reason).toBe('refund.notFound');
  });

  it('ends when the buyer withdraws the refund request', async () => {
    const { open, buyer } = await openCase(app, { priceCents: 5_000, count: 1 });
    const refundSn = await open();
    expect((await buyer('PUT', `/cancel/${refundSn}`)).success).toBe(true);
    expect(await storedState(app, refundSn)).toMatchObject({ state: 6, dispute: 'withdrawn' });
    expect((await ines.rule(refundSn, 'full')).reason).toBe('refund.state');
  });

  it('pays when it is granted in full or in part, and closes the request when it is dismissed', async () => {
    const { open } = await openCase(app, { priceCents: 5_000, count: 3 });
    const full = await open();
    expect((await ines.rule(full, 'full')).data).toEqual({ isProposed: false });
    const part = await open();
    expect((await ines.rule(part, 'part')).reason).toBe('refund.belowMinimum');
    expect((await ines.rule(part, 'part', { amount: 50.01 })).reason).toBe('refund.tooMuch');
    expect((await ines.rule(part, 'part', { amount: 12.34 })).data).toEqual({ isProposed: false });
    const refused = await open();
    expect((await ines.rule(refused, 'refused')).data).toEqual({ isProposed: false });
    expect(await storedState(app, full)).toMatchObject({
      state: 2,
      money: 'requested',
      refunded: 5_000,
      ruling: 'full',
    });
    expect(await storedState(app, part)).toMatchObject({ money: 'requested', refunded: 1_234, ruling: 'part' });
    expect(await storedState(app, refused)).toMatchObject({ state: -1, money: 'none', refunded: 0, dispute: 'ruled' });
    expect((await ines.rule(full, 'full')).reason).toBe('refund.state');
    expect((await ines.info(part)).dispute).toMatchObject({ ruling: 'part', rulingWords: 'It is part.' });
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('can be ruled so that the goods are returned before the refund', async () => {
    const { open, buyer, seller } = await openCase(app, { priceCents: 5_000, count: 1 });
    const place = { receiver: 'Olga', phone: '13800138001', areaId: 440305, detail: '7 Harbour Road', isDefault: true };
    expect((await seller('POST', '/returnAddress', place)).success).toBe(true);
    const refundSn = await open();
    expect((await ines.rule(refundSn, 'full', { needsReturn: true })).success).toBe(true);
    expect(await storedState(app, refundSn)).toMatchObject({ state: 2, money: 'none', ruling: 'full' });
    const { data } = await buyer('GET', `/info?refundSn=${refundSn}`);
    expect(data).toMatchObject({ actions: expect.arrayContaining(['sendBack']), returnAddress: expect.anything() });
  });

  it('lists evidence, questions, the extension and the ruling in the timeline', async () => {
    const { open, seller, buyer } = await openCase(app, { priceCents: 5_000, count: 1 });
    const refundSn = await open();
    expect((await buyer('POST', '/proof', { refundSn, words: 'Here it is' })).success).toBe(true);
    expect((await seller('POST', '/refund/proof', { refundSn, words: 'It was whole' })).success).toBe(true);
    await ines.ask(refundSn, 'seller');
    await ines.call('PUT', '/intervention/extend', { refundSn });
    await ines.rule(refundSn, 'refused');
    const told = ['dismissed platform', 'extended platform', 'asked platform', 'said seller', 'said buyer'];
    expect(await stepsOf(refundSn)).toEqual([...told, 'disputed buyer', 'refused seller', 'applied buyer']);
  });
});

describe('evidence', () => {
  it('is accepted from both sides of an open dispute only, and with their own pictures only', async () => {
    const { apply, refuse, dispute, buyer, seller } = await openCase(app, { priceCents: 5_000, count: 1 });
    const refundSn = await apply();
    await refuse(refundSn);
    expect((await buyer('POST', '/proof', { refundSn, words: 'Look' })).reason).toBe('refund.state');
    await dispute(refundSn);
    const foreign = { refundSn, words: 'Look', imgs: ['2026/11/none.webp'] };
    expect((await buyer('POST', '/proof', foreign)).reason).toBe('profile.foreignPicture');
    expect((await seller('POST', '/refund/proof', foreign)).reason).toBe('profile.foreignPicture');
    const other = await openCase(app, { priceCents: 5_000, count: 1 });
    expect((await other.buyer('POST', '/proof', { refundSn, words: 'Mine?' })).reason).toBe('refund.notFound');
  });

  it('has a deadline that staff extend once; a side that is asked gets three days to answer after it', async () => {
    const { open, buyer, seller } = await openCase(app, { priceCents: 5_000, count: 1 });
    const refundSn = await open();
    const addProofs = async (words: string) => [
      (await buyer('POST', '/proof', { refundSn, words })).reason,
      (await seller('POST', '/refund/proof', { refundSn, words })).reason,
    ];
    const passTime = () =>
      app.database.queries.execute(sql`update dispute set evidence_until = mall_now(), buyer_answer_until = null,
        seller_answer_until = null where request_id = (select id from refund_request where number = ${refundSn})`);
    expect(await addProofs('in time')).toEqual([undefined, undefined]);
    await passTime();
    expect(await addProofs('late')).toEqual(['refund.evidenceOver', 'refund.evidenceOver']);
    expect((await ines.call('PUT', '/intervention/extend', { refundSn })).success).toBe(true);
    expect((await otto.call('PUT', '/intervention/extend', { refundSn })).reason).toBe('dispute.extended');
    expect(await addProofs('extended')).toEqual([undefined, undefined]);
    await passTime();
    await ines.ask(refundSn, 'seller');
    expect(await addProofs('answer')).toEqual(['refund.evidenceOver', undefined]);
    const [{ days } = { days: 0 }] = await rowsOf<{ days: number }>(
      app,
      sql`select round(extract(epoch from seller_answer_until - mall_now()) / 86400)::int as days from dispute
        where request_id = (select id from refund_request where number = ${refundSn})`,
    );
    expect(days).toBe(3);
  });
});
