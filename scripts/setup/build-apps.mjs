import { existsSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { root } from './install.mjs';
import { exitWithError, print } from './print.mjs';
import { run } from './run.mjs';

const bin = (name, file) => path.join(root, 'node_modules', name, file);
const production = { NODE_ENV: 'production' };

const STEPS = [
  {
    name: 'storefront',
    args: [bin('@react-router/dev', 'bin.cjs'), 'build', '--logLevel', 'warn'],
    cwd: path.join(root, 'apps/storefront'),
    output: 'build',
  },
  {
    name: 'merchant back office',
    args: [bin('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn'],
    cwd: path.join(root, 'apps/merchant'),
    output: 'dist',
  },
  {
    name: 'platform console',
    args: [bin('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn'],
    cwd: path.join(root, 'apps/platform'),
    output: 'dist',
  },
  {
    name: 'server',
    args: [path.join(root, 'scripts/setup/bundle-server.mjs')],
    cwd: root,
    output: 'apps/server/dist',
  },
];

/** Builds the apps and the server if one of their inputs has changed since the last build, or an output is missing. */
export async function ensureBuilt() {
  const hash = fingerprint(['apps', 'packages', 'package-lock.json', 'scripts/setup']);
  const isThere = STEPS.every(({ cwd, output }) => existsSync(path.join(cwd, output)));
  if (isThere && readStamp('build', hash)) return;
  print('Building the storefront, both consoles and the server …');
  for (const step of STEPS) await build(step);
  await build({ name: 'compressed files', args: [path.join(root, 'scripts/setup/compress-assets.mjs')], cwd: root });
  writeStamp('build', hash);
}

async function build({ name, args, cwd }) {
  const { code, output } = await run(args, { cwd, env: production, quiet: true });
  if (code !== 0) exitWithError(`${output}\nBuilding the ${name} failed, see above.`);
}
