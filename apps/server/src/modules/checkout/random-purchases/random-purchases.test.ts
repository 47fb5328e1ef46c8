import type { confirmOrder } from '@galleria/contract/checkout/checkout';
import type { OutputOf } from '@galleria/contract/operation';
import { ACTIVITY_KINDS } from '@galleria/domain/activities/activity-kinds';
import { centsOf } from '@galleria/domain/money/main-units';
import { expect, it } from 'vitest';
import { seededRandom } from '../../after-sales/testing/seeded-random.ts';
import type { Shopper } from '../testing/shopper.ts';
import { type DrawnCoupon, drawCoupons, drawGiftsLeft, drawPurchase, PURCHASE_KINDS } from './testing/draw-purchase.ts';
import { expectedPurchase } from './testing/expected-purchase.ts';
import type { GiftsLeft, WantedPurchase } from './testing/facts.ts';
import type { Roll } from './testing/insert-offers.ts';
import { enterCheckout, makeBuyer, readCharge, readPlaced } from './testing/place-purchase.ts';
import { openRandomMall, type RandomMall } from './testing/random-mall.ts';

const PURCHASES = Number(process.env.RANDOM_PURCHASES ?? 48);
const SEED = Number(process.env.RANDOM_SEED ?? 20_261_117);
const MAX_POINTS = 10_000_000;

interface Drawn {
  readonly wanted: WantedPurchase;
  readonly buyer: Shopper;
  readonly isNew: boolean;
  readonly left: GiftsLeft;
}

async function draw(mall: RandomMall, number: number, roll: Roll): Promise<Drawn> {
  const wanted = drawPurchase(mall, PURCHASE_KINDS[number % PURCHASE_KINDS.length] ?? 'cart', roll);
  const isNew = roll(2) === 0;
  return { wanted, isNew, buyer: await makeBuyer(mall.app, isNew), left: await drawGiftsLeft(mall, roll) };
}

/**
 * Confirms and places a purchase and compares both with the calculator. Returns the kinds of its lines; none if it was
 * refused.
 */
async function compare(mall: RandomMall, drawn: Drawn, roll: Roll): Promise<{ kinds: string[]; stores: number }> {
  const { wanted, buyer, isNew, left } = drawn;
  const expected = (coupons: readonly DrawnCoupon[], points: number) =>
    expectedPurchase(mall.facts, wanted, { isNew, coupons, points }, left);
  const checkout = await enterCheckout(buyer, wanted);
  const plain = expected([], MAX_POINTS);
  if (!('trade' in plain)) {
    const { reason } = await checkout.submit({});
    expect(wanted.way === 'flashSale' ? [...plain, 'flashSale.path'] : plain).toContain(reason);
    return { kinds: [], stores: 0 };
  }
  const goods = plain.lines.flatMap(({ skuId }) => mall.facts.goods.get(skuId) ?? []);
  let coupons = await drawCoupons(mall.app, buyer.userId, goods, roll);
  let most = expected(coupons, MAX_POINTS);
  while ('trade' in most && most.trade.refusedCoupons.length > 0) {
    expect((await checkout.submit({ couponUserIds: coupons.map(({ ownId }) => ownId) })).reason).toBe('coupon.unfit');
    const { refusedCoupons } = most.trade;
    coupons = coupons.filter(({ couponId }) => !refusedCoupons.includes(couponId));
    most = expected(coupons, MAX_POINTS);
  }
  const mostPoints = 'trade' in most ? Number(most.trade.points) : 0;
  const userUseScore = roll(3) === 0 ? 10 * roll(1 + mostPoints / 10) : 0;
  const bill = expected(coupons, userUseScore);
  if (!('trade' in bill)) throw new Error('compare: what was for sale a line ago is not');
  const choices = { couponUserIds: coupons.map(({ ownId }) => ownId), userUseScore };
  const confirmation = await checkout.confirm({ ...choices, isScorePay: 1 });
  expect(confirmation.reason).toBeUndefined();
  const shown = confirmation.data as OutputOf<typeof confirmOrder>;
  const payable = Number(bill.trade.payable);
  expect({ total: centsOf(shown.amounts.actualTotal), mostPoints: shown.mostScore }).toEqual({
    total: payable,
    mostPoints,
  });
  // The deposit is 0 when everything is paid at once.
  if (shown.preSale?.deposit) expect(centsOf(shown.preSale.deposit)).toBe(bill.dueCents);
  const { linesToken, giftsToken } = shown;
  const placed = await checkout.submit({
    ...choices,
    linesToken,
    giftsToken,
    expectedTotal: shown.amounts.actualTotal,
  });
  expect(placed.reason).toBeUndefined();
  const { orderNumbers, payAmount } = placed.data as { orderNumbers: string; payAmount: number };
  expect(centsOf(payAmount)).toBe(bill.dueCents);
  const { lines, sums } = await readPlaced(mall.app, orderNumbers);
  expect(sums).toMatchObject({ orders: payable, steps: payable, trade: payable });
  expect(lines.map(({ kind: _, ...line }) => line).toSorted(byLine)).toEqual(placedLines(bill).toSorted(byLine));
  if (bill.dueCents > 0) {
    expect(await readCharge(mall.app, buyer, orderNumbers)).toEqual([{ asked: bill.dueCents, charged: bill.dueCents }]);
  }
  const kinds = lines.map(({ kind }) => kind ?? 'normal');
  return { kinds, stores: orderNumbers.split(',').length };
}

interface Identified {
  readonly skuId: number;
  readonly mainSkuId: number | null;
}

/** The orders of a trade have no defined order, so their lines are sorted by SKU. */
function byLine(one: Identified, other: Identified): number {
  return one.skuId - other.skuId || (one.mainSkuId ?? 0) - (other.mainSkuId ?? 0);
}

type Bill = Extract<ReturnType<typeof expectedPurchase>, { trade: object }>;

function placedLines({ lines, trade }: Bill) {
  return lines.map(({ key, skuId, mainSkuId, activityId, quantity, unitCents, normalCents }) => {
    const own = trade.lines.get(key);
    const off = [...(own?.off.values() ?? [])].reduce((sum, part) => sum + part, 0n);
    return {
      ...{ skuId, mainSkuId, activityId, quantity, unit: unitCents, normal: activityId === null ? null : normalCents },
      ...{
        off: Number(off),
        shipping: Number(own?.shipping),
        points: Number(own?.points),
        payable: Number(own?.payable),
      },
    };
  });
}

it(`${PURCHASES} random purchases of all kinds match an independent calculator, line by line and to the cent`, {
  timeout: 60_000 + PURCHASES * 2_000,
}, async () => {
  const roll = seededRandom(SEED);
  const mall = await openRandomMall(roll, PURCHASES);
  const seen = new Map<string, number>();
  let withSeveralStores = 0;
  for (let number = 0; number < PURCHASES; number += 1) {
    const drawn = await draw(mall, number, roll);
    try {
      const { kinds, stores } = await compare(mall, drawn, roll);
      for (const kind of kinds.length > 0 ? kinds : ['refused']) seen.set(kind, (seen.get(kind) ?? 0) + 1);
      if (stores > 1) withSeveralStores += 1;
    } catch (error) {
      const { wanted, isNew } = drawn;
      throw new Error(`purchase ${number} of seed ${SEED}: ${JSON.stringify({ isNew, ...wanted })}`, { cause: error });
    }
  }
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['normal', 'refused', ...ACTIVITY_KINDS]));
  expect(withSeveralStores).toBeGreaterThan(0);
  if (process.env.RANDOM_PURCHASES) console.info(Object.fromEntries(seen), { withSeveralStores });
});
