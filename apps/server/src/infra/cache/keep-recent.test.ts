import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepRecent } from './keep-recent.ts';

describe('keepRecent', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Each load takes so long and answers with its number. */
  const counting = (loadingMs = 1) => {
    let loads = 0;
    const recent = keepRecent(async () => {
      loads += 1;
      const value = loads;
      await new Promise((resolve) => setTimeout(resolve, loadingMs));
      return value;
    });
    const getAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      const [value] = await Promise.all([recent.get(), vi.advanceTimersByTimeAsync(loadingMs)]);
      return value;
    };
    return { recent, getAfter };
  };

  it('loads once for all who ask within a second', async () => {
    const { recent, getAfter } = counting();
    expect(recent.peek()).toBeUndefined();
    const all = Promise.all([recent.get(), recent.get()]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await all).toEqual([1, 1]);
    expect(await getAfter(900)).toBe(1);
    expect(recent.peek()).toBe(1);
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
    const { recent, getAfter } = counting(50);
    const before = recent.get();
    await vi.advanceTimersByTimeAsync(10);
    recent.forget();
    const after = recent.get();
    await vi.advanceTimersByTimeAsync(100);
    expect([await before, await after]).toEqual([1, 2]);
    expect(await getAfter(0)).toBe(2);
    recent.forget();
    expect(recent.peek()).toBe(2);
    expect(await getAfter(0)).toBe(3);
  });

  it('tells who asks next of a load that failed', async () => {
    const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(7);
    const recent = keepRecent(load);
    await expect(recent.get()).rejects.toThrow('away');
    expect(await recent.get()).toBe(7);
  });
});
