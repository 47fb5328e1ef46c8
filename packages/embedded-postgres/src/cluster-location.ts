import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Account, canAccess, chooseAccount } from './run-as.ts';

/**
 * Location of a database: its home folder (owned by this user), the cluster in it (owned by the account), and the
 * account that runs it.
 */
export interface ClusterLocation {
  home: string;
  cluster: string;
  account: Account;
}

/** Where root keeps databases whose data folder the account cannot reach. Unlike /tmp, it is never cleared. */
export const defaultSystemDir = '/var/lib/galleria';

const noteName = 'where-the-database-is.txt';
const usedByName = 'used-by';

/**
 * Finds or chooses the home of a data folder's database: `<dataDir>/postgres`, or, when this process is root and the
 * account cannot reach the data folder (in a closed home folder), a folder under `systemDir`. A note in the data folder
 * then names it and decides from then on, so a data folder that is moved keeps its database.
 */
export async function locateCluster(
  dataDir: string,
  systemDir: string,
  log: (message: string) => void,
): Promise<ClusterLocation> {
  const notedHome = await readNote(dataDir);
  const home = notedHome ?? join(dataDir, 'postgres');
  const cluster = join(home, 'cluster');
  const stats = await statOrNull(cluster);
  const account = await chooseAccount(stats && { path: cluster, stats });
  if (notedHome) await claimNotedHome(dataDir, notedHome);

  if (stats) {
    if (!(await canAccess(account, home))) {
      throw new Error(
        `The database is in ${home}, but the user PostgreSQL runs as (${account?.name}) can no longer enter it. Open the folders on the way again (chmod o+x).`,
      );
    }
    return { home, cluster, account };
  }
  if (!account || (!notedHome && (await canAccess(account, dataDir)))) {
    await makeHome(home, account);
    return { home, cluster, account };
  }
  const systemHome = notedHome ?? (await chooseSystemHome(dataDir, systemDir, log));
  await writeNote(dataDir, systemHome);
  await makeHome(systemHome, account);
  await writeFile(join(systemHome, usedByName), `${dataDir}\n`);
  return { home: systemHome, cluster: join(systemHome, 'cluster'), account };
}

/** A folder that only root can change and everyone can enter. */
export async function ensureSystemDir(systemDir: string): Promise<void> {
  if (await mkdir(systemDir, { recursive: true })) await chmod(systemDir, 0o755);
  const stats = await stat(systemDir);
  if (stats.uid !== 0 || (stats.mode & 0o022) !== 0) {
    throw new Error(`${systemDir} must belong to root and be writable for root only.`);
  }
}

async function makeHome(home: string, account: Account): Promise<void> {
  await mkdir(home, { recursive: true });
  await chmod(home, account ? 0o755 : 0o700);
}

async function chooseSystemHome(dataDir: string, systemDir: string, log: (message: string) => void): Promise<string> {
  await ensureSystemDir(systemDir);
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  for (let count = 1; ; count += 1) {
    const home = join(systemDir, count === 1 ? hash : `${hash}-${count}`);
    if (!(await statOrNull(home))) return home;
    log(`An earlier database of ${dataDir} is still in ${home}. It is left alone; delete it when you do not miss it.`);
  }
}

/** Detects a note that was copied with its data folder: two malls must not share one database unnoticed. */
async function claimNotedHome(dataDir: string, home: string): Promise<void> {
  const usedByFile = join(home, usedByName);
  const usedBy = (await readOrNull(usedByFile))?.trim();
  if (!usedBy || usedBy === dataDir) return;
  if ((await readNote(usedBy)) === home) {
    throw new Error(
      `${join(dataDir, noteName)} points to the database of ${usedBy}. If ${basename(dataDir)} is meant to be a copy, delete that note to begin with an empty database.`,
    );
  }
  await writeFile(usedByFile, `${dataDir}\n`);
}

async function readNote(dataDir: string): Promise<string | null> {
  const lines = (await readOrNull(join(dataDir, noteName)))?.trim().split('\n');
  return lines?.at(-1) ?? null;
}

async function writeNote(dataDir: string, home: string): Promise<void> {
  await writeFile(
    join(dataDir, noteName),
    `The database that belongs to this folder is kept in the folder named in the last line, because the user that
PostgreSQL runs as cannot enter this one. Back up both together. Galleria reads this note: keep its last line.
${home}
`,
  );
}

async function readOrNull(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}

async function statOrNull(path: string): Promise<Stats | null> {
  return stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
