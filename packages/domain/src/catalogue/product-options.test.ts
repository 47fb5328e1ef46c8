import { describe, expect, it } from 'vitest';
import { type Choice, choiceProblem, formatChoice, type ProductOption } from './product-options.ts';

const value = (en: string, zh_CN: string) => ({ text: { en, zh_CN }, picture: '', swatch: '' });
const options: ProductOption[] = [
  { name: { en: 'Colour', zh_CN: '颜色' }, values: [value('Poppy red', '罂粟红'), value('Mint', '薄荷绿')] },
  { name: { en: 'Size', zh_CN: '尺码' }, values: [value('M', '中'), value('L', '大')] },
];

describe('formatChoice', () => {
  it.each([
    ['en', 'Poppy red, L', 'Colour:Poppy red;Size:L'],
    ['zh_CN', '罂粟红，大', '颜色:罂粟红;尺码:大'],
    ['zh_TW', '罂粟红，大', '颜色:罂粟红;尺码:大'],
    ['fr', 'Poppy red, L', 'Colour:Poppy red;Size:L'],
  ] as const)('formats the choice in %s', (locale, skuName, properties) => {
    expect(formatChoice(options, [0, 1], locale)).toEqual({ skuName, properties });
  });

  it('returns empty texts without options', () => {
    expect(formatChoice([], [], 'en')).toEqual({ skuName: '', properties: '' });
  });
});

describe('choiceProblem', () => {
  it.each<[string, readonly ProductOption[], Choice[], string | undefined]>([
    [
      'every combination once',
      options,
      [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ],
      undefined,
    ],
    ['some of them', options, [[1, 1]], undefined],
    ['one thing without options', [], [[]], undefined],
    ['nothing', options, [], 'none'],
    ['an option left open', options, [[0]], 'notAnswered'],
    ['an answer too many', [], [[0]], 'notAnswered'],
    ['a value that is not there', options, [[0, 2]], 'unknownValue'],
    ['a value before the first', options, [[-1, 0]], 'unknownValue'],
    [
      'the same twice',
      options,
      [
        [0, 1],
        [1, 1],
        [0, 1],
      ],
      'twice',
    ],
    ['two things without options', [], [[], []], 'twice'],
  ])('checks %s', (_, offered, choices, problem) => {
    expect(choiceProblem(offered, choices)).toBe(problem);
  });
});
