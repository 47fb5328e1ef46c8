import { randomUUID } from 'node:crypto';
import { discardChanges, discardSpending } from './control.ts';
import { type Race, tally, unexpected, type Verdict } from './race.ts';
import { buy, countTrades, putOnSale } from './race-goods.ts';
import { type RaceMall, rowsOf, times } from './race-mall.ts';
import { balanceOf, grantCoupon, grantPoints, makeBuyer } from './race-people.ts';

const CONTROL_TRIES = 6;

/** The same coupon is used for many orders at once. */
export function couponRace(tries: number): Race {
  return {
    name: `one coupon × ${tries}`,
    play: (mall) => useCouponAtOnce(mall, tries),
    playControl: async (mall) => {
      await discardChanges(mall, 'own_coupon', { columns: ['trade_id', 'spent_at'] });
      return useCouponAtOnce(mall, CONTROL_TRIES);
    },
  };
}

async function useCouponAtOnce(mall: RaceMall, tries: number): Promise<Verdict> {
  const buyer = await makeBuyer(mall);
  const couponUserIds = [await grantCoupon(mall, buyer, 500)];
  const skuId = await putOnSale(mall, tries);
  const answers = await Promise.all(times(tries, () => buy(mall, buyer, skuId, { couponUserIds })));
  const trades = await countTrades(mall, buyer);
  return {
    expected: '1 trade with the coupon',
    seen: `${trades} trades (${tally(answers)})`,
    holds: trades === 1 && unexpected(answers, 'coupon.spent').length === 0,
  };
}

/** The same submission is sent many times at once. */
export function submissionRace(tries: number): Race {
  return {
    name: `the same uuid × ${tries}`,
    play: (mall) => submitAtOnce(mall, tries),
    playControl: async (mall) => {
      // Each row gets a key of its own, so that the unique key never finds another.
      await rowsOf(
        mall,
        `create function distinct_submission() returns trigger language plpgsql as
           $$ begin new.submission_id = gen_random_uuid(); return new; end $$;
         create trigger distinct_submission before insert on trade for each row execute function distinct_submission()`,
      );
      return submitAtOnce(mall, CONTROL_TRIES);
    },
  };
}

async function submitAtOnce(mall: RaceMall, tries: number): Promise<Verdict> {
  const buyer = await makeBuyer(mall);
  const skuId = await putOnSale(mall, tries);
  const uuid = randomUUID();
  const answers = await Promise.all(times(tries, () => buy(mall, buyer, skuId, { uuid })));
  const different = new Set(answers.map(({ success, reason, data }) => JSON.stringify([success, reason, data])));
  const trades = await countTrades(mall, buyer);
  return {
    expected: '1 trade, 1 answer',
    seen: `${trades} trades, ${different.size} different answers`,
    holds: trades === 1 && different.size === 1,
  };
}

const POINTS = 500;
const WANTED = 400;

/** Points for one order are used for many at once. */
export function pointsRace(tries: number): Race {
  return {
    name: `points for one order × ${tries}`,
    play: (mall) => usePointsAtOnce(mall, tries),
    playControl: async (mall) => {
      await discardSpending(mall, 'buyerPoints');
      return usePointsAtOnce(mall, CONTROL_TRIES);
    },
  };
}

async function usePointsAtOnce(mall: RaceMall, tries: number): Promise<Verdict> {
  const buyer = await makeBuyer(mall);
  await grantPoints(mall, buyer, POINTS);
  const skuId = await putOnSale(mall, tries);
  const answers = await Promise.all(times(tries, () => buy(mall, buyer, skuId, { userUseScore: WANTED })));
  const [trades, left] = [await countTrades(mall, buyer), await balanceOf(mall, buyer, 'buyerPoints')];
  const isUnexpected = unexpected(answers, 'points.insufficient').length > 0;
  return {
    expected: `1 trade, ${POINTS - WANTED} points left`,
    seen: `${trades} trades, ${left} points left (${tally(answers)})`,
    holds: trades === 1 && left === POINTS - WANTED && !isUnexpected,
  };
}
