import { beforeEach, expect, it, vi } from 'vitest';
import { fulfilWish } from './fulfil-wish.ts';
import { keepUpWith } from './keep-up-with.ts';
import { isKept } from './kept-store.ts';
import { rememberWish } from './kept-wish.ts';
import { turnHeart } from './turn-heart.ts';

const calls = vi.hoisted(() => ({
  askWhatIsKept: vi.fn<() => Promise<{ prodIds: number[]; shopIds: number[] } | undefined>>(),
  toggleKept: vi.fn<(kind: string, id: number) => Promise<boolean | 'guest' | undefined>>(),
}));
vi.mock('./kept-calls.ts', () => calls);

const MINUTE_MS = 60_000;

beforeEach(async () => {
  vi.useRealTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  calls.askWhatIsKept.mockReset().mockResolvedValue({ prodIds: [], shopIds: [] });
  calls.toggleKept.mockReset().mockResolvedValue(true);
  await keepUpWith(undefined);
});

it('does what the guest wanted, once, however many hearts ask', async () => {
  rememberWish({ kind: 'store', id: 2 });
  const answers = await Promise.all([fulfilWish('ada'), fulfilWish('ada'), fulfilWish('ada')]);
  expect(answers.filter(Boolean)).toEqual(['store']);
  expect(calls.toggleKept.mock.calls).toEqual([['store', 2]]);
  expect(isKept('store', 2)).toBe(true);
  expect(await fulfilWish('ada')).toBeUndefined();
});

it('says so for what is kept already, and leaves it alone', async () => {
  calls.askWhatIsKept.mockResolvedValue({ prodIds: [7], shopIds: [] });
  rememberWish({ kind: 'product', id: 7 });
  expect(await fulfilWish('ada')).toBe('product');
  expect(calls.toggleKept).not.toHaveBeenCalled();
});

it('does it also when the server cannot say what is kept', async () => {
  calls.askWhatIsKept.mockResolvedValue(undefined);
  rememberWish({ kind: 'product', id: 7 });
  expect(await fulfilWish('ada')).toBe('product');
  expect(isKept('product', 7)).toBe(true);
});

it('says nothing when the server refuses', async () => {
  calls.toggleKept.mockResolvedValue(undefined);
  rememberWish({ kind: 'product', id: 7 });
  expect(await fulfilWish('ada')).toBeUndefined();
  expect(isKept('product', 7)).toBe(false);
});

it('forgets what was wanted long ago', async () => {
  vi.useFakeTimers();
  rememberWish({ kind: 'product', id: 7 });
  vi.advanceTimersByTime(16 * MINUTE_MS);
  expect(await fulfilWish('ada')).toBeUndefined();
  expect(calls.toggleKept).not.toHaveBeenCalled();
});

it('remembers what somebody wanted whose session had ended', async () => {
  await keepUpWith('ada');
  calls.toggleKept.mockResolvedValueOnce('guest');
  expect(await turnHeart('store', 2)).toBeUndefined();
  expect(isKept('store', 2)).toBe(false);
  await keepUpWith(undefined);
  expect(await fulfilWish('ada')).toBe('store');
});

it('does not keep again what somebody wanted to let go', async () => {
  calls.askWhatIsKept.mockResolvedValue({ prodIds: [], shopIds: [2] });
  await keepUpWith('ada');
  calls.toggleKept.mockResolvedValueOnce('guest');
  await turnHeart('store', 2);
  await keepUpWith(undefined);
  expect(await fulfilWish('ada')).toBeUndefined();
});
