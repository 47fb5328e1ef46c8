import { MINUTE_MS } from '@galleria/domain/site/durations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  favourites,
  isFavoured,
  pendingFavourite,
  resumePendingFavourite,
  syncFavourites,
  toggleFavourite,
} from './favourites-store.ts';

const calls = vi.hoisted(() => ({
  fetchFavouriteIds: vi.fn<() => Promise<{ prodIds: number[]; shopIds: number[] } | undefined>>(),
  callToggle: vi.fn<(kind: string, id: number) => Promise<boolean | 'guest' | undefined>>(),
}));
vi.mock('./favourite-calls.ts', () => calls);

beforeEach(async () => {
  const stored = new Map<string, string>();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  calls.fetchFavouriteIds.mockReset().mockResolvedValue({ prodIds: [], shopIds: [] });
  calls.callToggle.mockReset().mockResolvedValue(true);
  favourites.set({ ...favourites.initial });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('toggleFavourite', () => {
  /** A server that toggles its own state. */
  function serverHolding(isHeld: boolean) {
    let held = isHeld;
    calls.callToggle.mockImplementation(async () => {
      held = !held;
      return held;
    });
  }

  it('shows the wanted state at once and answers with the final one', async () => {
    serverHolding(false);
    const toggling = toggleFavourite('product', 1);
    expect(isFavoured('product', 1)).toBe(true);
    expect(await toggling).toBe(true);
    expect(isFavoured('product', 1)).toBe(true);
    expect(isFavoured('store', 1)).toBe(false);
  });

  it('restores the previous state when the server refuses', async () => {
    calls.callToggle.mockResolvedValue(undefined);
    expect(await toggleFavourite('product', 1)).toBeUndefined();
    expect(isFavoured('product', 1)).toBe(false);
  });

  it('ends in the state of the last of several quick clicks', async () => {
    serverHolding(false);
    const toggles = [toggleFavourite('product', 1), toggleFavourite('product', 1)];
    expect(isFavoured('product', 1)).toBe(false);
    await Promise.all(toggles);
    expect(isFavoured('product', 1)).toBe(false);
    expect(calls.callToggle).toHaveBeenCalledTimes(2);
  });

  it('does not remove what another tab has added meanwhile', async () => {
    serverHolding(true);
    expect(await toggleFavourite('product', 1)).toBe(true);
  });
});

describe('resumePendingFavourite', () => {
  it('carries out the click of a guest once, although several buttons call it', async () => {
    pendingFavourite.remember({ kind: 'store', id: 2 });
    const answers = await Promise.all([
      resumePendingFavourite('ada'),
      resumePendingFavourite('ada'),
      resumePendingFavourite('ada'),
    ]);
    expect(answers.filter(Boolean)).toEqual(['store']);
    expect(calls.callToggle.mock.calls).toEqual([['store', 2]]);
    expect(isFavoured('store', 2)).toBe(true);
    expect(await resumePendingFavourite('ada')).toBeUndefined();
  });

  it('keeps a product that is a favourite already', async () => {
    calls.fetchFavouriteIds.mockResolvedValue({ prodIds: [7], shopIds: [] });
    pendingFavourite.remember({ kind: 'product', id: 7 });
    expect(await resumePendingFavourite('ada')).toBe('product');
    expect(calls.callToggle).not.toHaveBeenCalled();
  });

  it('also works when the favourites cannot be loaded', async () => {
    calls.fetchFavouriteIds.mockResolvedValue(undefined);
    pendingFavourite.remember({ kind: 'product', id: 7 });
    expect(await resumePendingFavourite('ada')).toBe('product');
    expect(isFavoured('product', 7)).toBe(true);
  });

  it('resolves to undefined when the server refuses', async () => {
    calls.callToggle.mockResolvedValue(undefined);
    pendingFavourite.remember({ kind: 'product', id: 7 });
    expect(await resumePendingFavourite('ada')).toBeUndefined();
    expect(isFavoured('product', 7)).toBe(false);
  });

  it('ignores a click from more than 15 minutes ago', async () => {
    vi.useFakeTimers();
    pendingFavourite.remember({ kind: 'product', id: 7 });
    vi.advanceTimersByTime(16 * MINUTE_MS);
    expect(await resumePendingFavourite('ada')).toBeUndefined();
    expect(calls.callToggle).not.toHaveBeenCalled();
  });

  it('carries out the click of a buyer whose session had ended', async () => {
    await syncFavourites('ada');
    calls.callToggle.mockResolvedValueOnce('guest');
    expect(await toggleFavourite('store', 2)).toBeUndefined();
    expect(isFavoured('store', 2)).toBe(false);
    await syncFavourites(undefined);
    expect(await resumePendingFavourite('ada')).toBe('store');
  });

  it('does not add a favourite that such a buyer wanted to remove', async () => {
    calls.fetchFavouriteIds.mockResolvedValue({ prodIds: [], shopIds: [2] });
    await syncFavourites('ada');
    calls.callToggle.mockResolvedValueOnce('guest');
    await toggleFavourite('store', 2);
    await syncFavourites(undefined);
    expect(await resumePendingFavourite('ada')).toBeUndefined();
  });
});
