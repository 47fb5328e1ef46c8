/** The action that made a guest sign in, where the page's address alone does not tell it. */
export type SignInTrigger = 'alert';

/** Outcomes of API calls that concern the whole page. */
export type Outcome =
  | { readonly kind: 'signedOut'; readonly trigger?: SignInTrigger | undefined }
  /** A refusal whose caller asked for a toast. */
  | { readonly kind: 'refused'; readonly message: string };

type Listener = (outcome: Outcome) => void;

const listeners = new Set<Listener>();
/**
 * Outcomes that were announced before anything listened: the listener may hydrate after the part that made the call.
 */
let pendingOutcomes: Outcome[] = [];

export function publishOutcome(outcome: Outcome): void {
  if (listeners.size === 0) pendingOutcomes.push(outcome);
  for (const listener of listeners) listener(outcome);
}

/** For effects: returns the function that unsubscribes. */
export function onOutcome(listener: Listener): () => void {
  listeners.add(listener);
  const queued = pendingOutcomes;
  pendingOutcomes = [];
  for (const outcome of queued) listener(outcome);
  return () => void listeners.delete(listener);
}
