import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { memoizeWithTtl } from './memoize-with-ttl.ts';

describe('memoizeWithTtl', () => {
  it('loads a key once for all concurrent callers', async () => {
    const load = vi.fn(async (key: string) => key.toUpperCase());
    const get = memoizeWithTtl({ max: 2, ttlMs: 60_000 }, load);
    expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['A', 'A', 'B']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('evicts the oldest key when there are more than max', async () => {
    const load = vi.fn(async (key: string) => key);
    const get = memoizeWithTtl({ max: 2, ttlMs: 60_000 }, load);
    for (const key of ['a', 'b', 'c', 'b', 'a']) await get(key);
    expect(load.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'a']);
  });

  it('loads a key again when it is older than its time to live', async () => {
    const load = vi.fn(async () => 'fresh');
    const get = memoizeWithTtl({ max: 2, ttlMs: 5 }, load);
    await get('a');
    await setTimeout(30);
    await get('a');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('remembers undefined, but no failed load', async () => {
    const absent = vi.fn(async () => undefined);
    const getAbsent = memoizeWithTtl({ max: 2, ttlMs: 60_000 }, absent);
    expect([await getAbsent('a'), await getAbsent('a')]).toEqual([undefined, undefined]);
    expect(absent).toHaveBeenCalledTimes(1);
    const fail = vi.fn(async () => Promise.reject(new Error('no')));
    const getFailing = memoizeWithTtl({ max: 2, ttlMs: 60_000 }, fail);
    await expect(getFailing('a')).rejects.toThrow('no');
    await expect(getFailing('a')).rejects.toThrow('no');
    expect(fail).toHaveBeenCalledTimes(2);
  });
});
