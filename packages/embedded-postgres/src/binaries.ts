import { randomBytes } from 'node:crypto';
import { access, chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type Account, failureOf } from './run-as.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
}

// Resolved by package name, since this code may run from a bundle in another folder.
const HERE = createRequire(import.meta.url).resolve('@galleria/embedded-postgres/binaries');

/** The npm package with PostgreSQL for this platform and architecture. */
export function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(HERE).resolve(name)));
  } catch (error) {
    throw new Error(
      `There is no PostgreSQL for this kind of machine (the optional package ${name} is not installed). Run npm install again, or set DATABASE_URL to a PostgreSQL 18 server of your own.`,
      { cause: error },
    );
  }
}

/**
 * Finds PostgreSQL's programs, tested as the account that will run them. In the npm package they may be inaccessible to
 * it (a checkout in a closed folder) or incomplete (npm without install scripts omits symbolic links between
 * libraries); then a complete copy in `copiesDir` is used, made once per version.
 */
export async function findBinaries(
  packageDir: string,
  account: Account,
  copiesDir: () => Promise<string>,
  log: (message: string) => void,
): Promise<Binaries> {
  const inPlace = programsIn(join(packageDir, 'native'));
  if ((await failureToRun(inPlace, account)) === null) return inPlace;

  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
  const copy = join(await copiesDir(), `postgresql-${version}-${basename(packageDir)}`);
  if (!(await exists(copy))) {
    log(`Copying PostgreSQL to ${copy}, because it cannot be run from where npm put it.`);
    await copyPackage(packageDir, copy);
  }
  const copied = programsIn(copy);
  const failure = await failureToRun(copied, account);
  if (failure === null) return copied;
  throw new Error(
    `The PostgreSQL that came with Galleria does not run on this machine. Set DATABASE_URL to a PostgreSQL 18 server of your own. What happened: ${failure}`,
  );
}

function programsIn(native: string): Binaries {
  return { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') };
}

/** Tests both programs, since they need different libraries, and one of the files that they read. */
async function failureToRun({ postgres, initdb }: Binaries, account: Account): Promise<string | null> {
  const template = join(dirname(dirname(postgres)), 'share', 'postgresql', 'postgres.bki');
  return (
    (await failureOf(account, postgres, '--version')) ??
    (await failureOf(account, initdb, '--version')) ??
    (await failureOf(account, '/bin/sh', '-c', 'test -r "$1"', 'sh', template))
  );
}

/** Copies under a temporary name and renames, so that a copy with the final name is complete. */
async function copyPackage(packageDir: string, copy: string): Promise<void> {
  const partial = `${copy}.partial-${randomBytes(4).toString('hex')}`;
  await mkdir(dirname(copy), { recursive: true });
  try {
    await cp(join(packageDir, 'native'), partial, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith('.a'),
    });
    await addMissingLinks(packageDir, partial);
    await openForReading(partial);
    await rename(partial, copy);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another process was faster; its copy is as complete as this one.
    if (!(await exists(copy))) throw error;
  }
}

async function addMissingLinks(packageDir: string, copy: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const path = join(copy, relative('native', target));
    if (!(await exists(path))) await symlink(relative(dirname(target), source), path);
  }
}

/** A checkout made under a strict umask has strict modes; the copy is our own and contains no secrets. */
async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openForReading(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
