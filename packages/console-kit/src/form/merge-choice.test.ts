import { describe, expect, it } from 'vitest';
import { mergeChoice } from './merge-choice.ts';

describe('mergeChoice', () => {
  it.each([
    ['adds what is ticked', [], [1, 2, 3], [2], [2]],
    ['keeps what the search has taken out of sight', [1, 2], [7, 8], [8], [1, 2, 8]],
    ['keeps it also where the table names it among its ticks', [1, 2], [7, 8], [1, 2, 8], [1, 2, 8]],
    ['takes out what is in sight and no longer ticked', [1, 7], [7, 8], [], [1]],
    ['does not bring back what was taken out elsewhere meanwhile', [2], [7], [1, 2, 7], [2, 7]],
    ['keeps the order in which it was chosen', [3, 1], [1, 2, 3], [1, 2, 3], [3, 1, 2]],
  ] as const)('%s', (_what, chosen, shown, ticked, merged) => {
    expect(mergeChoice(chosen, shown, ticked)).toEqual(merged);
  });
});
