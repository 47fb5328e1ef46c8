import { describe, expect, it } from 'vitest';
import { findOptions, idsInput, stateOf } from './picker-state.ts';

const option = (id: number) => ({ id, name: `Store ${id}`, picture: '', detail: '' });

describe('stateOf', () => {
  const settled = { searchText: 'fern', sentText: 'fern', found: [option(14)], hasFailed: false };

  it('offers results for the text in the field', () => {
    expect(stateOf(settled)).toBe('found');
    expect(stateOf({ ...settled, searchText: ' fern ' })).toBe('found');
    expect(stateOf({ ...settled, found: [] })).toBe('nothing');
  });

  it('does not offer results for earlier text', () => {
    expect(stateOf({ ...settled, searchText: 'ferns' })).toBe('searching');
    expect(stateOf({ ...settled, searchText: '' })).toBe('searching');
    expect(stateOf({ ...settled, searchText: 'ferns', found: undefined, hasFailed: true })).toBe('searching');
  });

  it('distinguishes a pending search from a failed one', () => {
    expect(stateOf({ ...settled, found: undefined })).toBe('searching');
    expect(stateOf({ ...settled, found: undefined, hasFailed: true })).toBe('failed');
  });

  it('keeps earlier results when a refetch fails', () => {
    expect(stateOf({ ...settled, hasFailed: true })).toBe('found');
  });
});

describe('findOptions', () => {
  const known = new Map([option(2), option(5)].map((one) => [one.id, one]));

  it('returns options in the order of their ids', () => {
    expect(findOptions([5, 2], known)).toEqual([option(5), option(2)]);
    expect(findOptions([], known)).toEqual([]);
  });

  it('returns undefined if one is missing, so that all are fetched', () => {
    expect(findOptions([5, 9], known)).toBeUndefined();
  });
});

it('idsInput joins ids for one call', () => {
  expect(idsInput([5, 2])).toEqual({ ids: '5,2' });
});
