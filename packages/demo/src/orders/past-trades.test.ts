import { describe, expect, it } from 'vitest';
import { PAST_DAYS, pastTrades, pastVisitors } from './past-trades.ts';

const NOW = new Date('2026-03-29T12:00:00Z');

describe('pastTrades', () => {
  it('is the same for a day at every run, with unique ids', () => {
    const trades = pastTrades(NOW);
    const later = pastTrades(new Date('2026-04-02T05:00:00Z'));
    const ids = trades.map(({ submissionId }) => submissionId);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(later.map(({ submissionId }) => submissionId));
    expect(ids.filter((id) => known.has(id)).length).toBeGreaterThan(ids.length * 0.8);
    expect(ids.every((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))).toBe(true);
  });

  it('has enough trades for a chart, all in the past', () => {
    const ofStore2 = pastTrades(NOW).filter(({ storeId }) => storeId === 2);
    expect(ofStore2.length).toBeGreaterThan(60);
    expect(ofStore2.length).toBeLessThan(160);
    expect(ofStore2.every(({ hoursAgo }) => hoursAgo >= 2 && hoursAgo <= (PAST_DAYS + 1) * 24)).toBe(true);
  });
});

describe('pastVisitors', () => {
  it('has a positive number for every day', () => {
    for (const { visitors } of pastVisitors(NOW)) {
      expect(visitors).toHaveLength(PAST_DAYS);
      expect(visitors.every((count) => count > 0)).toBe(true);
    }
  });
});
