/** Of what a guest wanted to do, where the page itself does not say it. */
export type SignInWhy = 'alert';

/** Outcomes of API calls that concern the whole page. */
export type Outcome =
  | { readonly kind: 'signedOut'; readonly why?: SignInWhy | undefined }
  /** A refusal whose caller asked for the usual toast. */
  | { readonly kind: 'refused'; readonly message: string };

type Listener = (outcome: Outcome) => void;

const listeners = new Set<Listener>();

export function announce(outcome: Outcome): void {
  for (const listener of listeners) listener(outcome);
}

/** For effects: gives back how to stop listening. */
export function onOutcome(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
