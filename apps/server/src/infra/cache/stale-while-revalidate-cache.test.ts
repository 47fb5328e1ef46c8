import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptLoads } from './kept-loads.ts';

const HALF_A_MINUTE_MS = 30_000;

describe('what was loaded', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is loaded anew when it is old, while those who ask get what there is', async () => {
    const kept = new KeptLoads<'stores'>();
    const loads: PromiseWithResolvers<string>[] = [];
    const load = () => {
      const next = Promise.withResolvers<string>();
      loads.push(next);
      return next.promise;
    };
    const ask = () => kept.get('stores', load, 'en');
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

  it('is kept longer the longer it takes to load', async () => {
    const kept = new KeptLoads<'stores'>();
    const load = vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('value'), 200)));
    const first = kept.get('stores', load, 'en');
    await vi.advanceTimersByTimeAsync(200);
    await first;
    await kept.get('stores', load, 'en');
    await vi.advanceTimersByTimeAsync(6 * HALF_A_MINUTE_MS);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE_MS);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is not kept for ever because it once had to wait', async () => {
    const kept = new KeptLoads<'stores'>();
    const load = vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('value'), 20_000)));
    const first = kept.get('stores', load, 'en');
    await vi.advanceTimersByTimeAsync(20_000);
    await first;
    await kept.get('stores', load, 'en');
    await vi.advanceTimersByTimeAsync(10 * HALF_A_MINUTE_MS);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is let go when nobody asked for it again', async () => {
    const kept = new KeptLoads<'stores'>();
    const load = vi.fn(async () => 'value');
    await kept.get('stores', load, 'en');
    await vi.advanceTimersByTimeAsync(10 * HALF_A_MINUTE_MS);
    expect(load).toHaveBeenCalledTimes(1);
    await kept.get('stores', load, 'en');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not come back from a renewal that began before it was forgotten', async () => {
    const kept = new KeptLoads<'stores'>();
    let value = 'before';
    const slow = Promise.withResolvers<void>();
    let isSlow = false;
    const load = async () => {
      const read = value;
      if (isSlow) await slow.promise;
      return read;
    };
    await kept.get('stores', load, 'en');
    await kept.get('stores', load, 'en');
    isSlow = true;
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE_MS);
    [isSlow, value] = [false, 'after'];
    kept.forget('stores');
    expect(await kept.get('stores', load, 'en')).toBe('after');
    slow.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(await kept.get('stores', load, 'en')).toBe('after');
  });
});
