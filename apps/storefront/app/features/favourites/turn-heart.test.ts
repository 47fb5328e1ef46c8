import { beforeEach, expect, it, vi } from 'vitest';
import { isKept, replaceKept } from './kept-store.ts';
import { turnHeart } from './turn-heart.ts';

const toggleKept = vi.hoisted(() => vi.fn<(kind: string, id: number) => Promise<boolean | undefined>>());
vi.mock('./kept-calls.ts', () => ({ toggleKept }));

/** A server that turns what it holds. */
function serverHolding(isHeld: boolean) {
  let held = isHeld;
  toggleKept.mockImplementation(async () => {
    held = !held;
    return held;
  });
}

beforeEach(() => {
  toggleKept.mockReset();
  replaceKept({ prodIds: [], shopIds: [] });
});

it('shows at once what was wanted, and says what came of it', async () => {
  serverHolding(false);
  const turning = turnHeart('product', 1);
  expect(isKept('product', 1)).toBe(true);
  expect(await turning).toBe(true);
  expect(isKept('product', 1)).toBe(true);
  expect(isKept('store', 1)).toBe(false);
});

it('turns back when the server refuses', async () => {
  toggleKept.mockResolvedValue(undefined);
  expect(await turnHeart('product', 1)).toBeUndefined();
  expect(isKept('product', 1)).toBe(false);
});

it('ends as the last of many quick clicks wanted it', async () => {
  serverHolding(false);
  const turns = [turnHeart('product', 1), turnHeart('product', 1)];
  expect(isKept('product', 1)).toBe(false);
  await Promise.all(turns);
  expect(isKept('product', 1)).toBe(false);
  expect(toggleKept).toHaveBeenCalledTimes(2);
});

it('keeps what another tab keeps already instead of letting it go', async () => {
  serverHolding(true);
  expect(await turnHeart('product', 1)).toBe(true);
});
