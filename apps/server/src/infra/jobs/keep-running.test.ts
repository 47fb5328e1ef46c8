import { describe, expect, it, vi } from 'vitest';
import { keepRunning } from './keep-running.ts';

/** Runners that end on the test's command, by themselves or by a stop. */
function runners() {
  const started: { end(): void; isStopped: boolean }[] = [];
  const start = vi.fn(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const state = { end: resolve, isStopped: false };
    started.push(state);
    return {
      promise,
      stop: async () => {
        if (state.isStopped) throw new Error('it is stopped already');
        state.isStopped = true;
        resolve();
      },
    };
  });
  return { start, started };
}

describe('keepRunning', () => {
  it('replaces a runner that ended, and retries one that failed to start', async () => {
    const { start, started } = runners();
    const onEnd = vi.fn();
    const running = await keepRunning(start, onEnd, 1);
    start.mockRejectedValueOnce(new Error('no connection'));
    started[0]?.end();
    await expect.poll(() => started.length).toBe(2);
    expect(onEnd.mock.calls).toEqual([[undefined], [expect.objectContaining({ message: 'no connection' })]]);
    await running.stop();
    expect(started[1]).toMatchObject({ isStopped: true });
  });

  it('starts nothing after stop()', async () => {
    const { start, started } = runners();
    const running = await keepRunning(start, () => undefined, 60_000);
    started[0]?.end();
    await running.stop();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('stops a runner that was starting during stop()', async () => {
    const { start, started } = runners();
    const running = await keepRunning(start, () => undefined, 1);
    const { promise: mayStart, resolve } = Promise.withResolvers<void>();
    const startOne = start.getMockImplementation() as typeof start;
    start.mockImplementationOnce(async () => {
      await mayStart;
      return startOne();
    });
    started[0]?.end();
    await expect.poll(() => start.mock.calls.length).toBe(2);
    const stopped = running.stop();
    resolve();
    await stopped;
    expect(started[1]).toMatchObject({ isStopped: true });
  });
});
