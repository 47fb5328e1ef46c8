import { parseArgs } from 'node:util';
import { withMallProcess } from '../apps/server/src/testing/mall-process/with-mall-process.ts';
import { checkBooks } from '../apps/server/src/testing/trade-races/books.ts';
import type { RaceMall } from '../apps/server/src/testing/trade-races/race-mall.ts';
import { tradeRaces } from '../apps/server/src/testing/trade-races/trade-races.ts';

const FULL = {
  stock: [
    { stock: 1, buyers: 200, rounds: 50 },
    { stock: 100, buyers: 1000, rounds: 1 },
  ],
  tries: 100,
  balanceRounds: 25,
  expiries: 500,
  fulfilments: 200,
  payouts: 200,
};

/** Concurrent buyers on a real mall over HTTP; each race also runs without its guard as a control, which must fail. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { races: { type: 'string', default: '' } } });
  return withMallProcess({}, (_, mall) => runRaces(mall, values.races));
}

async function runRaces(mall: RaceMall, wanted: string): Promise<number> {
  const rows: object[] = [];
  let breaches = 0;
  for (const { name, play, playControl } of tradeRaces(FULL).filter((race) => race.name.includes(wanted))) {
    console.log(`${name} …`);
    const verdict = await play(mall);
    const control = await withMallProcess({}, (_, own) => playControl(own));
    if (!verdict.holds || control.holds) breaches++;
    rows.push({
      race: name,
      expected: verdict.expected,
      seen: verdict.seen,
      holds: verdict.holds ? 'yes' : 'NO',
      control: control.seen,
      'control fails': control.holds ? 'NO' : 'yes',
    });
  }
  for (const { what, wrong } of await checkBooks(mall)) {
    if (wrong.length > 0) breaches++;
    const seen = wrong.length === 0 ? 'so it is' : `${wrong.length} times not, e.g. ${wrong[0]}`;
    rows.push({ race: 'afterwards', expected: what, seen, holds: wrong.length === 0 ? 'yes' : 'NO' });
  }
  for (const row of rows)
    console.log(
      `\n${Object.entries(row)
        .map(([key, value]) => `${key.padEnd(13)}${value}`)
        .join('\n')}`,
    );
  console.log(`\n${breaches === 0 ? 'Every race holds, and every control fails.' : `${breaches} BREACHES`}`);
  return breaches === 0 ? 0 : 1;
}

process.exit(await main());
