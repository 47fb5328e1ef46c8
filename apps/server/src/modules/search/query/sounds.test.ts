import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf, soundMark, splitSounds } from './sounds.ts';

describe('splitSounds', () => {
  const known = new Set(['wu', 'xian', 'wuxian', 'er', 'ji', 'erji', 'xi', 'an']);

  it.each([
    ['wuxianerji', ['wuxian', 'erji']],
    ['erji', ['erji']],
    ['xianji', ['xian', 'ji']],
    ['headphones', undefined],
    ['erj', undefined],
  ])('%s', (typed, expected) => {
    expect(splitSounds(typed, (sound) => known.has(sound))).toEqual(expected);
  });

  it('looks up only the sounds that piecesOf returns', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,12}$/), (typed) => {
        const pieces = new Set(piecesOf(typed));
        splitSounds(typed, (sound) => {
          expect(sound.length < 2 || pieces.has(sound)).toBe(true);
          return sound.length > 1;
        });
      }),
    );
  });
});

it('soundMark accepts sounds of letters only', () => {
  expect(soundMark('erji')).toBe('=erji');
  expect([soundMark('e'), soundMark('2tb'), soundMark('耳机'), ...piecesOf('2tb')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
