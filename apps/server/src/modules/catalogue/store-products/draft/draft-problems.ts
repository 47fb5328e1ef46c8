import type { Draft } from '@galleria/contract/catalogue/product-draft';
import { parseApiTime } from '@galleria/contract/wire/api-time';
import type { FieldProblem } from '@galleria/contract/wire/envelope';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { deliveryTypesFor } from '@galleria/domain/checkout/delivery-types';
import { DEFAULT_LOCALE, type Locale, textIn } from '@galleria/domain/site/locales';
import type { MessageId } from '@galleria/i18n/message-id';
import { serverText } from '../../../../infra/text/server-text.ts';
import type { ProductTerms } from '../../../stores/index.ts';
import type { References } from '../store-products-db.ts';

type ProblemMessage = Extract<MessageId<'server'>, `inputs.product.${string}`>;

/** A problem and its field, such as `skus.3.choice`. */
export interface DraftProblem {
  readonly field: string;
  readonly message: ProblemMessage;
}

export interface DraftReferences {
  readonly terms: ProductTerms;
  readonly references: References;
  /** The SKUs that the product has, retired ones included. */
  readonly skuIds: ReadonlySet<number>;
  /** The status that the product will have. A draft may be incomplete. */
  readonly status: number;
  readonly isOnSale: boolean;
  readonly now: Date;
}

/** All checks that the schema cannot make. Pictures are checked when they are claimed. */
export function draftProblems(draft: Draft, references: DraftReferences): DraftProblem[] {
  return [
    ...referenceProblems(draft, references),
    ...valueProblems(draft),
    ...skuProblems(draft, references.skuIds),
    ...timeProblems(draft, references),
    ...(references.status === PRODUCT_STATUS.draft ? [] : missingParts(draft)),
  ];
}

function referenceProblems(draft: Draft, { terms, references }: DraftReferences): DraftProblem[] {
  const { shopCategoryId, shippingTemplateId, brandId, deliveryTypes, mold } = draft;
  const isOwn = (id: number | null, own: readonly { readonly id: number }[]) =>
    id === null || own.some((one) => one.id === id);
  const possible: readonly number[] = mold === 1 ? deliveryTypes : deliveryTypesOf(terms);
  return problems([
    [!references.isCategory, 'categoryId', 'inputs.product.category'],
    [brandId !== null && !references.isBrand, 'brandId', 'inputs.product.brand'],
    [!isOwn(shopCategoryId, terms.shelves), 'shopCategoryId', 'inputs.product.shelf'],
    [!isOwn(shippingTemplateId, terms.templates), 'shippingTemplateId', 'inputs.product.shippingTemplate'],
    [deliveryTypes.some((type) => !possible.includes(type)), 'deliveryTypes', 'inputs.product.deliveryTypes'],
  ]);
}

/** Ways of delivery that a store has for physical goods. */
export function deliveryTypesOf(terms: ProductTerms): number[] {
  const anything = { isVirtual: false, deliveryTypes: [1, 2, 4] };
  return deliveryTypesFor([anything], terms).toSorted();
}

/** Values of one option with equal names could not be told apart by buyers and imports. */
function valueProblems({ options }: Draft): DraftProblem[] {
  return options.flatMap(({ values }, option) => {
    const names = values.map(({ text }) => textIn(text, DEFAULT_LOCALE));
    return names.flatMap((name, value) =>
      problems([[names.indexOf(name) < value, `options.${option}.values.${value}.text`, 'inputs.product.valueTwice']]),
    );
  });
}

function skuProblems({ options, skus }: Draft, known: ReadonlySet<number>): DraftProblem[] {
  const choices = skus.map(({ choice }) => String(choice));
  const ids = skus.map(({ skuId }) => skuId);
  return skus.flatMap(({ skuId, choice, price, oriPrice }, index) => {
    const fits = choice.length === options.length && choice.every((value, index) => options[index]?.values[value]);
    const isForeign = skuId !== undefined && (!known.has(skuId) || ids.indexOf(skuId) < index);
    return problems([
      [!fits, `skus.${index}.choice`, 'inputs.product.choice'],
      [choices.indexOf(String(choice)) < index, `skus.${index}.choice`, 'inputs.product.choiceTwice'],
      [isForeign, `skus.${index}.skuId`, 'inputs.product.sku'],
      [oriPrice !== null && oriPrice < price, `skus.${index}.oriPrice`, 'inputs.product.oldPrice'],
    ]);
  });
}

function timeProblems({ onSaleTime, offSaleTime }: Draft, { now, isOnSale }: DraftReferences): DraftProblem[] {
  const on = onSaleTime === null ? undefined : parseApiTime(onSaleTime).getTime();
  const off = offSaleTime === null ? undefined : parseApiTime(offSaleTime).getTime();
  const isLater = (time: number | undefined, than: number) => time === undefined || time > than;
  return problems([
    [!isLater(on, now.getTime()), 'onSaleTime', 'inputs.product.past'],
    [isOnSale && on !== undefined, 'onSaleTime', 'inputs.product.onSaleAlready'],
    [!isLater(off, Math.max(now.getTime(), on || 0)), 'offSaleTime', 'inputs.product.offSaleTime'],
  ]);
}

function missingParts({ pictures, deliveryTypes, skus }: Draft): DraftProblem[] {
  return problems([
    [pictures.length === 0, 'pictures', 'inputs.product.pictures'],
    [deliveryTypes.length === 0, 'deliveryTypes', 'inputs.product.noDelivery'],
    [!skus.some(({ isOn }) => isOn), 'skus', 'inputs.product.noSku'],
  ]);
}

function problems(checks: readonly (readonly [isWrong: boolean, field: string, message: ProblemMessage])[]) {
  return checks.flatMap(([isWrong, field, message]) => (isWrong ? [{ field, message }] : []));
}

export function toFieldProblems(found: readonly DraftProblem[], locale: Locale): FieldProblem[] {
  return found.map(({ field, message }) => ({ field, message: serverText(locale)(message) }));
}
