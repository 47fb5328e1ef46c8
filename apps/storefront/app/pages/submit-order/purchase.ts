import type { Answer } from '@galleria/contract/call';
import * as checkout from '@galleria/contract/checkout/checkout';
import * as comboCheckout from '@galleria/contract/checkout/combo';
import * as flashCheckout from '@galleria/contract/checkout/flash-sale';
import * as groupCheckout from '@galleria/contract/checkout/group-buy';
import * as preSaleCheckout from '@galleria/contract/checkout/pre-sale';
import type { InputOf, Operation } from '@galleria/contract/operation';
import { COMBO_FIELD, chosenSkuIds } from '../../features/combo/combo.ts';
import type { FormValues } from '../../forms/form-state.ts';
import { type Choices, confirmInput, type OrderItem, submitInput } from './order-form.ts';

/** The call function of the browser or of the server. */
type Call = <O extends Operation>(operation: O, input: InputOf<O>) => Promise<Answer<O>>;

/** The goods that this page checks out, read from its address. */
export type Purchase = OrderPurchase | GroupPurchase | FlashPurchase | PreSalePurchase | ComboPurchase;

interface OrderPurchase {
  /** Decides which operations confirm and submit the purchase. */
  readonly checkout: 'order';
  /** Undefined: the selected lines of the cart. */
  readonly orderItem: OrderItem | undefined;
}

interface GroupPurchase {
  readonly checkout: 'group';
  readonly orderItem: OrderItem & { readonly activityId: number; readonly groupId?: number };
}

interface FlashPurchase {
  readonly checkout: 'flashSale';
  readonly orderItem: OrderItem & { readonly activityId: number };
  /** The order path. */
  readonly path: string;
  /** For the link back to the product. */
  readonly prodId: number;
}

interface PreSalePurchase {
  readonly checkout: 'preSale';
  readonly orderItem: OrderItem & { readonly activityId: number };
}

interface ComboPurchase {
  readonly checkout: 'combo';
  readonly orderItem: {
    readonly activityId: number;
    readonly skuIds: readonly number[];
    readonly setCount: number;
  };
}

/**
 * `?sku=…&count=…`: bought directly, the cart stays as it is; with `&groupActivityId=…`, in a group; with
 * `&flashActivityId=…&path=…`, in a flash sale; with `&preSaleActivityId=…`, in a pre-sale. `?combo=…&take=…`: the
 * chosen products of a combo.
 */
export function purchaseIn(query: URLSearchParams): Purchase {
  const comboId = positiveIntegerIn(query, COMBO_FIELD.activityId);
  if (comboId !== undefined) {
    const setCount = positiveIntegerIn(query, COMBO_FIELD.setCount) ?? 1;
    return { checkout: 'combo', orderItem: { activityId: comboId, skuIds: chosenSkuIds(query), setCount } };
  }
  const orderItem = orderItemIn(query);
  const flashId = positiveIntegerIn(query, 'flashActivityId');
  if (orderItem && flashId !== undefined) {
    const [path, prodId] = [query.get('path') ?? '', positiveIntegerIn(query, 'prodId') ?? 0];
    return { checkout: 'flashSale', orderItem: { ...orderItem, activityId: flashId }, path, prodId };
  }
  const preSaleId = positiveIntegerIn(query, 'preSaleActivityId');
  if (orderItem && preSaleId !== undefined) {
    return { checkout: 'preSale', orderItem: { ...orderItem, activityId: preSaleId } };
  }
  const activityId = positiveIntegerIn(query, 'groupActivityId');
  if (!orderItem || activityId === undefined) return { checkout: 'order', orderItem };
  const groupId = positiveIntegerIn(query, 'group');
  return { checkout: 'group', orderItem: { ...orderItem, activityId, ...(groupId !== undefined && { groupId }) } };
}

/** Confirms the order under the choices; without choices, under the server's defaults. */
export function confirmPurchase(call: Call, purchase: Purchase, choices?: Choices) {
  if (purchase.checkout === 'group') {
    const { orderItem } = purchase;
    return call(groupCheckout.confirmGroupOrder, choices ? confirmInput(choices, orderItem) : { orderItem });
  }
  if (purchase.checkout === 'flashSale') {
    const { orderItem, path } = purchase;
    const input = choices ? confirmInput(choices, orderItem) : { orderItem };
    return call(flashCheckout.confirmFlashOrder, { path, ...input });
  }
  if (purchase.checkout === 'preSale') {
    const { orderItem } = purchase;
    return call(preSaleCheckout.confirmPreSaleOrder, choices ? confirmInput(choices, orderItem) : { orderItem });
  }
  if (purchase.checkout === 'combo') {
    const orderItem = mutable(purchase);
    return call(comboCheckout.confirmComboOrder, choices ? confirmInput(choices, orderItem) : { orderItem });
  }
  const { orderItem } = purchase;
  return call(checkout.confirmOrder, choices ? confirmInput(choices, orderItem) : { orderItem });
}

export function submitPurchase(call: Call, purchase: Purchase, values: FormValues) {
  if (purchase.checkout === 'group')
    return call(groupCheckout.submitGroupOrder, submitInput(values, purchase.orderItem));
  if (purchase.checkout === 'flashSale') {
    const { orderItem, path } = purchase;
    return call(flashCheckout.submitFlashOrder, { path, ...submitInput(values, orderItem) });
  }
  if (purchase.checkout === 'preSale') {
    return call(preSaleCheckout.submitPreSaleOrder, submitInput(values, purchase.orderItem));
  }
  if (purchase.checkout === 'combo')
    return call(comboCheckout.submitComboOrder, submitInput(values, mutable(purchase)));
  return call(checkout.submitOrder, submitInput(values, purchase.orderItem));
}

/** A mutable copy, as the contract's type requires. */
function mutable({ orderItem }: ComboPurchase) {
  return { ...orderItem, skuIds: [...orderItem.skuIds] };
}

const POSITIVE_INTEGER = /^[1-9]\d{0,8}$/;

function orderItemIn(query: URLSearchParams): OrderItem | undefined {
  const skuId = positiveIntegerIn(query, 'sku');
  return skuId === undefined ? undefined : { skuId, prodCount: positiveIntegerIn(query, 'count') ?? 1 };
}

function positiveIntegerIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? '';
  return POSITIVE_INTEGER.test(text) ? Number(text) : undefined;
}
