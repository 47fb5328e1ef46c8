import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HtmlCache } from './html-cache.server.ts';

const HALF_OF_ALL = 'x'.repeat(16_000_000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('HtmlCache', () => {
  it('removes expired entries without being asked for them', () => {
    const cache = new HtmlCache();
    cache.set('menu', '<b>menu</b>');
    vi.advanceTimersByTime(1_500);
    cache.set('goods', '<b>goods</b>');
    expect([cache.get('menu'), cache.get('goods')]).toEqual(['<b>menu</b>', '<b>goods</b>']);
    vi.advanceTimersByTime(500);
    expect([cache.size, cache.get('goods')]).toEqual([1, '<b>goods</b>']);
    vi.advanceTimersByTime(2_000);
    expect(cache.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('evicts the oldest entry beyond the size limit', () => {
    const cache = new HtmlCache();
    for (const key of ['first', 'second', 'third']) cache.set(key, HALF_OF_ALL);
    expect([cache.get('first'), cache.size]).toEqual([undefined, 2]);
  });

  it('replaces an entry with the same key', () => {
    const cache = new HtmlCache();
    for (const html of [HALF_OF_ALL, HALF_OF_ALL, '好']) cache.set('menu', html);
    cache.set('goods', HALF_OF_ALL);
    expect([cache.get('menu'), cache.size]).toEqual(['好', 2]);
  });
});
