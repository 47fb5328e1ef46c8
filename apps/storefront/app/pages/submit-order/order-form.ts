import type { confirmOrder, submitOrder } from '@galleria/contract/checkout/checkout';
import type { InputOf, OutputOf } from '@galleria/contract/operation';
import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { INVOICE_CONTENTS } from '@galleria/domain/invoices/invoice-lifecycle';
import { PLATFORM_STORE } from '@galleria/domain/stores/store-status';
import type { FormState, FormValues } from '../../forms/form-state.ts';

/** The confirmed order under the current choices. */
export type Confirmed = OutputOf<typeof confirmOrder>;
export type ConfirmedShop = Confirmed['shops'][number];
export type CouponChoice = Confirmed['platformCoupons'][number];

/** Whether something has to be sent or picked up; virtual goods need neither. */
export function needsDelivery({ shops }: Pick<Confirmed, 'shops'>): boolean {
  return shops.some(({ lines }) => lines.some((line) => !isVirtual(line)));
}

export function isVirtual({ mold }: Pick<ConfirmedShop['lines'][number], 'mold'>): boolean {
  return mold === VIRTUAL;
}

const VIRTUAL = 1;

/** A SKU that is bought directly; without it the selected lines of the cart are ordered. */
export type OrderItem = NonNullable<InputOf<typeof confirmOrder>['orderItem']>;

/** Answer of the page's action: a refusal and, if it could be loaded, the order as it is now. */
export interface CheckoutOutcome extends FormState {
  readonly confirmed?: Confirmed;
  readonly choices?: Choices;
  /** Message when nothing is left to order, because the cart was changed elsewhere. */
  readonly nothingLeft?: string;
}

/** Names of the form's fields that exist once per store. The errors of a field have the same name. */
export const perStore = {
  delivery: (shopId: number) => `delivery.${shopId}`,
  station: (shopId: number) => `station.${shopId}`,
  person: (shopId: number) => `person.${shopId}`,
  mobile: (shopId: number) => `mobile.${shopId}`,
  /** `shopId` 0: the platform's coupon. */
  coupon: (shopId: number) => `coupon.${shopId}`,
  message: (shopId: number) => `message.${shopId}`,
  invoice: (shopId: number) => `invoice.${shopId}`,
  invoiceName: (shopId: number) => `invoiceName.${shopId}`,
  taxNumber: (shopId: number) => `taxNumber.${shopId}`,
  invoiceContent: (shopId: number) => `invoiceContent.${shopId}`,
} as const;

/** Name of the field for a question about a virtual product. A question is identified by its wording. */
export function answerField(prodId: number, question: string): string {
  return `answer.${prodId}.${question}`;
}

const ANSWER = /^answer\.(\d+)\.(.+)$/s;

function parseAnswerField(name: string): { prodId: number; question: string } | undefined {
  const [, prodId, question] = ANSWER.exec(name) ?? [];
  return prodId && question ? { prodId: Number(prodId), question } : undefined;
}

/** The stores that have a field of this kind in the form. */
export function storesWith(kind: keyof typeof perStore, names: Iterable<string>): number[] {
  const beginning = `${kind}.`;
  return [...names].filter((name) => name.startsWith(beginning)).map((name) => Number(name.slice(beginning.length)));
}

/** All choices that affect amounts. */
export interface Choices {
  readonly addrId: number | undefined;
  readonly dvyTypes: Readonly<Record<number, number>>;
  /** Coupon by store, with key 0 for the platform; value 0: none. */
  readonly coupons: Readonly<Record<number, number>>;
  /** The buyer has not chosen coupons: the server applies the best ones. */
  readonly isBest: boolean;
  readonly usesPoints: boolean;
  /** Undefined: as many as are allowed. */
  readonly points: number | undefined;
}

const FIRST_CHOICE: Pick<Choices, 'isBest' | 'usesPoints' | 'points'> = {
  isBest: true,
  usesPoints: false,
  points: undefined,
};

/** The choices as corrected by the server. */
export function choicesOf(confirmed: Confirmed, wanted = FIRST_CHOICE): Choices {
  const { shops, platformCoupons, userAddr, amounts } = confirmed;
  const chosen = (coupons: Confirmed['platformCoupons']) =>
    coupons.find(({ isChosen }) => isChosen === 1)?.couponUserId ?? 0;
  return {
    addrId: userAddr?.addrId,
    dvyTypes: Object.fromEntries(shops.map(({ shopId, dvyType }) => [shopId, dvyType])),
    coupons: {
      [PLATFORM_STORE]: chosen(platformCoupons),
      ...Object.fromEntries(shops.map(({ shopId, coupons }) => [shopId, chosen(coupons)])),
    },
    isBest: wanted.isBest,
    usesPoints: wanted.usesPoints,
    points: wanted.points === undefined ? undefined : amounts.score,
  };
}

