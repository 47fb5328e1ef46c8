import { MINUTE_MS } from '@galleria/domain/site/durations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingIntent } from './pending-intent.ts';

const isNumber = (value: unknown) => typeof value === 'number';

describe('pendingIntent', () => {
  const stored = new Map<string, string>();
  const intent = pendingIntent('couponId', isNumber);

  beforeEach(() => {
    vi.useFakeTimers();
    stored.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('can be taken only once', () => {
    intent.remember(7);
    expect(intent.take()).toBe(7);
    expect(intent.take()).toBeUndefined();
  });

  it('stays stored when the predicate does not match', () => {
    intent.remember(7);
    expect(intent.take((id) => id === 8)).toBeUndefined();
    expect(intent.take((id) => id === 7)).toBe(7);
  });

  it('expires after 15 minutes', () => {
    intent.remember(7);
    vi.advanceTimersByTime(15 * MINUTE_MS);
    expect(intent.take()).toBeUndefined();
  });

  it.each(['{', 'null', '{"payload":"seven","expiresMs":9e15}'])(
    'ignores stored text that is no intent: %s',
    (text) => {
      stored.set('couponId', text);
      expect(intent.take()).toBeUndefined();
    },
  );

  it('does nothing when storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', undefined);
    intent.remember(7);
    expect(intent.take()).toBeUndefined();
  });
});
