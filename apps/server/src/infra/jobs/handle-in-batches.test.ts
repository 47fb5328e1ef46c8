import { describe, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { handleInBatches } from './handle-in-batches.ts';

const log = createLog({ logLevel: 'silent' });

/** Reads `count` items page by page. */
const items = (count: number) => {
  const all = Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
  return async ({ id }: { id: number }, limit: number) => all.slice(id, id + limit);
};

describe('handleInBatches', () => {
  it.each([0, 1, 100, 101, 350])('handles each of %i items once, in order', async (count) => {
    const seen: number[] = [];
    const handle = async ({ id }: { id: number }) => void seen.push(id);
    await handleInBatches(log, { start: { id: 0 }, next: items(count), handle, name: 'test' });
    expect(seen).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it('goes on after a failing item, and rejects with the number of failures', async () => {
    const done: number[] = [];
    const handle = async ({ id }: { id: number }) => {
      if (id % 100 === 0) throw new Error(`${id} is broken`);
      done.push(id);
    };
    const all = handleInBatches(log, { start: { id: 0 }, next: items(201), handle, name: 'test' });
    await expect(all).rejects.toThrow('test: 2 items failed');
    expect(done).toHaveLength(199);
    expect(done.at(-1)).toBe(201);
  });
});
