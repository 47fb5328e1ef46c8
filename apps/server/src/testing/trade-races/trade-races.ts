import { balanceRace } from './balance-race.ts';
import { expiryRace } from './expiry-race.ts';
import { fulfilmentRace } from './fulfilment-race.ts';
import { couponRace, pointsRace, submissionRace } from './once-races.ts';
import { payoutRace } from './payout-race.ts';
import type { Race } from './race.ts';
import { type StockRaceSize, stockRace } from './stock-races.ts';

export interface RaceSizes {
  readonly stock: readonly StockRaceSize[];
  /** Number of concurrent tries for one coupon, for points for one order, and for one submission. */
  readonly tries: number;
  readonly balanceRounds: number;
  readonly expiries: number;
  /** Rounds in which one order is sent, handed over and cancelled at once. */
  readonly fulfilments: number;
  /** Rounds in which staff decide on one payout at once. */
  readonly payouts: number;
}

export function tradeRaces({ stock, tries, balanceRounds, expiries, fulfilments, payouts }: RaceSizes): Race[] {
  return [
    ...stock.map(stockRace),
    couponRace(tries),
    pointsRace(tries),
    balanceRace(balanceRounds),
    submissionRace(tries),
    expiryRace(expiries),
    fulfilmentRace(fulfilments),
    payoutRace(payouts),
  ];
}
