import { randomUUID } from 'node:crypto';
import {
  copyTrade,
  forgetNaive,
  lookThenWrite,
  markOf,
  openPurse,
  readPurse,
  sampleTrade,
  spendFromPurse,
} from './control.ts';
import { type Race, tally, unexpected } from './race.ts';
import { buy, countTrades, putOnSale } from './race-goods.ts';
import { times } from './race-mall.ts';
import { balanceOf, giveCoupon, givePoints, makeBuyer } from './race-people.ts';

const NAIVE_TRIES = 6;

/** The same coupon on many orders at once. */
export function couponRace(tries: number): Race {
  const verdictOn = (trades: number, said = '', isOdd = false) => ({
    expected: '1 trade with the coupon',
    seen: `${trades} trades${said}`,
    holds: trades === 1 && !isOdd,
  });
  return {
    name: `one coupon × ${tries}`,
    play: async (mall) => {
      const buyer = await makeBuyer(mall);
      const couponUserIds = [await giveCoupon(mall, buyer, 500)];
      const skuId = await putOnSale(mall, tries);
      const answers = await Promise.all(times(tries, () => buy(mall, buyer, skuId, { couponUserIds })));
      const isOdd = unexpected(answers, 'coupon.spent').length > 0;
      return verdictOn(await countTrades(mall, buyer), ` (${tally(answers)})`, isOdd);
    },
    playBroken: async (mall) => {
      const [like, buyer] = [await sampleTrade(mall), await makeBuyer(mall)];
      const ownId = await giveCoupon(mall, buyer, 500);
      const spend = () =>
        lookThenWrite(
          mall,
          async (client) =>
            (await client.query('select 1 from own_coupon where id = $1 and trade_id is null', [ownId])).rowCount,
          async (client, unspent) => {
            if (unspent !== 1) return;
            const tradeId = await copyTrade(client, like, buyer);
            await client.query('update own_coupon set trade_id = $2, spent_at = now() where id = $1', [ownId, tradeId]);
          },
        );
      await Promise.all(times(NAIVE_TRIES, spend));
      const verdict = verdictOn(await countTrades(mall, buyer));
      await forgetNaive(mall);
      return verdict;
    },
  };
}

/** The same submission again and again, as impatient people and their browsers do. */
export function submissionRace(tries: number): Race {
  const verdictOn = (trades: number, answers: number) => ({
    expected: '1 trade, 1 answer',
    seen: `${trades} trades, ${answers} different answers`,
    holds: trades === 1 && answers === 1,
  });
  return {
    name: `the same uuid × ${tries}`,
    play: async (mall) => {
      const buyer = await makeBuyer(mall);
      const skuId = await putOnSale(mall, tries);
      const uuid = randomUUID();
      const answers = await Promise.all(times(tries, () => buy(mall, buyer, skuId, { uuid })));
      const different = new Set(answers.map(({ success, reason, data }) => JSON.stringify([success, reason, data])));
      return verdictOn(await countTrades(mall, buyer), different.size);
    },
    playBroken: async (mall) => {
      const [like, buyer, uuid] = [await sampleTrade(mall), await makeBuyer(mall), randomUUID()];
      const submit = () =>
        lookThenWrite(
          mall,
          async (client) =>
            (await client.query('select 1 from trade where submission_hash = $1', [markOf(uuid)])).rowCount,
          async (client, known) => {
            if (known === 0) await copyTrade(client, like, { ...buyer, submission: uuid });
          },
        );
      await Promise.all(times(NAIVE_TRIES, submit));
      const trades = await countTrades(mall, buyer);
      await forgetNaive(mall);
      return verdictOn(trades, trades);
    },
  };
}

const POINTS = 500;
const WANTED = 400;

/** Points that are enough for one order, on many at once. */
export function pointsRace(tries: number): Race {
  const verdictOn = (trades: number, left: number, said = '', isOdd = false) => ({
    expected: `1 trade, ${POINTS - WANTED} points left`,
    seen: `${trades} trades, ${left} points left${said}`,
    holds: trades === 1 && left === POINTS - WANTED && !isOdd,
  });
  return {
    name: `points for one order × ${tries}`,
    play: async (mall) => {
      const buyer = await makeBuyer(mall);
      await givePoints(mall, buyer, POINTS);
      const skuId = await putOnSale(mall, tries);
      const answers = await Promise.all(times(tries, () => buy(mall, buyer, skuId, { userUseScore: WANTED })));
      const left = await balanceOf(mall, buyer, 'buyerPoints');
      const isOdd = unexpected(answers, 'ledger.insufficient').length > 0;
      return verdictOn(await countTrades(mall, buyer), left, ` (${tally(answers)})`, isOdd);
    },
    playBroken: async (mall) => {
      const [like, buyer] = [await sampleTrade(mall), await makeBuyer(mall)];
      await openPurse(mall, buyer, POINTS);
      const hold = () => spendFromPurse(mall, buyer, like, { amount: WANTED, state: 'unpaid' });
      await Promise.all(times(NAIVE_TRIES, hold));
      const left = await readPurse(mall.database.pool, buyer.userId);
      const verdict = verdictOn(await countTrades(mall, buyer), left);
      await forgetNaive(mall);
      return verdict;
    },
  };
}
