import { createExternalStore } from '../../ui/external-store.ts';
import { pendingIntent } from './pending-intent.ts';

/** `guest`: the session has ended. `tooLate`: what was wished for has happened. Other refusals are said by a toast. */
export type WishReply = 'stored' | 'guest' | 'tooLate' | 'refused';

type WishOutcome = 'on' | 'off' | Exclude<WishReply, 'stored'>;

interface Wished {
  readonly userId: string | undefined;
  /** What this buyer has chosen on this page, by id; of others the page's data knows. */
  readonly chosen: ReadonlyMap<number, boolean>;
}

export interface Wishes {
  /** Shared by all buttons of the page: several may be about one thing. */
  readonly store: ReturnType<typeof createExternalStore<Wished>>;
  /** The click of a guest, or of a buyer whose session has ended: done after they have signed in. */
  readonly pending: ReturnType<typeof pendingIntent<number>>;
  chosenOf(state: Wished, userId: string | undefined, id: number): boolean | undefined;
  set(userId: string, id: number, isOn: boolean): Promise<WishOutcome | undefined>;
}

/** Things that a buyer can wish to be told of, by their ids. The calls come with the first click. */
export function createWishes(
  name: string,
  loadCall: () => Promise<(id: number, isOn: boolean) => Promise<WishReply>>,
): Wishes {
  const store = createExternalStore<Wished>(name, { userId: undefined, chosen: new Map() });
  const pending = pendingIntent(`pending ${name}`, (value): value is number => Number.isSafeInteger(value));
  /** The last click on buttons whose first is still on its way to the server. */
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
     * The button changes at once, and back when the server refuses. There is one call at a time for each thing, and
     * another one if it was clicked again meanwhile. Answers nothing when an earlier click takes care of it.
     */
    async set(userId, id, isOn) {
      const isUnderWay = wanted.has(id);
      wanted.set(id, isOn);
      choose(userId, id, isOn);
      if (isUnderWay) return undefined;
      const call = await loadCall().catch(() => undefined);
      let stored = !isOn;
      let reply: WishReply = 'stored';
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
