import { afterEach, describe, expect, it, vi } from 'vitest';
import { answeredAction } from './answered-action.ts';

const UNREACHABLE = { data: { errors: {}, values: {}, unreachable: true }, init: { status: 422 } };

afterEach(() => vi.useRealTimers());

describe('answeredAction', () => {
  it('returns the answer of the action', async () => {
    expect(await answeredAction(async () => 'said')).toBe('said');
  });

  it('gives an answer with errors the status 422', async () => {
    const refused = { errors: { mail: 'wrong' }, values: {} };
    expect(await answeredAction(async () => refused)).toMatchObject({ data: refused, init: { status: 422 } });
  });

  it('rethrows redirects', async () => {
    const redirect = new Response(null, { status: 303 });
    await expect(answeredAction(() => Promise.reject(redirect))).rejects.toBe(redirect);
  });

  it('answers `unreachable` when the network fails', async () => {
    expect(await answeredAction(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject(UNREACHABLE);
  });

  it('answers `unreachable` after 30 seconds', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const answer = answeredAction(() => new Promise(() => undefined)).then(settled);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining(UNREACHABLE));
  });
});
