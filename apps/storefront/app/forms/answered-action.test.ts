import { afterEach, expect, it, vi } from 'vitest';
import { answeredAction } from './answered-action.ts';

const UNREACHABLE = { data: { errors: {}, values: {}, unreachable: true }, init: { status: 422 } };

afterEach(() => vi.useRealTimers());

it('hands on what the action says', async () => {
  expect(await answeredAction(async () => 'said')).toBe('said');
});

it('marks a refusal as one', async () => {
  const refused = { errors: { mail: 'wrong' }, values: {} };
  expect(await answeredAction(async () => refused)).toMatchObject({ data: refused, init: { status: 422 } });
});

it('lets redirects through', async () => {
  const redirect = new Response(null, { status: 303 });
  await expect(answeredAction(() => Promise.reject(redirect))).rejects.toBe(redirect);
});

it('says that nobody answered when the network fails', async () => {
  expect(await answeredAction(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject(UNREACHABLE);
});

it('waits for half a minute and not longer', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  const answer = answeredAction(() => new Promise(() => undefined)).then(settled);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(settled).toHaveBeenCalledWith(expect.objectContaining(UNREACHABLE));
});
