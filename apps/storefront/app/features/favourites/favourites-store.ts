/** What the signed-in buyer keeps, as far as hearts on the page need to know. */
export type KeptKind = 'product' | 'store';

type Listener = () => void;

const listeners = new Set<Listener>();
const kept: Record<KeptKind, Set<number>> = { product: new Set(), store: new Set() };
let isKnown = false;

export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function isKept(kind: KeptKind, id: number): boolean {
  return kept[kind].has(id);
}

/** Whether the server has said what is kept; until then an empty heart means nothing. */
export function areKeptKnown(): boolean {
  return isKnown;
}

/** For everything that keeps or lets go, so that hearts elsewhere on the page follow. */
export function markKept(kind: KeptKind, id: number, keep: boolean): void {
  if (keep) kept[kind].add(id);
  else kept[kind].delete(id);
  tell();
}

/** All there is to know about one buyer, or nothing about nobody. */
export function replaceKept(known: { prodIds: number[]; shopIds: number[] } | undefined): void {
  kept.product = new Set(known?.prodIds);
  kept.store = new Set(known?.shopIds);
  isKnown = known !== undefined;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
