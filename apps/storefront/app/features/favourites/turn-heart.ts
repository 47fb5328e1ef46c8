import { isKept, type KeptKind, markKept } from './kept-store.ts';
import { rememberWish } from './kept-wish.ts';

/** What somebody wants of a heart whose last click is still on its way. */
const wanted = new Map<string, boolean>();

/**
 * The heart shows at once what was wanted, and turns back when the server refuses. The server only knows how to turn it
 * round, so there is one call at a time for each heart, and another one if somebody changed their mind meanwhile.
 * Answers with what is kept in the end, or nothing when an earlier click sees to it or nothing came of it.
 */
export async function turnHeart(kind: KeptKind, id: number): Promise<boolean | undefined> {
  const key = `${kind} ${id}`;
  const before = isKept(kind, id);
  const isUnderWay = wanted.has(key);
  wanted.set(key, !before);
  markKept(kind, id, !before);
  if (isUnderWay) return undefined;
  const wish = () => wanted.get(key) ?? before;
  const after = await toggleUntil(kind, id, wish);
  // The session had ended without this page knowing: they are asked to sign in now, as guests are.
  if (after === 'guest' && wish()) rememberWish({ kind, id });
  wanted.delete(key);
  const isOn = after === 'guest' ? undefined : after;
  markKept(kind, id, isOn ?? before);
  return isOn;
}

/** Another tab may have turned the heart as well: then it takes one call more. */
async function toggleUntil(kind: KeptKind, id: number, wish: () => boolean): Promise<boolean | 'guest' | undefined> {
  const calls = await import('./kept-calls.ts').catch(() => undefined);
  let after = await calls?.toggleKept(kind, id);
  while (typeof after === 'boolean' && after !== wish()) after = await calls?.toggleKept(kind, id);
  return after;
}
