import { SYSTEM } from '@galleria/domain/access/access';
import { isRefused } from '@galleria/domain/refusals';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { describe, expect, it } from 'vitest';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { findClaimableOrder, lockTrade } from '../orders/index.ts';
import { lockRequest, type RefundCase } from './requests/lock-request.ts';
import { moveTo } from './requests/move-to.ts';
import { findRequest } from './requests/requests-db.ts';
import { openRaceMall } from './testing/race-mall.ts';
import { REQUEST_RACES } from './testing/refund-races.ts';
import { dataOf, openRefundMall, type RefundMall, SOUND } from './testing/refund-shopper.ts';
import { SETTLEMENT_RACES } from './testing/settlement-races.ts';

const ROUNDS = 6;
/** `bench/refunds.ts` runs more rounds. */
const RACE_ROUNDS = Number(process.env.REFUND_RACE_ROUNDS ?? 4);
const CONTROL_ROUNDS = 2;

type Lock = (transaction: Transaction, refundSn: string) => Promise<RefundCase | undefined>;

const locked: Lock = (transaction, number) => lockRequest(transaction, DEFAULT_RULES, { number });

/** The control: the same case, read but not locked. */
const unlocked =
  (mall: RefundMall): Lock =>
  async (transaction, number) => {
    const { queries } = transaction;
    const request = await findRequest(queries, { number });
    const order = request && (await findClaimableOrder(queries, mall.userId, request.orderNumber));
    const trade = order && (await lockTrade(transaction, order.tradeId));
    return trade && { request, order, trade, isAccountOpen: true, isPostageTaken: false, rules: DEFAULT_RULES };
  };

/** The store accepts, the buyer withdraws and the deadline passes at once, through the real code. */
async function race(mall: RefundMall, refundSn: string, lock: Lock) {
  const act = (event: 'accepted' | 'withdrawn', by: 'seller' | 'buyer' | 'clock') =>
    inTransaction(mall.context.database, SYSTEM, async (transaction) => {
      const found = await lock(transaction, refundSn);
      if (!found) throw new Error('race: no request');
      return moveTo(transaction, found, event, { by });
    });
  const acts = [act('accepted', 'seller'), act('withdrawn', 'buyer'), act('accepted', 'clock')];
  const settled = await Promise.allSettled(acts);
  return {
    done: settled.filter((one) => one.status === 'fulfilled' && !isRefused(one.value)).length,
    /** Stopped by a database constraint, the last line of defence. */
    failed: settled.filter((one) => one.status === 'rejected').length,
  };
}

describe('one refund request that store, buyer and clock decide concurrently', () => {
  it('has one outcome, and is paid once or not at all', async () => {
    const mall = await openRefundMall(await openTestApp());
    for (let round = 0; round < ROUNDS; round++) {
      const { number } = await mall.buy([1, 1]);
      const sn = await mall.requestRefund(number, { refundAmount: 50 });
      const before = await mall.balance();
      expect(await race(mall, sn, locked)).toEqual({ done: 1, failed: 0 });
      const { returnMoneySts } = await mall.info(sn);
      expect([5, 6]).toContain(returnMoneySts);
      expect((await mall.balance()) - before).toBe(returnMoneySts === 5 ? 5_000 : 0);
    }
    const refunds = await mall.rows<{ n: number }>(`select count(*)::int as n from order_refund group by order_id`);
    expect(refunds.every(({ n }) => n === 1)).toBe(true);
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('control: without row locks several decisions succeed, or fail at a database constraint', async () => {
    const mall = await openRefundMall(await openTestApp());
    let isBroken = false;
    for (let round = 0; round < ROUNDS && !isBroken; round++) {
      const { number } = await mall.buy([1, 1]);
      const sn = await mall.requestRefund(number, { refundAmount: 50 });
      const { done, failed } = await race(mall, sn, staleOf(mall));
      isBroken = done > 1 || failed > 0;
    }
    expect(isBroken).toBe(true);
  });
});

/** A lock that waits until all three callers have read the request, and returns these stale reads. */
function staleOf(mall: RefundMall): Lock {
  const waiting: (() => void)[] = [];
  return async (transaction, number) => {
    const read = await findRequest(transaction.queries, { number });
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 3) for (const go of waiting.splice(0)) go();
    });
    const found = await unlocked(mall)(transaction, number);
    return found && read && { ...found, request: read };
  };
}

describe('pieces that are requested and shipped concurrently', () => {
  it('are shipped or refunded, not both', async () => {
    const mall = await openRefundMall(await openTestApp());
    for (let round = 0; round < ROUNDS; round++) {
      const { number } = await mall.buy([1, 0]);
      const [asked, shipped] = await Promise.all([mall.apply(number, { refundAmount: 30.01 }), mall.ship(number)]);
      expect(asked.success).toBe(true);
      const { refundSn } = asked.data as { refundSn: string };
      dataOf(await mall.accept(refundSn));
      expect((await mall.ada.detail(number)).status).toBe(shipped.success ? 3 : 6);
    }
    expect(await mall.prove()).toEqual(SOUND);
  });
});

describe.each([...REQUEST_RACES, ...SETTLEMENT_RACES])('$name at once', (race) => {
  const play = async (rounds: number, forget = '') => {
    const mall = await openRaceMall();
    await mall.rows(forget);
    const playRound = await race.open(mall, rounds);
    const outcomes = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      const { outcome, wrong } = await playRound(round);
      if (wrong) return { mall, outcomes, wrong };
      outcomes.add(outcome);
    }
    return { mall, outcomes, wrong: (await race.end?.(mall)) ?? [] };
  };

  it(`has one outcome in ${RACE_ROUNDS} rounds, to the cent`, { timeout: RACE_ROUNDS * 60_000 }, async () => {
    const { mall, outcomes, wrong } = await play(RACE_ROUNDS);
    expect(wrong).toEqual([]);
    // A single outcome would mean that there was no race.
    expect(outcomes.size).toBeGreaterThan(1);
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('control: without its guard a round ends with a wrong outcome', async () => {
    expect((await play(CONTROL_ROUNDS, race.forget)).wrong).not.toEqual([]);
  });
});
