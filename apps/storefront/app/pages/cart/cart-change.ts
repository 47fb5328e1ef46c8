import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { type Cart, type CartData, type CartLine, isChecked, linesOf } from './cart-data.ts';

/** The parts of a line that are needed to put it back. */
export interface RemovedLine {
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
  | { readonly kind: 'restore'; readonly lines: readonly RemovedLine[] }
  /** Changes of a saved line. */
  | { readonly kind: 'moveBack' | 'forget'; readonly skuId: number }
  /** Collects a coupon for the lines in the cart, which checkout then uses. */
  | { readonly kind: 'collect'; readonly couponId: number }
  | { readonly kind: 'clear' };

/** The change as form fields, the format of the request with and without scripts. */
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
      return { kind: 'restore', lines: formatLines(change.lines) };
    case 'collect':
      return { kind: 'collect', coupon: String(change.couponId) };
    case 'clear':
      return { kind: 'clear' };
  }
}

/** The inverse of `fieldsOf`; undefined for an invalid form. */
export function readChange(form: FormData): CartChange | undefined {
  const kind = form.get('kind');
  const basketIds = idsIn(form, 'ids');
  const [skuId] = idsIn(form, 'sku');
  const [oldSkuId] = idsIn(form, 'oldSku');
  const [couponId] = idsIn(form, 'coupon');
  // The last of several `count` fields is used: the submit button comes after the input.
  const count = Number(form.getAll('count').at(-1));
  const lines = textOf(form, 'lines').split(',').flatMap(parseLine);
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

/** Whether both changes are about the same thing, so that the later one can replace the earlier. */
export function replaces(later: CartChange, earlier: CartChange): boolean {
  if (later.kind === 'count' && earlier.kind === 'count') return later.skuId === earlier.skuId;
  if (later.kind === 'collect' && earlier.kind === 'collect') return later.couponId === earlier.couponId;
  if (later.kind === 'check' && earlier.kind === 'check') return later.basketIds.join() === earlier.basketIds.join();
  if (later.kind === 'restore' && earlier.kind === 'restore')
    return formatLines(later.lines) === formatLines(earlier.lines);
  return false;
}

function flag(isOn: boolean): string {
  return isOn ? '1' : '0';
}

function formatLines(lines: readonly RemovedLine[]): string {
  return lines.map(formatLine).join();
}

function formatLine({ skuId, count, isChecked }: RemovedLine): string {
  return `${skuId}:${count}:${flag(isChecked)}`;
}

function parseLine(text: string): RemovedLine[] {
  const [skuId = 0, count = 0, on] = text.split(':').map(Number);
  return Number.isSafeInteger(skuId) && skuId > 0 && Number.isSafeInteger(count) && count > 0
    ? [{ skuId, count, isChecked: on === 1 }]
    : [];
}

function idsIn(form: FormData, name: string): number[] {
  const ids = textOf(form, name).split(',').map(Number);
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * The cart after a change, as far as the browser can predict it. Amounts of the selected lines come from the server;
 * until it has answered, the old ones are shown.
 */
export function applyChange({ cart, expired }: CartData, change: CartChange): CartData {
  switch (change.kind) {
    case 'check': {
      const ids = new Set(change.basketIds);
      const isChecked = change.isChecked ? 1 : 0;
      return { expired, cart: mapLines(cart, (line) => (ids.has(line.basketId) ? [{ ...line, isChecked }] : [line])) };
    }
    case 'count': {
      const { skuId, count: prodCount } = change;
      return { expired, cart: mapLines(cart, (line) => [line.skuId === skuId ? { ...line, prodCount } : line]) };
    }
    case 'remove':
    case 'favour':
    case 'save': {
      const ids = new Set(change.basketIds);
      return {
        expired: expired.filter(({ basketId }) => !ids.has(basketId)),
        cart: mapLines(cart, (line) => (ids.has(line.basketId) ? [] : [line])),
      };
    }
    case 'collect':
      return { expired, cart: withCollected(cart, change.couponId) };
    case 'clear':
      return { cart, expired: [] };
    // Name and price of another SKU, and the saved lines, come with the answer.
    case 'moveBack':
    case 'forget':
    case 'switch':
    case 'restore':
      return { cart, expired };
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

function mapLines(cart: Cart, mapLine: (line: CartLine) => CartLine[]): Cart {
  const shops = cart.shops.map((shop) => ({ ...shop, lines: shop.lines.flatMap(mapLine) }));
  const next = { ...cart, shops: shops.filter(({ lines }) => lines.length > 0) };
  const checked = linesOf(next).filter(isChecked);
  return {
    ...next,
    checkedLines: checked.length,
    checkedPieces: checked.reduce((sum, { prodCount }) => sum + prodCount, 0),
  };
}
