import { isMobile } from '../accounts/contact.ts';
import { DELIVERY_TYPE, type DeliveryType } from '../catalogue/product-types.ts';
import { type Refused, refuse } from '../refusals.ts';
import { type Locale, type LocaleTexts, textIn } from '../site/locales.ts';
import { needsAddress } from './delivery-types.ts';

/** What a buyer chose for one store's goods. */
export interface OrderWish {
  readonly storeId: number;
  readonly way: DeliveryType;
  /** What could have been chosen. */
  readonly ways: readonly DeliveryType[];
  /** What never goes this way, wherever it should. */
  readonly unofferedSkuIds: readonly number[];
  /** What does not go where it should, this way. */
  readonly undeliverableSkuIds: readonly number[];
  readonly pickup: { readonly stationId: number; readonly name: string; readonly mobile: string } | undefined;
  /** Where this store's goods can be fetched. */
  readonly stationIds: readonly number[];
  readonly invoice: { readonly headerType: number; readonly invoiceTaxNumber: string } | undefined;
}

/** What the buyer of a product is asked. */
export interface AskedProduct {
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

type Objection =
  | 'address.needed'
  | 'delivery.notOffered'
  | 'delivery.outside'
  | 'delivery.pickupPoint'
  | 'order.answerNeeded'
  | 'order.invoiceTaxNumber';

export interface Wishes {
  readonly orders: readonly OrderWish[];
  readonly hasAddress: boolean;
  readonly asked: readonly AskedProduct[];
  readonly answers: readonly Answer[];
  readonly locale: Locale;
}

/** Why these wishes cannot become orders, whatever they cost; nothing when they can. */
export function checkPlaceable({ orders, hasAddress, asked, answers, locale }: Wishes): Refused<Objection> | undefined {
  const homeless = hasAddress ? undefined : orders.find((order) => needsAddress(order.way));
  if (homeless) return refuse('address.needed', { data: { shopId: homeless.storeId } });
  const unoffered = orders.find(({ way, ways }) => !ways.includes(way));
  if (unoffered) {
    const { storeId: shopId, way: dvyType, unofferedSkuIds: skuIds } = unoffered;
    return refuse('delivery.notOffered', { data: { shopId, dvyType, skuIds } });
  }
  const outside = orders.find(({ undeliverableSkuIds }) => undeliverableSkuIds.length > 0);
  if (outside) {
    return refuse('delivery.outside', { data: { shopId: outside.storeId, skuIds: outside.undeliverableSkuIds } });
  }
  const unfetched = orders.find((order) => order.way === DELIVERY_TYPE.pickup && !isFetched(order));
  if (unfetched) return refuse('delivery.pickupPoint', { data: { shopId: unfetched.storeId } });
  return unanswered(asked, answers, locale) ?? untaxed(orders);
}

function isFetched({ pickup, stationIds }: OrderWish): boolean {
  if (!pickup || !stationIds.includes(pickup.stationId)) return false;
  return pickup.name !== '' && isMobile(pickup.mobile);
}

function unanswered(asked: readonly AskedProduct[], answers: readonly Answer[], locale: Locale) {
  for (const { prodId, questions } of asked) {
    for (const { name, isRequired } of questions) {
      if (!isRequired || answers.some((answer) => answer.value !== '' && isAnswerTo(answer, prodId, name))) continue;
      const question = textIn(name, locale);
      return refuse('order.answerNeeded', { values: { question }, data: { prodId, name: question } });
    }
  }
  return undefined;
}

/** A question is recognised in whichever language it was read. */
function isAnswerTo(answer: Answer, prodId: number, name: LocaleTexts): boolean {
  return answer.prodId === prodId && Object.values(name).includes(answer.name);
}

/** Those that answer something that was asked; the rest is not kept. */
export function keptAnswers(asked: readonly AskedProduct[], answers: readonly Answer[]): Answer[] {
  return asked.flatMap(({ prodId, questions }) =>
    questions.flatMap(({ name }) => {
      const given = answers.find((answer) => answer.value !== '' && isAnswerTo(answer, prodId, name));
      return given ? [given] : [];
    }),
  );
}

const UNIT = 1;
/** Taxpayer numbers differ from country to country; what they have in common is this. */
const TAX_NUMBER = /^[0-9A-Z][0-9A-Z-]{4,28}[0-9A-Z]$/i;

/** A unit is named on an invoice with its taxpayer number, a person without. */
function untaxed(orders: readonly OrderWish[]) {
  const untaxed = orders.find(
    ({ invoice }) => invoice?.headerType === UNIT && !TAX_NUMBER.test(invoice.invoiceTaxNumber),
  );
  return untaxed && refuse('order.invoiceTaxNumber', { data: { shopId: untaxed.storeId } });
}
