import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_KINDS, type AccountKindName, buyerPoints, type LedgerAccount, POINTS_ISSUED } from './accounts.ts';
import { accountKey, type JournalLine, settleLines } from './journal.ts';
import { issuePoints } from './points.ts';

const wallet: LedgerAccount = { kind: 'buyerWallet', owner: 'ada', unit: 'cents' };
const escrow: LedgerAccount = { kind: 'escrow', owner: 'trade 1', unit: 'cents' };

const anyAccount: fc.Arbitrary<LedgerAccount> = fc
  .record({
    kind: fc.constantFrom(...(Object.keys(ACCOUNT_KINDS) as AccountKindName[])),
    owner: fc.constantFrom('a', 'b', 'c'),
  })
  .chain(({ kind, owner }) => fc.constantFrom(...ACCOUNT_KINDS[kind].units).map((unit) => ({ kind, owner, unit })));
const anyMoves = fc.array(fc.tuple(anyAccount, anyAccount, fc.integer({ min: 1, max: 1e9 })), { minLength: 1 });

/** Whatever moves, moves from one account to another of the same unit. */
function linesOf(moves: [LedgerAccount, LedgerAccount, number][]): JournalLine[] {
  return moves
    .filter(([from, to]) => from.unit === to.unit && accountKey(from) !== accountKey(to))
    .flatMap(([from, to, amount]) => [
      { account: from, amount: -amount },
      { account: to, amount },
    ]);
}

const sumOf = (lines: JournalLine[], account: LedgerAccount) =>
  lines.reduce((sum, line) => sum + (accountKey(line.account) === accountKey(account) ? line.amount : 0), 0);

describe('settleLines', () => {
  it('leaves one line per account, shared accounts last', () => {
    const lines = settleLines([
      { account: POINTS_ISSUED, amount: -5 },
      { account: buyerPoints('ada'), amount: 7 },
      { account: POINTS_ISSUED, amount: -5 },
      { account: buyerPoints('ada'), amount: 3 },
    ]);
    expect(lines).toEqual([
      { account: buyerPoints('ada'), amount: 10 },
      { account: POINTS_ISSUED, amount: -10 },
    ]);
  });

  it.each<[string, JournalLine[], string]>([
    ['nothing', [], 'a journal moves nothing'],
    [
      'lines that cancel out',
      [
        { account: wallet, amount: 1 },
        { account: wallet, amount: -1 },
      ],
      'a journal moves nothing',
    ],
    ['a line alone', [{ account: wallet, amount: 1 }], 'a journal is off by 1 cents'],
    [
      'a cent too little',
      [
        { account: wallet, amount: -100 },
        { account: escrow, amount: 99 },
      ],
      'a journal is off by -1 cents',
    ],
    [
      'points against cents',
      [
        { account: wallet, amount: -100 },
        { account: buyerPoints('ada'), amount: 100 },
      ],
      'a journal is off by -100 cents',
    ],
    [
      'half a cent',
      [
        { account: wallet, amount: -0.5 },
        { account: escrow, amount: 0.5 },
      ],
      '-0.5 is no amount',
    ],
    ['no number', [{ account: wallet, amount: Number.NaN }], 'NaN is no amount'],
    ['points in a wallet', [{ account: { ...wallet, unit: 'points' }, amount: 1 }], 'does not count points'],
  ])('does not take %s', (_, lines, problem) => {
    expect(() => settleLines(lines)).toThrow(problem);
  });

  it('keeps what each account gains, whatever the order', () => {
    fc.assert(
      fc.property(anyMoves, (moves) => {
        const lines = linesOf(moves);
        if (lines.every(({ account }) => sumOf(lines, account) === 0)) return;
        const settled = settleLines(lines);
        for (const { account } of lines) expect(sumOf(settled, account)).toBe(sumOf(lines, account));
        expect(new Set(settled.map(({ account }) => accountKey(account))).size).toBe(settled.length);
        expect(settleLines(lines.toReversed())).toEqual(settled);
      }),
    );
  });
});

describe('issuePoints', () => {
  it('balances', () => {
    expect(settleLines(issuePoints('ada', 100))).toEqual(issuePoints('ada', 100));
  });
});
