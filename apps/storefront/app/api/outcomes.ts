/** Of what a guest wanted to do, where the page itself does not say it. */
export type SignInWhy = 'alert';

/** Outcomes of API calls that concern the whole page. */
export type Outcome =
  | { readonly kind: 'signedOut'; readonly why?: SignInWhy | undefined }
  /** A refusal whose caller asked for the usual toast. */
  | { readonly kind: 'refused'; readonly message: string };

type Listener = (outcome: Outcome) => void;

const listeners = new Set<Listener>();
/** Who listens may hydrate after the part that called. */
let unheard: Outcome[] = [];

export function announce(outcome: Outcome): void {
  if (listeners.size === 0) unheard.push(outcome);
  for (const listener of listeners) listener(outcome);
}

/** For effects: gives back how to stop listening. */
export function onOutcome(listener: Listener): () => void {
  listeners.add(listener);
  const waited = unheard;
  unheard = [];
  for (const outcome of waited) listener(outcome);
  return () => void listeners.delete(listener);
}
