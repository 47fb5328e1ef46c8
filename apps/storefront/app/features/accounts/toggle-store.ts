import { createExternalStore } from '../../ui/external-store.ts';
import { pendingIntent } from './pending-intent.ts';

/**
 * `guest`: the session has ended. `tooLate`: the event to be told of has happened. Other refusals are shown as a toast.
 */
export type ToggleReply = 'stored' | 'guest' | 'tooLate' | 'refused';

type ToggleOutcome = 'on' | 'off' | Exclude<ToggleReply, 'stored'>;

interface ToggleState {
  readonly userId: string | undefined;
  /** States that this buyer changed on this page, by id; all other states are in the page's loader data. */
  readonly chosen: ReadonlyMap<number, boolean>;
}

export interface ToggleStore {
  /** Shared by all buttons of the page, since several may be about the same id. */
  readonly store: ReturnType<typeof createExternalStore<ToggleState>>;
  /** The click of a guest, or of a buyer whose session has ended: resumed after signing in. */
  readonly pending: ReturnType<typeof pendingIntent<number>>;
  chosenOf(state: ToggleState, userId: string | undefined, id: number): boolean | undefined;
  set(userId: string, id: number, isOn: boolean): Promise<ToggleOutcome | undefined>;
}

/**
 * A toggle per id for events that a buyer wants a mail about (optimistic update). The API call is loaded with the first
 * click.
 */
export function createToggleStore(
  name: string,
  loadCall: () => Promise<(id: number, isOn: boolean) => Promise<ToggleReply>>,
): ToggleStore {
  const store = createExternalStore<ToggleState>(name, { userId: undefined, chosen: new Map() });
  const pending = pendingIntent(`pending ${name}`, (value): value is number => Number.isSafeInteger(value));
  /** The latest wanted state of ids with a call in flight. */
  const wanted = new Map<number, boolean>();

  function choose(userId: string, id: number, isOn: boolean): void {
    const now = store.get();
    const before = now.userId === userId ? now.chosen : new Map<number, boolean>();
    store.set({ userId, chosen: new Map([...before, [id, isOn]]) });
  }

  return {
    store,
    pending,
    chosenOf: (state, userId, id) => (state.userId === userId ? state.chosen.get(id) : undefined),
    /**
     * Optimistic update, rolled back when the server refuses. There is one call at a time per id, followed by another
     * if the button was clicked meanwhile. Resolves to `undefined` if a call in flight already takes care of this
     * click.
     */
    async set(userId, id, isOn) {
      const hasCallInFlight = wanted.has(id);
      wanted.set(id, isOn);
      choose(userId, id, isOn);
      if (hasCallInFlight) return undefined;
      const call = await loadCall().catch(() => undefined);
      let stored = !isOn;
      let reply: ToggleReply = 'stored';
      while (reply === 'stored' && wanted.get(id) !== stored) {
        const next: boolean = wanted.get(id) ?? isOn;
        reply = (await call?.(id, next)) ?? 'refused';
        if (reply === 'stored') stored = next;
      }
      if (reply === 'guest' && wanted.get(id)) pending.remember(id);
      wanted.delete(id);
      choose(userId, id, stored);
      if (reply !== 'stored') return reply;
      return stored ? 'on' : 'off';
    },
  };
}
