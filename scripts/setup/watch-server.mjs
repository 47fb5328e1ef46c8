import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { projectEnvironment, projectNode, root } from './install.mjs';
import { print } from './print.mjs';

/** Sources of the server; Vite watches those of the apps. */
const SOURCES = [
  'apps/server/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/demo/src',
  'packages/i18n',
];
const SETTLE_MS = 200;

/**
 * Runs the server and restarts it when its sources change. Node's own `--watch` kills the process before it has stopped
 * its database, so this waits for a clean exit each time.
 */
export function watchServer() {
  let child = start();
  let settling;
  let ending = false;
  let restarting = false;

  function start() {
    const args = [path.join(root, 'apps/server/src/main.ts')];
    const env = projectEnvironment({ NODE_ENV: 'development' });
    const server = spawn(projectNode(), args, { cwd: root, env, stdio: 'inherit' });
    server.once('exit', (code) => {
      if (ending) process.exit(code ?? 0);
    });
    return server;
  }

  function restart() {
    // A server that is still stopping reads the newest sources when it is started.
    if (restarting) return;
    print('The server changed: starting it again.');
    if (hasEnded(child)) {
      child = start();
      return;
    }
    restarting = true;
    child.once('exit', () => {
      restarting = false;
      if (!ending) child = start();
    });
    child.kill('SIGTERM');
  }

  for (const folder of SOURCES) {
    watch(path.join(root, folder), { recursive: true }, (_, file) => {
      if (!file || /\.test\.ts$/.test(file)) return;
      clearTimeout(settling);
      settling = setTimeout(restart, SETTLE_MS);
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      ending = true;
      if (hasEnded(child)) process.exit(0);
      child.kill('SIGTERM');
    });
  }
}

/** The exit code of a process that was killed by a signal is null, too. */
function hasEnded({ exitCode, signalCode }) {
  return exitCode !== null || signalCode !== null;
}
