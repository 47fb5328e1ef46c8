import { randomUUID } from 'node:crypto';
import {
  controlHash,
  copyTrade,
  openControlBalance,
  readControlBalance,
  readThenWrite,
  removeControlRows,
  sampleTrade,
  spendControlBalance,
} from './control.ts';
import { type Race, tally, unexpected } from './race.ts';
import { buy, countTrades, putOnSale } from './race-goods.ts';
import { times } from './race-mall.ts';
import { balanceOf, grantCoupon, grantPoints, makeBuyer } from './race-people.ts';

const CONTROL_TRIES = 6;

/** The same coupon is used for many orders at once. */
export function couponRace(tries: number): Race {
  const toVerdict = (trades: number, said = '', isUnexpected = false) => ({
    expected: '1 trade with the coupon',
    seen: `${trades} trades${said}`,
    holds: trades === 1 && !isUnexpected,
  });
  return {
    name: `one coupon × ${tries}`,
    play: async (mall) => {
      const buyer = await makeBuyer(mall);
      const couponUserIds = [await grantCoupon(mall, buyer, 500)];
      const skuId = await putOnSale(mall, tries);
      const answers = await Promise.all(times(tries, () => buy(mall, buyer, skuId, { couponUserIds })));
      const isUnexpected = unexpected(answers, 'coupon.spent').length > 0;
      return toVerdict(await countTrades(mall, buyer), ` (${tally(answers)})`, isUnexpected);
    },
    playControl: async (mall) => {
      const [like, buyer] = [await sampleTrade(mall), await makeBuyer(mall)];
      const ownId = await grantCoupon(mall, buyer, 500);
      const spend = () =>
        readThenWrite(
          mall,
          async (client) =>
            (await client.query('select 1 from own_coupon where id = $1 and trade_id is null', [ownId])).rowCount,
          async (client, unspent) => {
            if (unspent !== 1) return;
            const tradeId = await copyTrade(client, like, buyer);
            await client.query('update own_coupon set trade_id = $2, spent_at = now() where id = $1', [ownId, tradeId]);
          },
        );
      await Promise.all(times(CONTROL_TRIES, spend));
      const verdict = toVerdict(await countTrades(mall, buyer));
      await removeControlRows(mall);
      return verdict;
    },
  };
}

/** The same submission is sent many times at once. */
export function submissionRace(tries: number): Race {
  const toVerdict = (trades: number, answers: number) => ({
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
      return toVerdict(await countTrades(mall, buyer), different.size);
    },
    playControl: async (mall) => {
      const [like, buyer, uuid] = [await sampleTrade(mall), await makeBuyer(mall), randomUUID()];
      const submit = () =>
        readThenWrite(
          mall,
          async (client) =>
            (await client.query('select 1 from trade where submission_hash = $1', [controlHash(uuid)])).rowCount,
          async (client, known) => {
            if (known === 0) await copyTrade(client, like, { ...buyer, submission: uuid });
          },
        );
      await Promise.all(times(CONTROL_TRIES, submit));
      const trades = await countTrades(mall, buyer);
      await removeControlRows(mall);
      return toVerdict(trades, trades);
    },
  };
}

const POINTS = 500;
const WANTED = 400;

/** Points for one order are used for many at once. */
export function pointsRace(tries: number): Race {
  const toVerdict = (trades: number, left: number, said = '', isUnexpected = false) => ({
    expected: `1 trade, ${POINTS - WANTED} points left`,
    seen: `${trades} trades, ${left} points left${said}`,
    holds: trades === 1 && left === POINTS - WANTED && !isUnexpected,
  });
  return {
    name: `points for one order × ${tries}`,
    play: async (mall) => {
      const buyer = await makeBuyer(mall);
      await grantPoints(mall, buyer, POINTS);
      const skuId = await putOnSale(mall, tries);
      const answers = await Promise.all(times(tries, () => buy(mall, buyer, skuId, { userUseScore: WANTED })));
      const left = await balanceOf(mall, buyer, 'buyerPoints');
      const isUnexpected = unexpected(answers, 'points.insufficient').length > 0;
      return toVerdict(await countTrades(mall, buyer), left, ` (${tally(answers)})`, isUnexpected);
    },
    playControl: async (mall) => {
      const [like, buyer] = [await sampleTrade(mall), await makeBuyer(mall)];
      await openControlBalance(mall, buyer, POINTS);
      const hold = () => spendControlBalance(mall, buyer, like, { amount: WANTED, state: 'unpaid' });
      await Promise.all(times(CONTROL_TRIES, hold));
      const left = await readControlBalance(mall.database.pool, buyer.userId);
      const verdict = toVerdict(await countTrades(mall, buyer), left);
      await removeControlRows(mall);
      return verdict;
    },
  };
}
