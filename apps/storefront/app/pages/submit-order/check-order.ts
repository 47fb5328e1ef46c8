import { isMobile } from '@galleria/domain/accounts/contact';
import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { lacksTaxNumber } from '@galleria/domain/invoices/invoice-title';
import { type FormProblem, type FormProblems, type FormValues, problemsOf } from '../../forms/form-state.ts';
import { answerField, type Confirmed, INVOICE_FOR, perStore, storesWith } from './order-form.ts';

type CheckedOrder = Pick<Confirmed, 'needsAddress' | 'virtualQuestions'>;

/**
 * Missing fields of the order. In the browser the needs of the goods are known, so they are checked before the request.
 */
export function checkOrder(values: FormValues, { needsAddress, virtualQuestions }: CheckedOrder): FormProblems {
  const stores = storesWith('delivery', Object.keys(values));
  return problemsOf({
    address: needsAddress && !values.addrId ? 'checkout.address.missing' : undefined,
    ...Object.assign({}, ...stores.map((shopId) => ({ ...pickup(values, shopId), ...invoice(values, shopId) }))),
    ...answers(values, virtualQuestions),
  });
}

type FieldProblems = Record<string, FormProblem | undefined>;

function pickup(values: FormValues, shopId: number): FieldProblems {
  if (Number(values[perStore.delivery(shopId)]) !== DELIVERY_TYPE.pickup) return {};
  return {
    [perStore.station(shopId)]: missing(values[perStore.station(shopId)], 'checkout.pickup.pointMissing'),
    [perStore.person(shopId)]: missing(values[perStore.person(shopId)], 'checkout.pickup.personMissing'),
    [perStore.mobile(shopId)]: mobileProblem(values[perStore.mobile(shopId)]),
  };
}

function mobileProblem(mobile: string | undefined): FormProblem | undefined {
  if (!mobile) return 'checkout.pickup.mobileMissing';
  return isMobile(mobile) ? undefined : 'addresses.mobileWrong';
}

function invoice(values: FormValues, shopId: number): FieldProblems {
  const headerType = Number(values[perStore.invoice(shopId)]);
  if (!headerType) return {};
  return {
    [perStore.invoiceName(shopId)]: missing(values[perStore.invoiceName(shopId)], 'checkout.invoice.nameMissing'),
    [perStore.taxNumber(shopId)]: taxProblem(headerType, values[perStore.taxNumber(shopId)]),
  };
}

function taxProblem(headerType: number, invoiceTaxNumber = ''): FormProblem | undefined {
  if (headerType !== INVOICE_FOR.unit) return undefined;
  if (!invoiceTaxNumber) return 'checkout.invoice.taxMissing';
  return lacksTaxNumber({ headerType, invoiceTaxNumber }) ? 'invoices.taxMissing' : undefined;
}

function answers(values: FormValues, asked: CheckedOrder['virtualQuestions']): FieldProblems {
  return Object.fromEntries(
    asked.flatMap(({ prodId, questions }) =>
      questions.map(({ name, isRequired }) => {
        const field = answerField(prodId, name);
        return [field, isRequired ? missing(values[field], 'checkout.questions.missing') : undefined];
      }),
    ),
  );
}

function missing(value: string | undefined, problem: FormProblem): FormProblem | undefined {
  return value ? undefined : problem;
}

interface Refusal {
  readonly reason: string;
  readonly data: unknown;
}

/** Parts of the page for refusals that belong to no single field. */
const PARTS: Readonly<Record<string, string>> = {
  'address.needed': 'address',
  'address.notFound': 'address',
  'delivery.outside': 'address',
  'delivery.notOffered': 'goods',
  'delivery.pickupPoint': 'goods',
  'stock.insufficient': 'goods',
  'product.buyerLimit': 'goods',
  'product.notFound': 'goods',
  'product.offShelf': 'goods',
  'store.notOpen': 'goods',
  'cart.changed': 'goods',
  'activity.notRunning': 'goods',
  'group.notFound': 'goods',
  'group.over': 'goods',
  'group.full': 'goods',
  'group.alreadyIn': 'goods',
  'flashSale.path': 'goods',
  'flashSale.soldOut': 'goods',
  'combo.choice': 'goods',
  'order.answerNeeded': 'questions',
  'coupon.notYours': 'coupons',
  'coupon.together': 'coupons',
  'coupon.unfit': 'coupons',
  'coupon.spent': 'coupons',
  'coupon.budgetUsed': 'coupons',
  'points.step': 'points',
  'points.tooMany': 'points',
  'points.insufficient': 'points',
};

/** Refusals that carry the store they are about. */
const OF_STORE: Readonly<Record<string, (shopId: number) => string>> = {
  'delivery.notOffered': perStore.delivery,
  'delivery.pickupPoint': perStore.station,
  'order.invoiceTaxNumber': perStore.taxNumber,
};

/** The name of the field or part beside which a refusal is shown. */
export function refusalField({ reason, data }: Refusal): string {
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
