import { chmod, cp, lstat, mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { findBinaries, findPackage } from './binaries.ts';
import { type Account, chooseAccount, failureOf } from './run-as.ts';
import { makeScratch } from './testing/scratch.ts';

it('findBinaries completes a package that was installed without its install script, once, in any folder', async () => {
  const scratch = await makeScratch();
  const closed = join(scratch.root, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const bare = join(closed, basename(findPackage()));
  await cp(findPackage(), bare, {
    recursive: true,
    filter: async (source) => !source.endsWith('.a') && !(await lstat(source)).isSymbolicLink(),
  });
  await chmod(join(bare, 'native', 'share'), 0o700);

  const account: Account = await chooseAccount(null);
  const copies = join(scratch.root, 'copies');
  const said: string[] = [];
  const find = () =>
    findBinaries(
      bare,
      account,
      async () => copies,
      (message) => said.push(message),
    );
  const [found] = await Promise.all([find(), find()]);
  await find();

  expect(await failureOf(account, found.initdb, '--version')).toBeNull();
  expect(found.postgres.startsWith(copies)).toBe(true);
  expect(await readdir(copies)).toHaveLength(1);
  expect(said.length).toBeLessThanOrEqual(2);
});
