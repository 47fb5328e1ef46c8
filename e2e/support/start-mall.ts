import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ownCheckout = path.resolve(import.meta.dirname, '../..');

export interface RunningMall {
  readonly url: string;
  readonly process: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Sends a stop signal and waits for the exit; resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Seeding the demo has taken more than two minutes on a machine under load. */
const START_TIMEOUT_MS = 300_000;

/**
 * Starts the built mall as `npm start` does, from this checkout or another, and waits until it reports that it is open.
 */
export async function startMall(
  dataDir: string,
  env: Record<string, string> = {},
  checkout: string = ownCheckout,
): Promise<RunningMall> {
  const child = spawn(process.execPath, [path.join(checkout, 'apps/server/dist/main.js')], {
    cwd: checkout,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the mall did not open in time:\n${text}`));
    }, START_TIMEOUT_MS);
    const listen = (chunk: Buffer) => {
      text += chunk.toString();
      const [, found] = text.match(/The mall is open at (\S+)/) ?? [];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the mall ended with ${code} before it opened:\n${text}`));
    });
  });
  return {
    url,
    process: child,
    output: () => text,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}
