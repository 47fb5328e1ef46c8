import { describe, expect, it } from 'vitest';
import { createLog } from '../../../infra/log.ts';
import { sweep } from './sweep.ts';

const log = createLog({ logLevel: 'silent' });

/** So many things, read from the one after a place on. */
const things = (count: number) => {
  const all = Array.from({ length: count }, (_, at) => ({ id: at + 1 }));
  return async ({ id }: { id: number }, limit: number) => all.slice(id, id + limit);
};

describe('sweep', () => {
  it.each([0, 1, 100, 101, 350])('comes to each of %i once, in their order', async (count) => {
    const seen: number[] = [];
    const handle = async ({ id }: { id: number }) => void seen.push(id);
    await sweep(log, { start: { id: 0 }, next: things(count), handle, failed: 'things' });
    expect(seen).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  });

  it('goes on behind what fails, and says how many did', async () => {
    const done: number[] = [];
    const handle = async ({ id }: { id: number }) => {
      if (id % 100 === 0) throw new Error(`${id} is broken`);
      done.push(id);
    };
    const all = sweep(log, { start: { id: 0 }, next: things(201), handle, failed: 'things that are broken' });
    await expect(all).rejects.toThrow('2 things that are broken');
    expect(done).toHaveLength(199);
    expect(done.at(-1)).toBe(201);
  });
});
