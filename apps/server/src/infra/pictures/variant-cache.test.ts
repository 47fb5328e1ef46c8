import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { sweepOldest, variantCache } from './variant-cache.ts';

it('variantCache returns every file it wrote until sweepOldest removes the oldest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'galleria-variants-'));
  const warn = vi.fn();
  const cache = variantCache(folder, 1_000_000, warn);
  const names = ['aa-old', 'ab-middle', 'aa-new'];
  for (const [age, name] of [...names].reverse().entries()) {
    await cache.write(name, Buffer.alloc(400));
    const writtenAt = new Date(Date.UTC(2026, 0, 20 - age));
    await utimes(join(folder, name.slice(0, 2), name), writtenAt, writtenAt);
  }
  await sweepOldest(folder, 1200);
  for (const name of names) expect(await cache.read(name)).toHaveLength(400);

  await sweepOldest(folder, 1100);
  expect(await cache.read('aa-old')).toBeUndefined();
  expect(await cache.read('ab-middle')).toHaveLength(400);
  expect(await cache.read('aa-new')).toHaveLength(400);

  await rm(folder, { recursive: true });
  await sweepOldest(folder, 1);
  expect(warn).not.toHaveBeenCalled();
});

it('variantCache sweeps as it fills up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'galleria-variants-'));
  const cache = variantCache(folder, 1000, vi.fn());
  for (let count = 0; count < 10; count++) await cache.write(`aa-${count}`, Buffer.alloc(400));
  await vi.waitFor(async () => expect(await cache.read('aa-0')).toBeUndefined());
  await rm(folder, { recursive: true });
});
