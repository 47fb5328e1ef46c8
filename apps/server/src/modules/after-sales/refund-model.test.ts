import { describe, expect, it } from 'vitest';
import { runRefundModel } from './testing/refund-model.ts';

/** `REFUND_RUNS=500` is the long form (`npm run bench -- --only refunds`). */
const RUNS = Number(process.env.REFUND_RUNS ?? 2);
/** From this many runs on every command must have succeeded; otherwise the model does not cover it. */
const MANY_RUNS = 100;
const ALWAYS = ['buy', 'pay', 'ship', 'partRefund', 'expire', 'payout'];
const OFTEN = [
  'return',
  'withdraw',
  'edit',
  'accept',
  'refuse',
  'dispute',
  'rule',
  'grant',
  'sendBack',
  'receiveReturn',
];

describe('random sequences of commands', () => {
  it('end every request, conserve stock and keep the ledger at zero', { timeout: RUNS * 60_000 }, async () => {
    const seed = Number(process.env.REFUND_SEED ?? 13);
    const done = await runRefundModel({ runs: RUNS, commands: 50, seed });
    expect([...done.keys()]).toEqual(expect.arrayContaining(RUNS < MANY_RUNS ? ALWAYS : [...ALWAYS, ...OFTEN]));
    if (RUNS >= MANY_RUNS)
      console.log(`${RUNS} runs from seed ${seed}: ${[...done].map((one) => one.join(' ')).join(', ')}`);
  });
});
