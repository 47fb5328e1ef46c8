import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StaleWhileRevalidateCache } from './stale-while-revalidate-cache.ts';

const HALF_A_MINUTE_MS = 30_000;

describe('StaleWhileRevalidateCache', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('serves the old value while a due one is loaded again', async () => {
    const cache = new StaleWhileRevalidateCache<'stores'>();
    const loads: PromiseWithResolvers<string>[] = [];
    const load = () => {
      const next = Promise.withResolvers<string>();
      loads.push(next);
      return next.promise;
    };
    const ask = () => cache.get('stores', load, 'en');
    const first = ask();
    loads[0]?.resolve('old');
    expect([await first, await ask()]).toEqual(['old', 'old']);
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE_MS);
    expect(loads.length).toBe(2);
    expect(await ask()).toBe('old');
    loads[1]?.resolve('new');
    await vi.advanceTimersByTimeAsync(0);
    expect(await ask()).toBe('new');
  });

  it('keeps a value longer the longer it took to load', async () => {
    const cache = new StaleWhileRevalidateCache<'stores'>();
    const load = vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('value'), 200)));
    const first = cache.get('stores', load, 'en');
    await vi.advanceTimersByTimeAsync(200);
    await first;
    await cache.get('stores', load, 'en');
    await vi.advanceTimersByTimeAsync(6 * HALF_A_MINUTE_MS);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE_MS);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('caps the time to live of a very slow load', async () => {
    const cache = new StaleWhileRevalidateCache<'stores'>();
    const load = vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('value'), 20_000)));
    const first = cache.get('stores', load, 'en');
    await vi.advanceTimersByTimeAsync(20_000);
    await first;
    await cache.get('stores', load, 'en');
    await vi.advanceTimersByTimeAsync(10 * HALF_A_MINUTE_MS);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('drops a due value that was not read again', async () => {
    const cache = new StaleWhileRevalidateCache<'stores'>();
    const load = vi.fn(async () => 'value');
    await cache.get('stores', load, 'en');
    await vi.advanceTimersByTimeAsync(10 * HALF_A_MINUTE_MS);
    expect(load).toHaveBeenCalledTimes(1);
    await cache.get('stores', load, 'en');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('ignores a reload that began before the topic was invalidated', async () => {
    const cache = new StaleWhileRevalidateCache<'stores'>();
    let value = 'before';
    const slow = Promise.withResolvers<void>();
    let isSlow = false;
    const load = async () => {
      const read = value;
      if (isSlow) await slow.promise;
      return read;
    };
    await cache.get('stores', load, 'en');
    await cache.get('stores', load, 'en');
    isSlow = true;
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE_MS);
    [isSlow, value] = [false, 'after'];
    cache.invalidate('stores');
    expect(await cache.get('stores', load, 'en')).toBe('after');
    slow.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(await cache.get('stores', load, 'en')).toBe('after');
  });
});
