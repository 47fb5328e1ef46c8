import { describe, expect, it } from 'vitest';
import { addressOf } from '../../foundation.ts';
import { openTestApp } from '../open-test-app.ts';
import { checkBooks } from './books.ts';
import { connectMall } from './race-mall.ts';
import { tradeRaces } from './trade-races.ts';

const RACES = tradeRaces({
  stock: [
    { stock: 1, buyers: 20, rounds: 2 },
    { stock: 5, buyers: 40, rounds: 1 },
  ],
  tries: 20,
  balanceRounds: 3,
  expiries: 5,
  fulfilments: 15,
  payouts: 15,
});
/** No background jobs run here; payments/settlement/late-payment.test.ts covers late payments. */
const PLAYED = RACES.filter(({ name }) => !name.includes('expiry'));

async function openRaceMall() {
  const app = await openTestApp();
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  return connectMall(addressOf(app.server), app.database);
}

const wrongIn = async (mall: Awaited<ReturnType<typeof openRaceMall>>) =>
  (await checkBooks(mall)).filter(({ wrong }) => wrong.length > 0);

describe('a race of buyers with its guards', () => {
  it.each(PLAYED)('ends correctly: $name', async ({ play }) => {
    const mall = await openRaceMall();
    expect(await play(mall)).toMatchObject({ holds: true });
    expect(await wrongIn(mall)).toEqual([]);
  });
});

describe('a race of buyers without its guards', () => {
  it.each(RACES)('control: ends wrongly: $name', async ({ playControl }) => {
    expect(await playControl(await openRaceMall())).toMatchObject({ holds: false });
  });
});
