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

  it('loads once for all who ask within a second', async () => {
    const { cached, getAfter } = counting();
    expect(cached.peek()).toBeUndefined();
    const all = Promise.all([cached.get(), cached.get()]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await all).toEqual([1, 1]);
    expect(await getAfter(900)).toBe(1);
    expect(cached.peek()).toBe(1);
  });

  it('serves an old value while it loads the next, and none from before a quiet time', async () => {
    const { getAfter } = counting();
    expect(await getAfter(0)).toBe(1);
    expect(await getAfter(1500)).toBe(1);
    expect(await getAfter(500)).toBe(2);
    expect(await getAfter(6000)).toBe(3);
  });

  it('reads less often what takes long to read', async () => {
    const { getAfter } = counting(200);
    expect(await getAfter(0)).toBe(1);
    expect(await getAfter(3000)).toBe(1);
    expect(await getAfter(500)).toBe(1);
    expect(await getAfter(1000)).toBe(1);
    expect(await getAfter(1000)).toBe(2);
  });

  it('does not serve what was being loaded when it was told to forget', async () => {
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

  it('tells who asks next of a load that failed', async () => {
    const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(7);
    const cached = cacheBriefly(load);
    await expect(cached.get()).rejects.toThrow('away');
    expect(await cached.get()).toBe(7);
  });
});
