import { PRODUCT_STATUS, type ProductStatus } from './product-types.ts';

/** A store's actions on a product. The consoles show a button for each that the status allows. */
export const PRODUCT_ACTIONS = ['on', 'off', 'ask', 'delete', 'restore'] as const;
export type ProductAction = (typeof PRODUCT_ACTIONS)[number];

const { draft, offShelf, onSale, takenDown, waiting, deleted } = PRODUCT_STATUS;

/** `off` withdraws the request of a waiting product; `ask` asks the platform to review it again. */
const ALLOWED: Readonly<Record<ProductStatus, readonly ProductAction[]>> = {
  [draft]: ['on', 'delete'],
  [offShelf]: ['on', 'delete'],
  [onSale]: ['off', 'delete'],
  [takenDown]: ['ask', 'delete'],
  [waiting]: ['off', 'delete'],
  [deleted]: ['restore'],
};

export function productActions(status: number): readonly ProductAction[] {
  return isProductStatus(status) ? ALLOWED[status] : [];
}

function isProductStatus(status: number): status is ProductStatus {
  return status in ALLOWED;
}

export interface ProductState {
  readonly status: number;
  /** Taken down by the platform and not approved since. */
  readonly isTakenDown: boolean;
  /** The status before the product was deleted. */
  readonly deletedFrom: number | null;
}

/** The status after the action, or undefined when the status does not allow it. */
export function statusAfter(
  { status, isTakenDown, deletedFrom }: ProductState,
  action: ProductAction,
  needsApproval: boolean,
): ProductStatus | undefined {
  if (!productActions(status).includes(action)) return undefined;
  switch (action) {
    case 'on':
      return status === draft && needsApproval ? waiting : onSale;
    case 'off':
      return status === onSale ? offShelf : unapproved(isTakenDown);
    case 'ask':
      return waiting;
    case 'delete':
      return deleted;
    case 'restore':
      return deletedFrom === onSale || deletedFrom === offShelf ? offShelf : unapproved(isTakenDown);
  }
}

/** A product that waited for approval returns to its previous status: only an approval puts it on sale. */
function unapproved(isTakenDown: boolean): ProductStatus {
  return isTakenDown ? takenDown : draft;
}

/** Product lists of the back office. `waiting` also lists products on sale with pending changes. */
export const PRODUCT_TABS = ['onSale', 'off', 'takenDown', 'waiting', 'drafts', 'deleted'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

export const STATUS_OF_TAB: Readonly<Record<ProductTab, ProductStatus>> = {
  onSale,
  off: offShelf,
  takenDown,
  waiting,
  drafts: draft,
  deleted,
};
