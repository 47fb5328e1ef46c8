import { describe, expect, it } from 'vitest';
import { StatementNames } from './statement-names.ts';

const again = (names: StatementNames, text: string, times: number) => {
  let name: string | undefined;
  for (let time = 0; time < times; time += 1) name = names.nameOf(text);
  return name;
};

describe('nameOf', () => {
  it('names a statement once it was run often, with a different name for each text', () => {
    const names = new StatementNames();
    expect(again(names, 'select 1', 19)).toBeUndefined();
    const one = names.nameOf('select 1');
    expect(one).toMatch(/^often_[0-9a-f]{24}$/);
    expect(names.nameOf('select 1')).toBe(one);
    expect(again(names, 'select 2', 20)).not.toBe(one);
    expect(again(new StatementNames(), 'select 1', 20)).toBe(one);
  });

  it('does not name statements that have no plan', () => {
    const names = new StatementNames();
    for (const text of ['begin', 'savepoint sp1', 'set local lock_timeout = 1', 'create table a ()']) {
      expect(again(names, text, 50)).toBeUndefined();
    }
  });

  it('names a limited number of statements, and keeps the existing names', () => {
    const names = new StatementNames();
    const first = again(names, 'select 0', 20);
    for (let text = 1; text < 300; text += 1) again(names, `select ${text}`, 20);
    expect(again(names, 'select 299', 50)).toBeUndefined();
    expect(names.nameOf('select 0')).toBe(first);
  });
});
