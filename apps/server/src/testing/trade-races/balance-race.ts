import { discardSpending } from './control.ts';
import { type Race, tally, unexpected, type Verdict } from './race.ts';
import { countTrades, place, putOnSale } from './race-goods.ts';
import { type Buyer, post, type RaceMall, times } from './race-mall.ts';
import { balanceOf, grantBalance, makePayer, PAY_PASSWORD } from './race-people.ts';

const BALANCE = 9;
const PRICE_CENTS = 1999;
/** More concurrent payments would reach the rate limit of the pay password. */
const CONCURRENCY = 4;

/** A balance for only one of several orders, which are all paid concurrently, in several rounds. */
export function balanceRace(rounds: number): Race {
  return {
    name: `balance for one order × ${CONCURRENCY} × ${rounds} rounds`,
    play: (mall) => playRounds(mall, rounds),
    playControl: async (mall) => {
      await discardSpending(mall, 'buyerWallet');
      return playRounds(mall, 1);
    },
  };
}

async function playRounds(mall: RaceMall, rounds: number): Promise<Verdict> {
  const payer = await makePayer(mall);
  const skuId = await putOnSale(mall, CONCURRENCY * rounds, PRICE_CENTS);
  const unexpectedAnswers: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const placed = await Promise.all(times(CONCURRENCY, () => place(mall, payer, skuId)));
    await grantBalance(mall, payer, Math.round((placed[0]?.payAmount ?? 0) * 100));
    const answers = await Promise.all(
      placed.map(({ orderNumbers }) =>
        post(mall, payer, '/p/order/pay', { orderNumbers, payType: BALANCE, payPassword: PAY_PASSWORD }),
      ),
    );
    if (unexpected(answers, 'payment.balance').length > 0) unexpectedAnswers.push(tally(answers));
  }
  const left = await balanceOf(mall, payer, 'buyerWallet');
  return toVerdict(mall, payer, { rounds, left, unexpectedAnswers });
}

interface Seen {
  readonly rounds: number;
  readonly left: number;
  readonly unexpectedAnswers: readonly string[];
}

async function toVerdict(mall: RaceMall, payer: Buyer, { rounds, left, unexpectedAnswers }: Seen): Promise<Verdict> {
  const paid = await countTrades(mall, payer, `state = 'paid'`);
  return {
    expected: `${rounds} paid, 0 cents left`,
    seen: `${paid} paid, ${left} cents left${unexpectedAnswers.length > 0 ? `; unexpected: ${unexpectedAnswers.join(' | ')}` : ''}`,
    holds: paid === rounds && left === 0 && unexpectedAnswers.length === 0,
  };
}
