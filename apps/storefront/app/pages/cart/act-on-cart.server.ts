import type { Answer, PageVisit } from '@galleria/contract/call';
import {
  cartInfo,
  changeCartItem,
  clearExpiredCartItems,
  deleteCartItems,
  expiredCartItems,
  selectCartItems,
} from '@galleria/contract/cart/cart';
import { moveToCart, removeSavedLines, savedLineList, saveForLater } from '@galleria/contract/cart/saved-lines';
import { favouriteIds, toggleFavourite } from '@galleria/contract/favourites/favourites';
import type { Operation } from '@galleria/contract/operation';
import { collectCoupon } from '@galleria/contract/promotions/promotions';
import { callOrThrow, outcomeOf } from '../../forms/answers.server.ts';
import type { FormState } from '../../forms/form-state.ts';
import { serverText } from '../../messages/server-text.server.ts';
import { type CartChange, type RemovedLine, readChange } from './cart-change.ts';
import type { CartData } from './cart-data.ts';
import { type CartMessage, type CartOutcome, linesOf, type SavedLine } from './cart-data.ts';
import { restoreLines } from './restore-lines.server.ts';

export async function actOnCart(visit: PageVisit, url: URL, form: FormData): Promise<CartOutcome> {
  const change = readChange(form);
  if (!change) return { errors: { form: serverText(visit.locale)('cart.page.failed') }, values: {} };
  switch (change.kind) {
    case 'check': {
      const { basketIds, isChecked } = change;
      return outcome(
        await visit.call(selectCartItems, { basketIds: [...basketIds], isChecked: isChecked ? 1 : 0 }),
        url,
      );
    }
    case 'count': {
      const { skuId, count } = change;
      return outcome(await visit.call(changeCartItem, { skuId, oldSkuId: skuId, count }), url, { place: skuId });
    }
    case 'switch': {
      const { skuId, oldSkuId, count } = change;
      return outcome(await visit.call(changeCartItem, { skuId, oldSkuId, count }), url, { place: oldSkuId });
    }
    case 'remove':
    case 'favour':
      return removeLines(visit, url, change);
    case 'save': {
      const answer = await visit.call(saveForLater, { basketIds: [...change.basketIds] });
      return outcome(answer, url, { message: plainMessage('saved') });
    }
    case 'moveBack': {
      const { skuId } = change;
      return outcome(await visit.call(moveToCart, { skuId }), url, {
        place: skuId,
        message: plainMessage('movedBack'),
      });
    }
    case 'forget':
      return outcome(await visit.call(removeSavedLines, { skuIds: [change.skuId] }), url, {
        message: plainMessage('forgotten'),
      });
    case 'restore':
      return handleRestore(visit, url, change.lines);
    case 'collect':
      return outcome(await visit.call(collectCoupon, { couponId: change.couponId }), url);
    case 'clear':
      return outcome(await visit.call(clearExpiredCartItems, {}), url, { message: plainMessage('cleared') });
  }
}

/** A message without an undo button: the change can be reversed elsewhere on the page, or not at all. */
function plainMessage(kind: CartMessage['kind']): CartMessage {
  return { kind, count: 0, taken: [] };
}

type RemovalChange = Extract<CartChange, { kind: 'remove' | 'favour' | 'save' }>;

/** Returns the removed lines for the undo button, except those that cannot be bought any more. */
async function removeLines(visit: PageVisit, url: URL, { kind, basketIds }: RemovalChange): Promise<CartOutcome> {
  const ids = new Set(basketIds);
  const { cart, expired } = await readCart(visit, url);
  const lines = linesOf(cart).filter(({ basketId }) => ids.has(basketId));
  const stale = expired.filter(({ basketId }) => ids.has(basketId));
  const all = [...lines, ...stale];
  if (all.length === 0) return { errors: {}, values: {}, done: true };
  const kept = kind === 'favour' ? [...new Set(all.map(({ prodId }) => prodId))] : [];
  const refusal = kept.length > 0 ? await addFavourites(visit, url, kept) : undefined;
  if (refusal) return refusal;
  const answer = await visit.call(deleteCartItems, { basketIds: all.map(({ basketId }) => basketId) });
  const taken = lines.map(({ skuId, prodCount, isChecked }) => ({
    skuId,
    count: prodCount,
    isChecked: isChecked === 1,
  }));
  return outcome(answer, url, {
    message: { kind: kind === 'favour' ? 'favoured' : 'removed', count: all.length, taken, kept },
  });
}

async function handleRestore(visit: PageVisit, url: URL, lines: readonly RemovedLine[]): Promise<CartOutcome> {
  const answer = await restoreLines(visit.call, await readCart(visit, url), lines);
  const message: CartMessage = { kind: 'restored', count: lines.length, taken: [] };
  return answer ? outcome(answer, url) : { errors: {}, values: {}, done: true, message };
}

interface OutcomeDetails {
  /** The SKU of the line beside which a refusal is shown. */
  readonly place?: number;
  readonly message?: CartMessage;
}

function outcome<O extends Operation>(
  answer: Answer<O>,
  url: URL,
  { place, message }: OutcomeDetails = {},
): CartOutcome {
  if (answer.ok) return { errors: {}, values: {}, done: true, message };
  if (place === undefined || answer.reason === 'access.signIn') return outcomeOf(answer, { url, values: {} });
  return { errors: { [place]: answer.message }, values: {} };
}

/** The operation only toggles, so products that are favourites already are skipped. Returns the first refusal. */
async function addFavourites(visit: PageVisit, url: URL, prodIds: readonly number[]): Promise<FormState | undefined> {
  const kept = new Set((await callOrThrow(visit, url, favouriteIds, {})).prodIds);
  for (const prodId of prodIds) {
    if (kept.has(prodId)) continue;
    const answer = await visit.call(toggleFavourite, { prodId });
    if (!answer.ok) return outcomeOf(answer, { url, values: {} });
  }
  return undefined;
}

/** A failure leaves out the saved lines: the cart is shown without them. */
export async function readSaved({ call }: PageVisit): Promise<SavedLine[]> {
  const saved = await call(savedLineList, {});
  return saved.ok ? saved.data : [];
}

export async function readCart(visit: PageVisit, url: URL): Promise<CartData> {
  const [cart, expired] = await Promise.all([
    callOrThrow(visit, url, cartInfo, {}),
    callOrThrow(visit, url, expiredCartItems, {}),
  ]);
  return { cart, expired };
}