/** Submit value of the button that collects and chooses a coupon, for browsers without scripts. */
export function collectIntent(giver: number, couponId: number): string {
  return `collect.${giver}.${couponId}`;
}

export function parseCollectIntent({ intent = '' }: FormValues): { giver: number; couponId: number } | undefined {
  const [, giver, couponId] = /^collect\.(\d{1,10})\.(\d{1,10})$/.exec(intent) ?? [];
  return giver && couponId ? { giver: Number(giver), couponId: Number(couponId) } : undefined;
}

function chosenCoupons({ coupons }: Pick<Choices, 'coupons'>): number[] {
  return Object.values(coupons).filter((id) => id > 0);
}

/** Input of `confirmOrder` and of the confirm operations of the other checkouts. */
export function confirmInput<Item>(choices: Choices, orderItem: Item) {
  const { addrId, dvyTypes, isBest, usesPoints, points } = choices;
  return {
    orderItem,
    addrId,
    couponUserIds: isBest ? undefined : chosenCoupons(choices),
    isScorePay: usesPoints ? (1 as const) : (0 as const),
    userUseScore: usesPoints ? points : undefined,
    dvyTypes: Object.entries(dvyTypes).map(([shopId, dvyType]) => ({ shopId: Number(shopId), dvyType })),
  };
}

type SubmitInput = InputOf<typeof submitOrder>;

/** The choices in the form's values; used in the browser and on the server. */
export function choicesIn(values: FormValues): Choices {
  const numbers = (kind: 'delivery' | 'coupon') =>
    Object.fromEntries(storesWith(kind, Object.keys(values)).map((id) => [id, numberIn(values[perStore[kind](id)])]));
  return {
    addrId: numberIn(values.addrId) || undefined,
    dvyTypes: numbers('delivery'),
    coupons: numbers('coupon'),
    isBest: false,
    usesPoints: values.usePoints === '1',
    points: values.points ? numberIn(values.points) : undefined,
  };
}

/**
 * Hidden fields with the total, lines and gifts that were shown: the server refuses an order that differs from them.
 */
export function shownIn(shown: Pick<Confirmed, 'amounts' | 'linesToken' | 'giftsToken'>): FormValues {
  const { amounts, linesToken, giftsToken } = shown;
  return { expectedTotal: String(amounts.actualTotal), linesToken, giftsToken };
}

export function submitInput<Item>(values: FormValues, orderItem: Item) {
  const choices = choicesIn(values);
  return {
    uuid: values.uuid ?? '',
    orderItem,
    addrId: choices.addrId,
    couponUserIds: chosenCoupons(choices),
    userUseScore: choices.usesPoints ? (choices.points ?? 0) : 0,
    orderShopParams: storesWith('delivery', Object.keys(values)).map((shopId) => storeParams(values, shopId)),
    orderInvoiceList: invoiceRequests(values),
    virtualRemarkList: answersIn(values),
    expectedTotal: numberIn(values.expectedTotal),
    linesToken: values.linesToken,
    giftsToken: values.giftsToken,
  };
}

function storeParams(values: FormValues, shopId: number): NonNullable<SubmitInput['orderShopParams']>[number] {
  const dvyType = numberIn(values[perStore.delivery(shopId)]);
  const params = { shopId, dvyType, remarks: values[perStore.message(shopId)] ?? '' };
  if (dvyType !== DELIVERY_TYPE.pickup) return params;
  const stationId = numberIn(values[perStore.station(shopId)]);
  const name = values[perStore.person(shopId)] ?? '';
  const mobile = values[perStore.mobile(shopId)] ?? '';
  return { ...params, pickup: { stationId, name, mobile } };
}

/** Values of the API. */
export const INVOICE_FOR = { unit: 1, person: 2 } as const;

function invoiceRequests(values: FormValues): SubmitInput['orderInvoiceList'] {
  return storesWith('invoice', Object.keys(values))
    .filter((shopId) => values[perStore.invoice(shopId)])
    .map((shopId) => {
      const headerType = numberIn(values[perStore.invoice(shopId)]);
      return {
        shopId,
        headerType,
        headerName: values[perStore.invoiceName(shopId)] ?? '',
        invoiceTaxNumber: headerType === INVOICE_FOR.unit ? (values[perStore.taxNumber(shopId)] ?? '') : '',
        invoiceContent: INVOICE_CONTENTS.find((content) => content === values[perStore.invoiceContent(shopId)]),
      };
    });
}

/** Empty answers are left out. */
function answersIn(values: FormValues): SubmitInput['virtualRemarkList'] {
  return Object.entries(values).flatMap(([name, value]) => {
    const asked = parseAnswerField(name);
    return asked && value ? [{ prodId: asked.prodId, name: asked.question, value }] : [];
  });
}

function numberIn(text = ''): number {
  return Number(text) || 0;
}
