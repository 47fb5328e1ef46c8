import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskPictureStore } from './disk.ts';

const path = 'pictures/ab23456789abcdef0123456789abcdef.10x10.-.webp';
const bytes = Buffer.from('the bytes of a picture');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-disk-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('diskPictureStore', () => {
  it('stores a picture in a folder named after its first two letters, and reads it back', async () => {
    const store = diskPictureStore(folder);
    expect(await store.exists(path)).toBe(false);
    expect(await store.get(path)).toBeUndefined();
    await store.put(path, bytes);
    expect(await store.exists(path)).toBe(true);
    expect(await store.get(path)).toEqual(bytes);
    expect(await readdir(join(folder, 'ab'))).toEqual(['ab23456789abcdef0123456789abcdef.10x10.-.webp']);
  });

  it('writes a picture completely under concurrent writes, and leaves no temporary files', async () => {
    const store = diskPictureStore(folder);
    await Promise.all(Array.from({ length: 20 }, () => store.put(path, bytes)));
    expect(await store.get(path)).toEqual(bytes);
    expect(await readdir(join(folder, 'ab'))).toHaveLength(1);
  });

  it.each(['../secrets', 'pictures/../../etc/passwd', '/etc/passwd', 'pictures/', ''])(
    'neither reads nor writes outside of picture paths: %j',
    async (at) => {
      const store = diskPictureStore(folder);
      expect(await store.get(at)).toBeUndefined();
      expect(await store.exists(at)).toBe(false);
      await expect(store.put(at, bytes)).rejects.toThrow('is not the path of a picture');
    },
  );
});
