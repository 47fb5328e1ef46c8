import { SYSTEM } from '@galleria/domain/access/access';
import { centsOf } from '@galleria/domain/money/main-units';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { dataOf, SOUND } from '../../after-sales/testing/refund-shopper.ts';
import { seededRandom } from '../../after-sales/testing/seeded-random.ts';
import { site } from '../../site/index.ts';
import { openComboMall } from './testing/combo-mall.ts';

const ORDERS = Number(process.env.COMBO_ORDERS ?? 8);

const PARTS = [
  { priceCents: 3_333, normalCents: 4_001 },
  { priceCents: 1_999, normalCents: 1_999, quantity: 3 },
  { priceCents: 101, normalCents: 250, isFixed: false, quantity: 2 },
  { priceCents: 777, normalCents: 1_000, isFixed: false },
];

it(`${ORDERS} random combo purchases match the test’s own sums: shown, ordered, refunded`, async () => {
  const combo = await openComboMall(PARTS);
  const { app, mall, skuIds, confirm, submit, readLines } = combo;
  const limits = { unpaidTradesPerBuyer: ORDERS, unpaidPiecesPerBuyer: 1_000 };
  await inTransaction(app.database, SYSTEM, (transaction) => site.seed.seedSetting(transaction, 'rules', limits));
  const roll = seededRandom(20_261_117);
  for (let order = 0; order < ORDERS; order += 1) {
    const taken = PARTS.map(({ isFixed = true }) => isFixed || roll(2) === 0);
    const sets = 1 + roll(4);
    const cents = PARTS.reduce(
      (sum, { priceCents, quantity = 1 }, index) => sum + (taken[index] ? sets * quantity * priceCents : 0),
      0,
    );
    const chosen = skuIds.filter((_, index) => taken[index]);
    const shown = dataOf(await confirm(sets, chosen)) as { amounts: { actualTotal: number } };
    const expectedTotal = shown.amounts.actualTotal;
    const placed = dataOf(await submit(sets, chosen, { expectedTotal })) as { orderNumbers: string; payAmount: number };
    expect([centsOf(expectedTotal), centsOf(placed.payAmount)], `order ${order}`).toEqual([cents, cents]);
    const number = placed.orderNumbers;
    const sumOf = async (column: 'payable' | 'refunded') =>
      (await readLines(number)).reduce((sum, line) => sum + line[column], 0);
    expect(await sumOf('payable'), `order ${order}`).toBe(cents);
    await mall.pay(number);
    dataOf(await mall.ship(number));
    // All lines are refunded one after the other, each with the largest possible amount.
    for (const { id } of (await readLines(number)).toSorted(() => roll(3) - 1)) {
      const info = dataOf(await mall.ada.call('GET', `/orderRefund/applyInfo?orderNumber=${number}`)) as {
        lines: { orderItemId: number; maxAmount: number; maxCount: number }[];
      };
      const line = info.lines.find(({ orderItemId }) => orderItemId === id);
      const input = { orderItemId: id, goodsNum: line?.maxCount, refundAmount: line?.maxAmount };
      const asked = await mall.apply(number, input);
      // The line is worth less than the saving that is lost without it, so it can only be refunded with the rest.
      if (asked.reason === 'refund.belowMinimum') expect(line?.maxAmount).toBe(0);
      else dataOf(await mall.accept((dataOf(asked) as { refundSn: string }).refundSn));
    }
    expect(await sumOf('refunded'), `order ${order}`).toBeLessThanOrEqual(cents);
    const rest = await readLines(number);
    const isFullyRefunded = rest.every((line) => line.withheld === 0 && line.refunded === line.payable);
    expect(isFullyRefunded || rest.some(({ refunded }) => refunded === 0)).toBe(true);
  }
  expect(await mall.prove()).toEqual(SOUND);
}, 180_000);
