import { describe, expect, it } from 'vitest';
import { removeRowLocks, synchroniseTransactionsBefore } from '../../../testing/remove-guards.ts';
import { proveBalance } from '../../ledger/index.ts';
import { orders } from '../../orders/index.ts';
import { GROUP_CENTS, openGroupMall, readKeptCents } from './testing/group-mall.ts';

const JOINERS = Number(process.env.GROUP_JOINERS ?? 20);
const ROUNDS = Number(process.env.GROUP_ROUNDS ?? 3);
/** Grows with the number of buyers and rounds. */
const TIMEOUT_MS = 60_000 + JOINERS * ROUNDS * 200;
const OUTCOME_ROUNDS = Number(process.env.GROUP_OUTCOME_ROUNDS ?? 6);

describe('concurrent orders for the last place of a group', () => {
  it('take it once', { timeout: TIMEOUT_MS }, async () => {
    const mall = await openGroupMall(2);
    await mall.app.database.pool.query('update sku_stock set available = 100000 where sku_id = $1', [mall.skuId]);
    const joiners = await mall.buyers(JOINERS);
    for (let round = 0; round < ROUNDS; round += 1) {
      await (await mall.buyer()).join();
      const group = (await mall.groups()).at(-1);
      const answers = await Promise.all(joiners.map(({ submit }) => submit(group?.id)));
      expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
      expect(answers.filter(({ reason }) => reason === 'group.full')).toHaveLength(JOINERS - 1);
      const index = answers.findIndex(({ code }) => code === '00000');
      const placed = answers[index]?.data as { orderNumbers: string } | undefined;
      await joiners[index]?.pay(placed?.orderNumbers ?? '');
      expect((await mall.groups()).at(-1)).toMatchObject({ state: 'filled', taken: 2, paid: 2 });
    }
    expect(await proveBalance(mall.app.database.queries)).toEqual([]);
  });

  it('control: without the row lock on the group and the key on places, several take it', async () => {
    const mall = await openGroupMall(2);
    await (await mall.buyer()).join();
    const group = (await mall.groups()).at(-1);
    const joiners = await mall.buyers(3);
    await mall.app.database.pool.query(
      `alter table group_buy_place drop constraint group_buy_place_ordinal;
       alter table group_buy_place drop constraint group_buy_place_group_id_group_buy_id_fk`,
    );
    await removeRowLocks(mall.app, 'group_buy', { event: 'update', count: 1, write: 'null' });
    await synchroniseTransactionsBefore(mall.app, 'insert', 'group_buy_place', joiners.length);
    const answers = await Promise.all(joiners.map(({ submit }) => submit(group?.id)));
    expect(answers.filter(({ code }) => code === '00000').length).toBeGreaterThan(1);
  });
});

describe('the last payment, the end of the time and a leaving member at the same instant', () => {
  it('leave all orders to be shipped, all refunded, or the last buyer waiting in an open group', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < OUTCOME_ROUNDS; round += 1) {
      const mall = await openGroupMall(2);
      const [ada, ben] = await mall.buyers(2);
      const number = (await ada?.join()) ?? '';
      const group = (await mall.groups()).at(-1);
      const last = (await ben?.take(group?.id)) ?? '';
      if (round % 2 === 0) await mall.app.database.pool.query('update group_buy set expires_at = mall_now()');
      const expire = () => orders.jobs?.expireGroup?.run(mall.app.services.orders, { groupId: group?.id });
      await Promise.all([expire(), ben?.pay(last), ada?.leave(number), expire()]);
      await mall.runJobs();
      const statuses = await mall.statuses();
      const [after] = await mall.groups();
      const kept = await readKeptCents(mall.app);
      outcomes.add(`${after?.state} ${statuses}`);
      expect([
        ['filled', [2, 2], 2 * GROUP_CENTS],
        ['failed', [6, 6], 0],
        // The leader left before the last payment; its buyer waits for another member.
        ['open', [6, 7], GROUP_CENTS],
      ]).toContainEqual([after?.state, statuses, kept]);
      expect(await mall.taken()).toBe(kept / GROUP_CENTS);
      expect(await proveBalance(mall.app.database.queries)).toEqual([]);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });
});
