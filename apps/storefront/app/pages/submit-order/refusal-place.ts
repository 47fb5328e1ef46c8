import { answerField, perStore } from './fields.ts';

interface Refusal {
  readonly reason: string;
  readonly data: unknown;
}

/** Parts of the page that a refusal can stand in; others are named like the field. */
const PARTS: Readonly<Record<string, string>> = {
  'address.needed': 'address',
  'address.notFound': 'address',
  'delivery.outside': 'address',
  'delivery.notOffered': 'goods',
  'delivery.pickupPoint': 'goods',
  'stock.insufficient': 'goods',
  'product.notFound': 'goods',
  'product.offShelf': 'goods',
  'store.notOpen': 'goods',
  'cart.changed': 'goods',
  'order.answerNeeded': 'questions',
  'coupon.notYours': 'coupons',
  'coupon.together': 'coupons',
  'coupon.unfit': 'coupons',
  'coupon.spent': 'coupons',
  'points.step': 'points',
  'points.tooMany': 'points',
  'ledger.insufficient': 'points',
};

/** Some refusals say which store they are about. */
const OF_STORE: Readonly<Record<string, (shopId: number) => string>> = {
  'delivery.notOffered': perStore.delivery,
  'delivery.pickupPoint': perStore.station,
  'order.invoiceTaxNumber': perStore.taxNumber,
};

/** Where on the page a refusal belongs, by the name that errors have there. */
export function placeOf({ reason, data }: Refusal): string {
  const shopId = shopIn(data);
  const ofStore = OF_STORE[reason];
  if (ofStore && shopId) return ofStore(shopId);
  const question = reason === 'order.answerNeeded' && questionIn(data);
  if (question) return question;
  return PARTS[reason] ?? 'form';
}

function shopIn(data: unknown): number {
  return typeof data === 'object' && data !== null && 'shopId' in data ? Number(data.shopId) : 0;
}

function questionIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('prodId' in data && 'name' in data)) return undefined;
  return answerField(Number(data.prodId), String(data.name));
}
