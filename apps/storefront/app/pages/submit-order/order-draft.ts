import type { submitOrder } from '@galleria/contract/checkout';
import type { InputOf } from '@galleria/contract/operation';
import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import type { FormValues } from '../../forms/form-state.ts';
import type { Confirmed, OrderItem } from './checkout-types.ts';
import { type Choices, chosenCoupons } from './choices.ts';
import { answeredBy, perStore, storesWith } from './fields.ts';

type SubmitInput = InputOf<typeof submitOrder>;

/** What the form says, on either side of the wire. */
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

/** Goes with the form, unseen: what was not shown is refused instead of ordered. */
export function shownIn({ amounts, linesToken }: Pick<Confirmed, 'amounts' | 'linesToken'>): FormValues {
  return { expectedTotal: String(amounts.actualTotal), linesToken };
}

export function submitInput(values: FormValues, orderItem: OrderItem | undefined): SubmitInput {
  const choices = choicesIn(values);
  return {
    uuid: values.uuid ?? '',
    orderItem,
    addrId: choices.addrId,
    couponUserIds: chosenCoupons(choices),
    userUseScore: choices.usesPoints ? (choices.points ?? 0) : 0,
    orderShopParams: storesWith('delivery', Object.keys(values)).map((shopId) => storeParams(values, shopId)),
    orderInvoiceList: wishedInvoices(values),
    virtualRemarkList: answersIn(values),
    expectedTotal: numberIn(values.expectedTotal),
    linesToken: values.linesToken,
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

/** Numbers of the dialect. */
export const INVOICE_FOR = { unit: 1, person: 2 } as const;

function wishedInvoices(values: FormValues): SubmitInput['orderInvoiceList'] {
  return storesWith('invoice', Object.keys(values))
    .filter((shopId) => values[perStore.invoice(shopId)])
    .map((shopId) => {
      const headerType = numberIn(values[perStore.invoice(shopId)]);
      return {
        shopId,
        headerType,
        headerName: values[perStore.invoiceName(shopId)] ?? '',
        invoiceTaxNumber: headerType === INVOICE_FOR.unit ? (values[perStore.taxNumber(shopId)] ?? '') : '',
      };
    });
}

/** Empty ones are none. */
function answersIn(values: FormValues): SubmitInput['virtualRemarkList'] {
  return Object.entries(values).flatMap(([name, value]) => {
    const asked = answeredBy(name);
    return asked && value ? [{ prodId: asked.prodId, name: asked.question, value }] : [];
  });
}

function numberIn(text = ''): number {
  return Number(text) || 0;
}
