import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefused } from '../refusals.ts';
import { evidenceEndOf, mayAddEvidence, needsSecondPerson, rulingCents } from './dispute-rules.ts';

const amounts = { wantedCents: 8_000, mostCents: 10_000 };
const rules = { rulingSecondPersonAboveCents: 100_000 };
const at = (day: number) => new Date(Date.UTC(2026, 0, day));

describe('rulingCents', () => {
  it('returns the wanted amount in full, the ruled amount in part, or zero', () => {
    expect(rulingCents({ ruling: 'full', amountCents: undefined }, amounts)).toBe(8_000);
    expect(rulingCents({ ruling: 'part', amountCents: 10_000 }, amounts)).toBe(10_000);
    expect(rulingCents({ ruling: 'part', amountCents: 1 }, amounts)).toBe(1);
    expect(rulingCents({ ruling: 'refused', amountCents: 500 }, amounts)).toBe(0);
  });

  it('refuses a partial ruling without an amount, below a cent and above the refundable amount', () => {
    for (const amountCents of [undefined, 0, -5]) {
      const answer = rulingCents({ ruling: 'part', amountCents }, amounts);
      expect(answer).toMatchObject({ refused: 'refund.belowMinimum' });
    }
    expect(rulingCents({ ruling: 'part', amountCents: 10_001 }, amounts)).toMatchObject({
      refused: 'refund.tooMuch',
      values: { most: { cents: 10_000 } },
    });
    expect(rulingCents({ ruling: 'full', amountCents: undefined }, { wantedCents: 9, mostCents: 8 })).toMatchObject({
      refused: 'refund.tooMuch',
    });
  });

  it('accepts a request for points only, which has no amount', () => {
    expect(rulingCents({ ruling: 'full', amountCents: undefined }, { wantedCents: 0, mostCents: 0 })).toBe(0);
  });

  it('never exceeds the refundable amount, and is never negative', () => {
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

it('needsSecondPerson is true above the limit, whether the claim is granted or dismissed', () => {
  expect(needsSecondPerson({ wantedCents: 100_000, givenCents: 100_000 }, rules)).toBe(false);
  expect(needsSecondPerson({ wantedCents: 100_001, givenCents: 100_001 }, rules)).toBe(true);
  expect(needsSecondPerson({ wantedCents: 100_001, givenCents: 0 }, rules)).toBe(true);
  expect(needsSecondPerson({ wantedCents: 500, givenCents: 100_001 }, rules)).toBe(true);
});

describe('evidence', () => {
  const times = { evidenceUntil: at(4), buyerAnswerUntil: at(6), sellerAnswerUntil: at(2) };

  it('ends for each side with the later of the common deadline and its own', () => {
    expect(evidenceEndOf('buyer', times)).toEqual(at(6));
    expect(evidenceEndOf('seller', times)).toEqual(at(4));
    expect(evidenceEndOf('seller', { ...times, sellerAnswerUntil: null })).toEqual(at(4));
  });

  it('can be added before the deadline, not at it', () => {
    expect(mayAddEvidence('buyer', times, at(5))).toBe(true);
    expect(mayAddEvidence('buyer', times, at(6))).toBe(false);
    expect(mayAddEvidence('seller', times, at(5))).toBe(false);
  });
});
