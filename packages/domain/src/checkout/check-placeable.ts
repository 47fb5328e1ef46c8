import { isMobile } from '../accounts/contact.ts';
import { DELIVERY_TYPE, type DeliveryType } from '../catalogue/product-types.ts';
import { lacksTaxNumber } from '../invoices/invoice-title.ts';
import { type Refused, refuse } from '../refusals.ts';
import { type Locale, type LocaleTexts, textIn } from '../site/locales.ts';
import { needsAddress } from './delivery-types.ts';

/** Length of a buyer's message to a store, in characters. */
export const MAX_MESSAGE = 100;

/** The buyer's choices for the items of one store. */
export interface OrderRequest {
  readonly storeId: number;
  readonly deliveryType: DeliveryType;
  /** The delivery types that could have been chosen. */
  readonly offeredTypes: readonly DeliveryType[];
  /** SKUs that are never delivered by the chosen type, to any address. */
  readonly unofferedSkuIds: readonly number[];
  /** SKUs that the chosen type does not deliver to this address. */
  readonly undeliverableSkuIds: readonly number[];
  readonly pickup: { readonly stationId: number; readonly name: string; readonly mobile: string } | undefined;
  /** Ids of the store's pickup points. */
  readonly stationIds: readonly number[];
  readonly invoice: { readonly headerType: number; readonly invoiceTaxNumber: string } | undefined;
}

export interface ProductQuestions {
  readonly prodId: number;
  readonly questions: readonly Question[];
}

interface Question {
  readonly name: LocaleTexts;
  readonly isRequired: boolean;
}

interface Answer {
  readonly prodId: number;
  readonly name: string;
  readonly value: string;
}

type PlacementRefusal =
  | 'address.needed'
  | 'delivery.notOffered'
  | 'delivery.outside'
  | 'delivery.pickupPoint'
  | 'order.answerNeeded'
  | 'order.invoiceTaxNumber';

export interface PlacementRequest {
  readonly orders: readonly OrderRequest[];
  readonly hasAddress: boolean;
  readonly asked: readonly ProductQuestions[];
  readonly answers: readonly Answer[];
  readonly locale: Locale;
}

/**
 * Why the request cannot be placed, regardless of its price; undefined when it can. Refusals are in the contract's
 * order.
 */
export function checkPlaceable({
  orders,
  hasAddress,
  asked,
  answers,
  locale,
}: PlacementRequest): Refused<PlacementRefusal> | undefined {
  const missingAddress = hasAddress ? undefined : orders.find((order) => needsAddress(order.deliveryType));
  if (missingAddress) return refuse('address.needed', { data: { shopId: missingAddress.storeId } });
  const unoffered = orders.find(({ deliveryType, offeredTypes }) => !offeredTypes.includes(deliveryType));
  if (unoffered) {
    const { storeId: shopId, deliveryType: dvyType, unofferedSkuIds: skuIds } = unoffered;
    return refuse('delivery.notOffered', { data: { shopId, dvyType, skuIds } });
  }
  const outside = orders.find(({ undeliverableSkuIds }) => undeliverableSkuIds.length > 0);
  if (outside) {
    return refuse('delivery.outside', { data: { shopId: outside.storeId, skuIds: outside.undeliverableSkuIds } });
  }
  const missingPickupPoint = orders.find(
    (order) => order.deliveryType === DELIVERY_TYPE.pickup && !hasPickupContact(order),
  );
  if (missingPickupPoint) return refuse('delivery.pickupPoint', { data: { shopId: missingPickupPoint.storeId } });
  return refuseMissingAnswer(asked, answers, locale) ?? refuseMissingTaxNumber(orders);
}

function hasPickupContact({ pickup, stationIds }: OrderRequest): boolean {
  if (!pickup || !stationIds.includes(pickup.stationId)) return false;
  return pickup.name !== '' && isMobile(pickup.mobile);
}

function refuseMissingAnswer(asked: readonly ProductQuestions[], answers: readonly Answer[], locale: Locale) {
  for (const { prodId, questions } of asked) {
    for (const { name, isRequired } of questions) {
      if (!isRequired || answers.some((answer) => answer.value !== '' && isAnswerTo(answer, prodId, name))) continue;
      const question = textIn(name, locale);
      return refuse('order.answerNeeded', { values: { question }, data: { prodId, name: question } });
    }
  }
  return undefined;
}

/** Whether the answer names this question, in any of its languages. */
function isAnswerTo(answer: Answer, prodId: number, name: LocaleTexts): boolean {
  return answer.prodId === prodId && Object.values(name).includes(answer.name);
}

/** The answers to questions of these products; others are dropped. */
export function relevantAnswers(asked: readonly ProductQuestions[], answers: readonly Answer[]): Answer[] {
  return asked.flatMap(({ prodId, questions }) =>
    questions.flatMap(({ name }) => {
      const match = answers.find((answer) => answer.value !== '' && isAnswerTo(answer, prodId, name));
      return match ? [match] : [];
    }),
  );
}

function refuseMissingTaxNumber(orders: readonly OrderRequest[]) {
  const missingTaxNumber = orders.find(({ invoice }) => invoice && lacksTaxNumber(invoice));
  return missingTaxNumber && refuse('order.invoiceTaxNumber', { data: { shopId: missingTaxNumber.storeId } });
}
