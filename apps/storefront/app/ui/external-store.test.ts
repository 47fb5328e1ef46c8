import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExternalStore } from './external-store.ts';

describe('createExternalStore', () => {
  beforeEach(() => void vi.stubEnv('SSR', false));
  afterEach(() => void vi.unstubAllEnvs());

  it('tells its listeners about a new state until they unsubscribe', () => {
    const store = createExternalStore('count', 0);
    const heard: number[] = [];
    const unsubscribe = store.subscribe(() => heard.push(store.get()));
    store.set(1);
    store.set(2);
    unsubscribe();
    store.set(3);
    expect(heard).toEqual([1, 2]);
    expect(store.get()).toBe(3);
    expect(store.initial).toBe(0);
  });

  it('refuses to be set on the server', () => {
    vi.stubEnv('SSR', true);
    const store = createExternalStore('count', 0);
    expect(() => store.set(1)).toThrow('"count" was set on the server');
    expect(store.get()).toBe(0);
  });
});
