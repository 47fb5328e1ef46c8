import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheBriefly } from './cache-briefly.ts';

describe('cacheBriefly', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Each load takes `loadingMs` and returns its number. */
  const counting = (loadingMs = 1) => {
    let loads = 0;
    const cached = cacheBriefly(async () => {
      loads += 1;
      const value = loads;
      await new Promise((resolve) => setTimeout(resolve, loadingMs));
      return value;
    });
    const getAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      const [value] = await Promise.all([cached.get(), vi.advanceTimersByTimeAsync(loadingMs)]);
      return value;
    };
    return { cached, getAfter };
  };

  it('loads once for all callers within a second', async () => {
    const { cached, getAfter } = counting();
    expect(cached.peek()).toBeUndefined();
    const all = Promise.all([cached.get(), cached.get()]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await all).toEqual([1, 1]);
    expect(await getAfter(900)).toBe(1);
    expect(cached.peek()).toBe(1);
  });

  it('serves a stale value while it reloads, but not after five seconds without a call', async () => {
    const { getAfter } = counting();
    expect(await getAfter(0)).toBe(1);
    expect(await getAfter(1500)).toBe(1);
    expect(await getAfter(500)).toBe(2);
    expect(await getAfter(6000)).toBe(3);
  });

  it('reloads less often when loading takes long', async () => {
    const { getAfter } = counting(200);
    expect(await getAfter(0)).toBe(1);
    expect(await getAfter(3000)).toBe(1);
    expect(await getAfter(500)).toBe(1);
    expect(await getAfter(1000)).toBe(1);
    expect(await getAfter(1000)).toBe(2);
  });

  it('after forget(), does not serve a value whose load started before', async () => {
    const { cached, getAfter } = counting(50);
    const before = cached.get();
    await vi.advanceTimersByTimeAsync(10);
    cached.forget();
    const after = cached.get();
    await vi.advanceTimersByTimeAsync(100);
    expect([await before, await after]).toEqual([1, 2]);
    expect(await getAfter(0)).toBe(2);
    cached.forget();
    expect(cached.peek()).toBe(2);
    expect(await getAfter(0)).toBe(3);
  });

  it('loads again on the next call after a failed load', async () => {
    const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(7);
    const cached = cacheBriefly(load);
    await expect(cached.get()).rejects.toThrow('away');
    expect(await cached.get()).toBe(7);
  });
});
