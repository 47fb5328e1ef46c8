import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_KINDS, type AccountKindName, buyerPoints, type LedgerAccount, POINTS_ISSUED } from './accounts.ts';
import { accountKey, type JournalLine, normaliseLines } from './journal.ts';
import { issuePoints } from './trade-journals.ts';

const wallet: LedgerAccount = { kind: 'buyerWallet', owner: 'ada', unit: 'cents' };
const escrow: LedgerAccount = { kind: 'escrow', owner: 'trade 1', unit: 'cents' };

const anyAccount: fc.Arbitrary<LedgerAccount> = fc
  .record({
    kind: fc.constantFrom(...(Object.keys(ACCOUNT_KINDS) as AccountKindName[])),
    owner: fc.constantFrom('a', 'b', 'c'),
  })
  .chain(({ kind, owner }) => fc.constantFrom(...ACCOUNT_KINDS[kind].units).map((unit) => ({ kind, owner, unit })));
const anyMoves = fc.array(fc.tuple(anyAccount, anyAccount, fc.integer({ min: 1, max: 1e9 })), { minLength: 1 });

/** Journal lines of moves between different accounts of the same unit. */
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

describe('normaliseLines', () => {
  it('merges lines to one per account, shared accounts last', () => {
    const lines = normaliseLines([
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
    ['no lines', [], 'nothing moves'],
    [
      'lines that cancel out',
      [
        { account: wallet, amount: 1 },
        { account: wallet, amount: -1 },
      ],
      'nothing moves',
    ],
    ['a line alone', [{ account: wallet, amount: 1 }], 'off by 1 cents'],
    [
      'a cent too little',
      [
        { account: wallet, amount: -100 },
        { account: escrow, amount: 99 },
      ],
      'off by -1 cents',
    ],
    [
      'points against cents',
      [
        { account: wallet, amount: -100 },
        { account: buyerPoints('ada'), amount: 100 },
      ],
      'off by -100 cents',
    ],
    [
      'half a cent',
      [
        { account: wallet, amount: -0.5 },
        { account: escrow, amount: 0.5 },
      ],
      'invalid amount -0.5',
    ],
    ['no number', [{ account: wallet, amount: Number.NaN }], 'invalid amount NaN'],
    ['points in a wallet', [{ account: { ...wallet, unit: 'points' }, amount: 1 }], 'has no unit points'],
  ])('throws for %s', (_, lines, problem) => {
    expect(() => normaliseLines(lines)).toThrow(problem);
  });

  it('keeps the sum of every account, in any order of lines', () => {
    fc.assert(
      fc.property(anyMoves, (moves) => {
        const lines = linesOf(moves);
        if (lines.every(({ account }) => sumOf(lines, account) === 0)) return;
        const normalised = normaliseLines(lines);
        for (const { account } of lines) expect(sumOf(normalised, account)).toBe(sumOf(lines, account));
        expect(new Set(normalised.map(({ account }) => accountKey(account))).size).toBe(normalised.length);
        expect(normaliseLines(lines.toReversed())).toEqual(normalised);
      }),
    );
  });
});

describe('issuePoints', () => {
  it('adds up to zero', () => {
    expect(normaliseLines(issuePoints('ada', 100))).toEqual(issuePoints('ada', 100));
  });
});
