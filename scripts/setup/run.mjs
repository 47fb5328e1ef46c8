import { spawn } from 'node:child_process';
import { projectEnvironment, projectNode, root } from './install.mjs';

/** Runs a script or tool with the project's Node; resolves to its exit code and output. */
export function run(args, { env = {}, cwd = root, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(projectNode(), args, {
      cwd,
      env: projectEnvironment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      resolve({ code: code ?? (signal ? 1 : 0), output: Buffer.concat(output).toString() }),
    );
  });
}

/** Runs a server in the foreground: signals are passed on to it, and this process exits with its code. */
export function runForeground(args, env = {}) {
  const child = spawn(projectNode(), args, { cwd: root, env: projectEnvironment(env), stdio: 'inherit' });
  // Ctrl-C reaches the child directly; these are for signals sent to this process alone.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => undefined);
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
