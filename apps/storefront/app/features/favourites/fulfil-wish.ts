import { keepUpWith } from './keep-up-with.ts';
import { isKept, type KeptKind } from './kept-store.ts';
import { takeWish } from './kept-wish.ts';
import { turnHeart } from './turn-heart.ts';

/**
 * What somebody wanted to keep while they were a guest, now that they are this buyer: done once, whichever heart asks
 * first, since signing in may have led to a page without the one that was clicked. Answers with the kind of what is
 * kept now. What they kept already stays as it is, with the day and the price it was kept at.
 */
export async function fulfilWish(userId: string): Promise<KeptKind | undefined> {
  await keepUpWith(userId);
  const wish = takeWish();
  if (!wish) return undefined;
  const isDone = isKept(wish.kind, wish.id) || (await turnHeart(wish.kind, wish.id));
  return isDone ? wish.kind : undefined;
}
