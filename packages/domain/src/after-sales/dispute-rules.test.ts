import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefused } from '../refusals.ts';
import { evidenceEndOf, mayAddEvidence, needsSecondPerson, rulingCents } from './dispute-rules.ts';

const amounts = { wantedCents: 8_000, mostCents: 10_000 };
const rules = { rulingSecondPersonAboveCents: 100_000 };
const at = (day: number) => new Date(Date.UTC(2026, 0, day));

describe('rulingCents', () => {
  it('gives what was asked for, the amount in part, or nothing', () => {
    expect(rulingCents({ ruling: 'full', amountCents: undefined }, amounts)).toBe(8_000);
    expect(rulingCents({ ruling: 'part', amountCents: 10_000 }, amounts)).toBe(10_000);
    expect(rulingCents({ ruling: 'part', amountCents: 1 }, amounts)).toBe(1);
    expect(rulingCents({ ruling: 'refused', amountCents: 500 }, amounts)).toBe(0);
  });

  it('refuses a part without an amount, below a cent and above what is left', () => {
    for (const amountCents of [undefined, 0, -5]) {
      const answer = rulingCents({ ruling: 'part', amountCents }, amounts);
      expect(answer).toMatchObject({ refused: 'refund.belowMinimum' });
    }
    expect(rulingCents({ ruling: 'part', amountCents: 10_001 }, amounts)).toMatchObject({
      ...{ refused: 'refund.tooMuch', values: { most: '100.00' } },
    });
    expect(rulingCents({ ruling: 'full', amountCents: undefined }, { wantedCents: 9, mostCents: 8 })).toMatchObject({
      refused: 'refund.tooMuch',
    });
  });

  it('grants a request about points alone, which has no amount', () => {
    expect(rulingCents({ ruling: 'full', amountCents: undefined }, { wantedCents: 0, mostCents: 0 })).toBe(0);
  });

  it('never gives more than is left, nor less than nothing', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(fc.constantFrom('full', 'part', 'refused'), cents, cents, cents, (ruling, amount, wanted, most) => {
        const given = rulingCents({ ruling, amountCents: amount }, { wantedCents: wanted, mostCents: most });
        if (isRefused(given)) return;
        expect(given).toBeGreaterThanOrEqual(0);
        if (ruling !== 'refused') expect(given).toBeLessThanOrEqual(most);
      }),
    );
  });
});

it('a second person is needed above the limit, whether the claim is granted or dismissed', () => {
  expect(needsSecondPerson({ wantedCents: 100_000, givenCents: 100_000 }, rules)).toBe(false);
  expect(needsSecondPerson({ wantedCents: 100_001, givenCents: 100_001 }, rules)).toBe(true);
  expect(needsSecondPerson({ wantedCents: 100_001, givenCents: 0 }, rules)).toBe(true);
  expect(needsSecondPerson({ wantedCents: 500, givenCents: 100_001 }, rules)).toBe(true);
});

describe('evidence', () => {
  const times = { evidenceUntil: at(4), buyerAnswerUntil: at(6), sellerAnswerUntil: at(2) };

  it('ends for each side with the later of the time for all and the time for its answer', () => {
    expect(evidenceEndOf('buyer', times)).toEqual(at(6));
    expect(evidenceEndOf('seller', times)).toEqual(at(4));
    expect(evidenceEndOf('seller', { ...times, sellerAnswerUntil: null })).toEqual(at(4));
  });

  it('can be added until then, not at that moment', () => {
    expect(mayAddEvidence('buyer', times, at(5))).toBe(true);
    expect(mayAddEvidence('buyer', times, at(6))).toBe(false);
    expect(mayAddEvidence('seller', times, at(5))).toBe(false);
  });
});
