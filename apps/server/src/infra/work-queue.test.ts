import { expect, it } from 'vitest';
import { queueFull, workQueue } from './work-queue.ts';

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { closed: promise, open: resolve };
}

it('runs two at a time, lets others wait in order and turns the rest away', async () => {
  const run = workQueue({ running: 2, waiting: 2 });
  const started: number[] = [];
  const gates = Array.from({ length: 5 }, gate);
  const results = gates.map(({ closed }, index) =>
    run(async () => {
      started.push(index);
      await closed;
      return index;
    }),
  );
  expect(await results[4]).toBe(queueFull);
  expect(started).toEqual([0, 1]);
  gates[1]?.open();
  expect(await results[1]).toBe(1);
  expect(started).toEqual([0, 1, 2]);
  for (const { open } of gates) open();
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, queueFull]);
});

it('gives the place of a task that fails to the next', async () => {
  const run = workQueue({ running: 1, waiting: 1 });
  const failing = run(() => Promise.reject(new Error('broken')));
  const next = run(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await run(async () => 'again')).toBe('again');
});
