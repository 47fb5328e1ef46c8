import { describe, expect, it } from 'vitest';
import { findOptions, idsInput, stateOf } from './picker-state.ts';

const option = (id: number) => ({ id, name: `Store ${id}`, picture: '', detail: '' });

describe('stateOf', () => {
  const settled = { words: 'fern', sentText: 'fern', found: [option(14)], hasFailed: false };

  it('offers what was found for the words in the field', () => {
    expect(stateOf(settled)).toBe('found');
    expect(stateOf({ ...settled, words: ' fern ' })).toBe('found');
    expect(stateOf({ ...settled, found: [] })).toBe('nothing');
  });

  it('offers nothing that belongs to earlier words', () => {
    expect(stateOf({ ...settled, words: 'ferns' })).toBe('searching');
    expect(stateOf({ ...settled, words: '' })).toBe('searching');
    expect(stateOf({ ...settled, words: 'ferns', found: undefined, hasFailed: true })).toBe('searching');
  });

  it('tells waiting from failing', () => {
    expect(stateOf({ ...settled, found: undefined })).toBe('searching');
    expect(stateOf({ ...settled, found: undefined, hasFailed: true })).toBe('failed');
  });

  it('keeps what is there when asking again fails', () => {
    expect(stateOf({ ...settled, hasFailed: true })).toBe('found');
  });
});

describe('findOptions', () => {
  const known = new Map([option(2), option(5)].map((one) => [one.id, one]));

  it('gives options in the order of their ids', () => {
    expect(findOptions([5, 2], known)).toEqual([option(5), option(2)]);
    expect(findOptions([], known)).toEqual([]);
  });

  it('gives nothing where one is missing, so that all are asked for', () => {
    expect(findOptions([5, 9], known)).toBeUndefined();
  });
});

it('asks for several by one call', () => {
  expect(idsInput([5, 2])).toEqual({ ids: '5,2' });
});
