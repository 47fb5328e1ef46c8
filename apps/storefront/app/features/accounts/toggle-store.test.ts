import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToggleStore, type ToggleReply } from './toggle-store.ts';

const call = vi.fn<(id: number, isOn: boolean) => Promise<ToggleReply>>();
const toggles = createToggleStore('tests', async () => call);

const ADA = 'ada';
const chosen = (userId = ADA) => toggles.chosenOf(toggles.store.get(), userId, 7);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  call.mockReset().mockResolvedValue('stored');
  toggles.store.set(toggles.store.initial);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('ToggleStore.set', () => {
  it('shows the new state at once, only to this buyer', async () => {
    const setting = toggles.set(ADA, 7, true);
    expect(chosen()).toBe(true);
    expect(chosen('grace')).toBeUndefined();
    expect(await setting).toBe('on');
    expect(await toggles.set(ADA, 7, false)).toBe('off');
    expect(call.mock.calls).toEqual([
      [7, true],
      [7, false],
    ]);
  });

  it.each(['tooLate', 'refused'] as const)('rolls back when the reply is %s', async (reply) => {
    call.mockResolvedValue(reply);
    expect(await toggles.set(ADA, 7, true)).toBe(reply);
    expect(chosen()).toBe(false);
  });

  it('answers `refused` when the call cannot be loaded', async () => {
    const broken = createToggleStore('broken', () => Promise.reject(new Error('offline')));
    expect(await broken.set(ADA, 7, true)).toBe('refused');
  });

  it('sends the first and the last of several quick clicks, one call at a time', async () => {
    const first = toggles.set(ADA, 7, true);
    const second = toggles.set(ADA, 7, false);
    expect(await toggles.set(ADA, 7, true)).toBeUndefined();
    expect(await second).toBeUndefined();
    expect(await toggles.set(ADA, 7, false)).toBeUndefined();
    expect(await first).toBe('off');
    expect(chosen()).toBe(false);
  });

  it('remembers the click of a buyer whose session has ended', async () => {
    call.mockResolvedValue('guest');
    expect(await toggles.set(ADA, 7, true)).toBe('guest');
    expect(chosen()).toBe(false);
    expect(toggles.pending.take((id) => id === 8)).toBeUndefined();
    expect(toggles.pending.take((id) => id === 7)).toBe(7);
  });
});
