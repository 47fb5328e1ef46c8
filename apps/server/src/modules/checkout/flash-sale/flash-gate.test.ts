import { expect, it } from 'vitest';
import { openFlashGate } from './flash-gate.ts';

it('openFlashGate admits a limited number at once, and the next when one has finished or failed', async () => {
  const gate = openFlashGate(2);
  const slow = Promise.withResolvers<string>();
  const failing = Promise.withResolvers<string>();
  const [first, second] = [gate.pass(() => slow.promise), gate.pass(() => failing.promise)];
  let isStarted = false;
  const start = async () => {
    isStarted = true;
  };
  expect([gate.pass(start), isStarted]).toEqual([undefined, false]);
  failing.reject(new Error('a bug'));
  await expect(second).rejects.toThrow('a bug');
  await gate.pass(start);
  expect(isStarted).toBe(true);
  slow.resolve('done');
  expect(await first).toBe('done');
});
