import { useSyncExternalStore } from 'react';

export interface ExternalStore<State> {
  get(): State;
  set(next: State): void;
  /** For effects and `useSyncExternalStore`: returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  readonly initial: State;
}

/**
 * Page state in the browser, outside of React, shared by components in different places. Read-only on the server, where
 * a module lives as long as the process and serves all visitors.
 */
export function createExternalStore<State>(name: string, initial: State): ExternalStore<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    initial,
    get: () => state,
    set(next) {
      if (import.meta.env.SSR) throw new Error(`createExternalStore: "${name}" was set on the server`);
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** `select` must return the same value for the same state: no new objects. */
export function useExternalStore<State, Selected>(
  store: ExternalStore<State>,
  select: (state: State) => Selected,
): Selected {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
