import { expect, it, vi } from 'vitest';
import { queueFull, workQueue } from './work-queue.ts';

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { closed: promise, open: resolve };
}

it('workQueue runs two at a time, keeps two waiting in order, and refuses further ones', async () => {
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

it('workQueue starts the next task when one fails', async () => {
  const run = workQueue({ running: 1, waiting: 1 });
  const failing = run(() => Promise.reject(new Error('broken')));
  const next = run(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await run(async () => 'again')).toBe('again');
});

it('workQueue alternates between keys, so that one caller cannot delay the others by its own queue', async () => {
  const run = workQueue({ running: 1, waiting: 10 });
  const started: string[] = [];
  const task = (name: string) => run(async () => void started.push(name), { key: name[0] });
  await Promise.all(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(task));
  expect(started).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3']);
});

it('workQueue drops a waiting task on abort and frees its place in the queue', async () => {
  const run = workQueue({ running: 1, waiting: 1 });
  const { closed, open } = gate();
  const first = run(() => closed);
  const caller = new AbortController();
  const task = vi.fn(async () => undefined);
  const dropped = run(task, { signal: caller.signal });
  caller.abort(new Error('caller gone'));
  await expect(dropped).rejects.toThrow('caller gone');
  const next = run(async () => 'next');
  open();
  await first;
  expect(await next).toBe('next');
  expect(task).not.toHaveBeenCalled();
  await expect(run(async () => 'late', { signal: caller.signal })).rejects.toThrow('caller gone');
});
