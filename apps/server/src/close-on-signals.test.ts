import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

/** Stops a process that needs 50 ms to close, beside a library whose SIGTERM listener exits at once. */
async function stopAfter(listening: string): Promise<{ code: number | null; said: string }> {
  const script = `
    const { closeOnSignals } = await import(${JSON.stringify(path.join(import.meta.dirname, 'close-on-signals.ts'))});
    const hasty = () => process.on('SIGTERM', () => process.exit(143));
    const listen = () => closeOnSignals(console.log, console.error).add(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      console.log('closed');
    });
    ${listening}
    setInterval(() => undefined, 1_000);
    setTimeout(() => process.kill(process.pid, 'SIGTERM'));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, said };
}

describe('closeOnSignals', () => {
  it('closes everything before the process exits, even when a library exits on the same signal', async () => {
    expect(await stopAfter('listen(); hasty();')).toEqual({ code: 0, said: expect.stringMatching(/closed\n$/) });
  });

  it('control: when the library handles the signal first, the process exits before all is closed', async () => {
    expect(await stopAfter('hasty(); listen();')).toMatchObject({ code: 143 });
  });
});
