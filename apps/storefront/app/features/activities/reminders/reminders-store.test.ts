import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from './reminder-calls.ts';
import { chosenReminder, pendingReminder, reminders, setReminder } from './reminders-store.ts';

const calls = vi.hoisted(() => ({ storeReminder: vi.fn<(activityId: number, isOn: boolean) => Promise<Reply>>() }));
vi.mock('./reminder-calls.ts', () => calls);

const ADA = 'ada';
const chosen = (userId = ADA) => chosenReminder(reminders.get(), userId, 7);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  calls.storeReminder.mockReset().mockResolvedValue('stored');
  reminders.set(reminders.initial);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('setReminder', () => {
  it('shows the wish at once, to this buyer alone', async () => {
    const setting = setReminder(ADA, 7, true);
    expect(chosen()).toBe(true);
    expect(chosen('grace')).toBeUndefined();
    expect(await setting).toBe('on');
    expect(await setReminder(ADA, 7, false)).toBe('off');
    expect(calls.storeReminder.mock.calls).toEqual([
      [7, true],
      [7, false],
    ]);
  });

  it.each(['tooLate', 'refused'] as const)('goes back when the answer is %s', async (reply) => {
    calls.storeReminder.mockResolvedValue(reply);
    expect(await setReminder(ADA, 7, true)).toBe(reply);
    expect(chosen()).toBe(false);
  });

  it('sends the last of several clicks after the first, one call at a time', async () => {
    const first = setReminder(ADA, 7, true);
    const second = setReminder(ADA, 7, false);
    expect(await setReminder(ADA, 7, true)).toBeUndefined();
    expect(await second).toBeUndefined();
    expect(await setReminder(ADA, 7, false)).toBeUndefined();
    expect(await first).toBe('off');
    expect(chosen()).toBe(false);
  });

  it('remembers the wish of a buyer whose session has ended', async () => {
    calls.storeReminder.mockResolvedValue('guest');
    expect(await setReminder(ADA, 7, true)).toBe('guest');
    expect(chosen()).toBe(false);
    expect(pendingReminder.take((id) => id === 8)).toBeUndefined();
    expect(pendingReminder.take((id) => id === 7)).toBe(7);
  });
});
