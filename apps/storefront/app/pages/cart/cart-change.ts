import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { type Cart, type CartData, type CartLine, isChecked, linesOf } from './cart-data.ts';

/** As much of a line as it takes to put it back. */
export interface TakenLine {
  readonly skuId: number;
  readonly count: number;
  readonly isChecked: boolean;
}

/**
 * One change of the cart. It states the wanted result, never a difference, so that applying it
 * twice does no harm.
 */
export type CartChange =
  | { readonly kind: 'check'; readonly basketIds: readonly number[]; readonly isChecked: boolean }
  | { readonly kind: 'count'; readonly skuId: number; readonly count: number }
  | { readonly kind: 'switch'; readonly oldSkuId: number; readonly skuId: number; readonly count: number }
  | { readonly kind: 'remove' | 'favour' | 'save'; readonly basketIds: readonly number[] }
  | { readonly kind: 'restore'; readonly lines: readonly TakenLine[] }
  /** Of what was saved for later. */
  | { readonly kind: 'moveBack' | 'forget'; readonly skuId: number }
  /** A coupon for what is in the cart: checkout uses it. */
  | { readonly kind: 'collect'; readonly couponId: number }
  | { readonly kind: 'clear' };

/** As the fields of a form, which is how it travels with scripts and without. */
export function fieldsOf(change: CartChange): Record<string, string> {
  switch (change.kind) {
    case 'check':
      return { kind: 'check', ids: change.basketIds.join(), on: flag(change.isChecked) };
    case 'count':
      return { kind: 'count', sku: String(change.skuId), count: String(change.count) };
    case 'switch':
      return {
        kind: 'switch',
        oldSku: String(change.oldSkuId),
        sku: String(change.skuId),
        count: String(change.count),
      };
    case 'remove':
    case 'favour':
    case 'save':
      return { kind: change.kind, ids: change.basketIds.join() };
    case 'moveBack':
    case 'forget':
      return { kind: change.kind, sku: String(change.skuId) };
    case 'restore':
      return { kind: 'restore', lines: linesText(change.lines) };
    case 'collect':
      return { kind: 'collect', coupon: String(change.couponId) };
    case 'clear':
      return { kind: 'clear' };
  }
}

/** The other way round; nothing when the form says nothing that makes sense. */
export function readChange(form: FormData): CartChange | undefined {
  const kind = form.get('kind');
  const basketIds = wholesIn(form, 'ids');
  const [skuId] = wholesIn(form, 'sku');
  const [oldSkuId] = wholesIn(form, 'oldSku');
  const [couponId] = wholesIn(form, 'coupon');
  // Of several the last one counts: the button that was pressed comes after the field.
  const count = Number(form.getAll('count').at(-1));
  const lines = textOf(form, 'lines').split(',').flatMap(lineIn);
  const isCount = Number.isSafeInteger(count) && count > 0;
  if (kind === 'check' && basketIds.length > 0) return { kind, basketIds, isChecked: form.get('on') === '1' };
  if (kind === 'count' && skuId && isCount) return { kind, skuId, count };
  if (kind === 'switch' && skuId && oldSkuId && isCount) return { kind, skuId, oldSkuId, count };
  if ((kind === 'remove' || kind === 'favour' || kind === 'save') && basketIds.length > 0) return { kind, basketIds };
  if ((kind === 'moveBack' || kind === 'forget') && skuId) return { kind, skuId };
  if (kind === 'restore' && lines.length > 0) return { kind, lines };
  if (kind === 'collect' && couponId) return { kind, couponId };
  if (kind === 'clear') return { kind };
  return undefined;
}

/** Both about the same, so that the later one makes up for the earlier. */
export function replaces(later: CartChange, earlier: CartChange): boolean {
  if (later.kind === 'count' && earlier.kind === 'count') return later.skuId === earlier.skuId;
  if (later.kind === 'collect' && earlier.kind === 'collect') return later.couponId === earlier.couponId;
  if (later.kind === 'check' && earlier.kind === 'check') return later.basketIds.join() === earlier.basketIds.join();
  if (later.kind === 'restore' && earlier.kind === 'restore')
    return linesText(later.lines) === linesText(earlier.lines);
  return false;
}

function flag(isOn: boolean): string {
  return isOn ? '1' : '0';
}

function linesText(lines: readonly TakenLine[]): string {
  return lines.map(lineText).join();
}

function lineText({ skuId, count, isChecked }: TakenLine): string {
  return `${skuId}:${count}:${flag(isChecked)}`;
}

function lineIn(text: string): TakenLine[] {
  const [skuId = 0, count = 0, on] = text.split(':').map(Number);
  return Number.isSafeInteger(skuId) && skuId > 0 && Number.isSafeInteger(count) && count > 0
    ? [{ skuId, count, isChecked: on === 1 }]
    : [];
}

function wholesIn(form: FormData, name: string): number[] {
  const ids = textOf(form, name).split(',').map(Number);
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * The cart as it will be if nothing is in the way. What the checked lines come to only the server can say: until it has,
 * the old amounts stand.
 */
export function applyChange({ cart, gone }: CartData, change: CartChange): CartData {
  switch (change.kind) {
    case 'check': {
      const ids = new Set(change.basketIds);
      const isChecked = change.isChecked ? 1 : 0;
      return { gone, cart: eachLine(cart, (line) => (ids.has(line.basketId) ? [{ ...line, isChecked }] : [line])) };
    }
    case 'count': {
      const { skuId, count: prodCount } = change;
      return { gone, cart: eachLine(cart, (line) => [line.skuId === skuId ? { ...line, prodCount } : line]) };
    }
    case 'remove':
    case 'favour':
    case 'save': {
      const ids = new Set(change.basketIds);
      return {
        gone: gone.filter(({ basketId }) => !ids.has(basketId)),
        cart: eachLine(cart, (line) => (ids.has(line.basketId) ? [] : [line])),
      };
    }
    case 'collect':
      return { gone, cart: withCollected(cart, change.couponId) };
    case 'clear':
      return { cart, gone: [] };
    // What another SKU is called and costs comes with the answer, and so does what was saved.
    case 'moveBack':
    case 'forget':
    case 'switch':
    case 'restore':
      return { cart, gone };
  }
}

function withCollected(cart: Cart, couponId: number): Cart {
  const shops = cart.shops.map((shop) => {
    const { collectable, couponSaves } = shop;
    if (collectable?.couponId !== couponId) return shop;
    return { ...shop, collectable: null, couponSaves: add(couponSaves, collectable.saves) };
  });
  const { platformCollectable: ofPlatform, platformCouponSaves } = cart;
  if (ofPlatform?.couponId !== couponId) return { ...cart, shops };
  return { ...cart, shops, platformCollectable: null, platformCouponSaves: add(platformCouponSaves, ofPlatform.saves) };
}

function add(one: number, other: number): number {
  return mainUnits(centsOf(one) + centsOf(other));
}

function eachLine(cart: Cart, turn: (line: CartLine) => CartLine[]): Cart {
  const shops = cart.shops.map((shop) => ({ ...shop, lines: shop.lines.flatMap(turn) }));
  const next = { ...cart, shops: shops.filter(({ lines }) => lines.length > 0) };
  const checked = linesOf(next).filter(isChecked);
  return {
    ...next,
    checkedLines: checked.length,
    checkedPieces: checked.reduce((sum, { prodCount }) => sum + prodCount, 0),
  };
}
