import type { ActivityKind } from './activity-kinds.ts';

/** Whether prices of this kind hold for first orders only; lists and search then show the normal price. */
export function isForFirstOrders(kind: ActivityKind): boolean {
  return kind === 'newUser';
}

/** Pieces of one product per buyer, unless the store sets a limit: the special is meant for trying products out. */
const NEW_USER_PIECES = 1;
/** The same in a flash sale, so that many buyers get something. */
const FLASH_PIECES = 1;

/** Pieces of a product that one buyer may order in an activity of this kind; null: no limit, as for gifts. */
export function limitOfKind(kind: ActivityKind, limitPerBuyer: number | null): number | null {
  if (kind === 'flashSale') return limitPerBuyer ?? FLASH_PIECES;
  if (kind === 'gift') return null;
  return isForFirstOrders(kind) ? (limitPerBuyer ?? NEW_USER_PIECES) : limitPerBuyer;
}
