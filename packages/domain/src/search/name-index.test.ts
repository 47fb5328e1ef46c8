import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildNameIndex } from './name-index.ts';

const list = (...names: string[]) => buildNameIndex(names.map((name) => ({ name, shown: name })));

describe('buildNameIndex', () => {
  it('finds names with the prefix, then names that contain it, each once and in order', () => {
    const names = list('Blue Tea', 'Tea House', 'Tea and Tea', 'Coffee', 'Green tea');
    expect(names.find('tea', 9)).toEqual(['Tea House', 'Tea and Tea', 'Blue Tea', 'Green tea']);
    expect(names.find('tea', 3)).toEqual(['Tea House', 'Tea and Tea', 'Blue Tea']);
    expect(names.find('', 3)).toEqual([]);
    expect(list().find('tea', 3)).toEqual([]);
  });

  it('finds names by sound', () => {
    const names = buildNameIndex([
      { name: '耳机', sound: 'erji', shown: 1 },
      { name: '手机', sound: 'shouji', shown: 2 },
      { name: 'Era', sound: null, shown: 3 },
    ]);
    expect(names.find('er', 9)).toEqual([1, 3]);
    expect(names.find('shou', 9)).toEqual([2]);
    expect(names.find('机', 9)).toEqual([1, 2]);
  });

  it('finds the same names as comparing each one', () => {
    const short = fc.string({ unit: fc.constantFrom(...'ab '), maxLength: 4 }).map((text) => text.trim());
    fc.assert(
      fc.property(fc.array(short), short, fc.nat(5), (names, typed, most) => {
        fc.pre(typed !== '' && !typed.includes('  ') && names.every((name) => !name.includes('  ')));
        const plain = [
          ...names.filter((name) => name.startsWith(typed)),
          ...names.filter((name) => name.indexOf(typed) > 0 && !name.startsWith(typed)),
        ];
        expect(list(...names).find(typed, most)).toEqual(plain.slice(0, most));
      }),
    );
  });
});
