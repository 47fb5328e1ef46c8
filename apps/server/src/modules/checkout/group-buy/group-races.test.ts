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
  it('are refused as full except one', { timeout: TIMEOUT_MS }, async () => {
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

  it('control: without the row lock on the group and the key on places several succeed', async () => {
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
      const { mall, groupId, leave, payLast } = await openAlmostFullGroup();
      if (round % 2 === 0) await mall.app.database.pool.query('update group_buy set expires_at = mall_now()');
      const expire = () => orders.jobs?.expireGroup?.run(mall.app.services.orders, { groupId });
      await Promise.all([expire(), payLast(), leave(), expire()]);
      await mall.runJobs();
      const [state, statuses, keptCents] = await outcomeOf(mall);
      outcomes.add(`${state} ${statuses}`);
      expect(CORRECT_OUTCOMES).toContainEqual([state, statuses, keptCents]);
      expect(await mall.taken()).toBe(keptCents / GROUP_CENTS);
      expect(await proveBalance(mall.app.database.queries)).toEqual([]);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it('control: without the row lock on the group the last payment fails, as it counts the leaving member', async () => {
    const { mall, leave, payLast } = await openAlmostFullGroup();
    await removeRowLocks(mall.app, 'group_buy', { event: 'update', count: 2, write: 'null' });
    const [paying, leaving] = await Promise.allSettled([payLast(), leave()]);
    expect([paying.status, leaving.status]).toEqual(['rejected', 'fulfilled']);
    const outcome = await outcomeOf(mall);
    expect(outcome).toEqual(['open', [6, 1], 0]);
    expect(CORRECT_OUTCOMES).not.toContainEqual(outcome);
  });
});

/** The state of the group, the statuses of the two orders, and the money that was paid and not refunded. */
const CORRECT_OUTCOMES = [
  ['filled', [2, 2], 2 * GROUP_CENTS],
  ['failed', [6, 6], 0],
  // The leader left before the last payment; its buyer waits for another member.
  ['open', [6, 7], GROUP_CENTS],
];

type GroupMall = Awaited<ReturnType<typeof openGroupMall>>;

async function outcomeOf(mall: GroupMall): Promise<[string | undefined, number[], number]> {
  const [group] = await mall.groups();
  return [group?.state, await mall.statuses(), await readKeptCents(mall.app)];
}

/** A group of two whose leader has paid, and whose last place is taken and unpaid. */
async function openAlmostFullGroup() {
  const mall = await openGroupMall(2);
  const [ada, ben] = await mall.buyers(2);
  const number = (await ada?.join()) ?? '';
  const groupId = (await mall.groups()).at(-1)?.id;
  const last = (await ben?.take(groupId)) ?? '';
  return { mall, groupId, leave: () => ada?.leave(number), payLast: () => ben?.pay(last) };
}
