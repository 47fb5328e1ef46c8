import { describe, expect, it } from 'vitest';
import { mergeChoice } from './merge-choice.ts';

describe('mergeChoice', () => {
  it.each([
    ['adds ticked rows', [], [1, 2, 3], [2], [2]],
    ['keeps chosen rows that the search hides', [1, 2], [7, 8], [8], [1, 2, 8]],
    ['keeps hidden rows that the table still reports as ticked', [1, 2], [7, 8], [1, 2, 8], [1, 2, 8]],
    ['removes visible rows that are no longer ticked', [1, 7], [7, 8], [], [1]],
    ['does not add hidden rows that were removed elsewhere meanwhile', [2], [7], [1, 2, 7], [2, 7]],
    ['keeps the order of choosing', [3, 1], [1, 2, 3], [1, 2, 3], [3, 1, 2]],
  ] as const)('%s', (_what, chosen, shown, ticked, merged) => {
    expect(mergeChoice(chosen, shown, ticked)).toEqual(merged);
  });
});
