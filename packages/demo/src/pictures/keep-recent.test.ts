import { expect, it } from 'vitest';
import { keepRecent } from './keep-recent.ts';

it('keepRecent makes only the least recently used value again', () => {
  const made: string[] = [];
  const keep = keepRecent<string>(2);
  const make = (name: string) => {
    made.push(name);
    return name;
  };
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) keep(name, () => make(name));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
