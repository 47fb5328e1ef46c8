import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptHtml } from './kept-html.server.ts';

const HALF_OF_ALL = 'x'.repeat(16_000_000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('HTML that is kept', () => {
  it('leaves the memory when it is over, though nobody asks for it', () => {
    const kept = new KeptHtml();
    kept.set('menu', '<b>menu</b>');
    vi.advanceTimersByTime(1_500);
    kept.set('goods', '<b>goods</b>');
    expect([kept.get('menu'), kept.get('goods')]).toEqual(['<b>menu</b>', '<b>goods</b>']);
    vi.advanceTimersByTime(500);
    expect([kept.size, kept.get('goods')]).toEqual([1, '<b>goods</b>']);
    vi.advanceTimersByTime(2_000);
    expect(kept.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('makes room for what is newer', () => {
    const kept = new KeptHtml();
    for (const key of ['first', 'second', 'third']) kept.set(key, HALF_OF_ALL);
    expect([kept.get('first'), kept.size]).toEqual([undefined, 2]);
  });

  it('is replaced under the same key', () => {
    const kept = new KeptHtml();
    for (const html of [HALF_OF_ALL, HALF_OF_ALL, '好']) kept.set('menu', html);
    kept.set('goods', HALF_OF_ALL);
    expect([kept.get('menu'), kept.size]).toEqual(['好', 2]);
  });
});
