import { describe, expect, it, vi } from 'vitest';
import { keepAWhile } from './keep-a-while.ts';

describe('keepAWhile', () => {
  it('makes a thing once for all who ask', async () => {
    const make = vi.fn(async (key: string) => key.toUpperCase());
    const get = keepAWhile({ most: 2, lifetimeMs: 60_000 }, make);
    expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['A', 'A', 'B']);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('lets go of the oldest when there are too many', async () => {
    const make = vi.fn(async (key: string) => key);
    const get = keepAWhile({ most: 2, lifetimeMs: 60_000 }, make);
    for (const key of ['a', 'b', 'c', 'b', 'a']) await get(key);
    expect(make.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'a']);
  });

  it('makes it again when it is too old, or could not be made', async () => {
    const make = vi.fn(async () => 'fresh');
    const get = keepAWhile({ most: 2, lifetimeMs: 0 }, make);
    await get('a');
    await get('a');
    expect(make).toHaveBeenCalledTimes(2);
    const fail = vi.fn(async () => Promise.reject(new Error('no')));
    const tryIt = keepAWhile({ most: 2, lifetimeMs: 60_000 }, fail);
    await expect(tryIt('a')).rejects.toThrow('no');
    await expect(tryIt('a')).rejects.toThrow('no');
    expect(fail).toHaveBeenCalledTimes(2);
  });
});
