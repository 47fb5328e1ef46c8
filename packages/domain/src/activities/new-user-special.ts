import type { ActivityKind } from './activity-kinds.ts';

/** Prices of these kinds are for first orders only: lists and search do not take them for the price of a product. */
export function isForFirstOrders(kind: ActivityKind): boolean {
  return kind === 'newUser';
}

/** Pieces of one product, where the store has set no other limit: the special is for trying things out. */
const NEW_USER_PIECES = 1;
/** Of a flash sale, so that many people get something. */
const FLASH_PIECES = 1;

/** What a buyer may order of a product in an activity of this kind; a gift limits nobody. */
export function limitOfKind(kind: ActivityKind, limitPerBuyer: number | null): number | null {
  if (kind === 'flashSale') return limitPerBuyer ?? FLASH_PIECES;
  if (kind === 'gift') return null;
  return isForFirstOrders(kind) ? (limitPerBuyer ?? NEW_USER_PIECES) : limitPerBuyer;
}
