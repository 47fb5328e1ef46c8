import type {
  createProduct,
  productEditorChoices,
  storeProductInfo,
} from '@galleria/contract/catalogue/store-products';
import type { InputOf, OutputOf } from '@galleria/contract/operation';
import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import type { LocaleTexts } from '@galleria/domain/site/locales';

export type ProductInfo = OutputOf<typeof storeProductInfo>;
export type Choices = OutputOf<typeof productEditorChoices>;
type Draft = ProductInfo['draft'];
export type DraftInput = Omit<InputOf<typeof createProduct>, 'isForSale'>;

/** An item of a list that people rename and reorder: its key stays the same and identifies it in the editor. */
interface WithKey {
  readonly key: string;
}

export interface OptionValue extends WithKey {
  readonly text: LocaleTexts;
  readonly pic: string;
  readonly swatch: string;
}

export interface Option extends WithKey {
  readonly name: LocaleTexts;
  readonly values: readonly OptionValue[];
}

/** A combination of option values. Refers to them by key, so that it survives renaming and reordering. */
export interface Sku extends WithKey {
  readonly skuId: number | undefined;
  readonly choice: readonly string[];
  readonly price: number | null;
  readonly oriPrice: number | null;
  readonly pic: string;
  readonly partyCode: string;
  readonly weight: number;
  readonly volume: number;
  readonly isOn: boolean;
  readonly stocks: number;
  /** The stock when the editor was opened; undefined for a new SKU. */
  readonly shownStocks: number | undefined;
}

export interface Parameter extends WithKey {
  readonly name: LocaleTexts;
  readonly value: LocaleTexts;
}

export interface Question extends WithKey {
  readonly name: LocaleTexts;
  readonly isRequired: boolean;
}

type UnconvertedFields = Omit<Draft, 'categoryId' | 'options' | 'skus' | 'parameters' | 'virtualQuestions'>;

/** State of a product in the editor. */
export interface Product extends UnconvertedFields {
  readonly categoryId: number | undefined;
  readonly options: readonly Option[];
  readonly skus: readonly Sku[];
  readonly parameters: readonly Parameter[];
  readonly virtualQuestions: readonly Question[];
}

export const newKey = (): string => crypto.randomUUID();

export const newSku = (choice: readonly string[], template?: Sku): Sku => ({
  ...{ key: newKey(), skuId: undefined, choice, pic: '', partyCode: '', stocks: 0, shownStocks: undefined },
  ...{ price: template?.price ?? null, oriPrice: template?.oriPrice ?? null },
  ...{ weight: template?.weight ?? 0, volume: template?.volume ?? 0, isOn: true },
});

export function blankProduct({ deliveryTypes, shippingTemplates }: Choices): Product {
  return {
    ...{ prodName: {}, brief: {}, content: {}, categoryId: undefined, shopCategoryId: null, brandId: null },
    ...{ pictures: [], video: '', options: [], skus: [newSku([])], parameters: [], mold: 0 },
    ...{ virtualQuestions: [], voucherDays: null, limitPerBuyer: null, onSaleTime: null, offSaleTime: null },
    deliveryTypes: deliveryTypes as Draft['deliveryTypes'],
    shippingTemplateId: shippingTemplates[0]?.shippingTemplateId ?? null,
  };
}

export function fromDraft(draft: Draft): Product {
  const options = draft.options.map((option) => ({
    ...option,
    key: newKey(),
    values: option.values.map((value) => ({ ...value, key: newKey() })),
  }));
  const keysOf = (choice: readonly number[]) => choice.map((value, index) => options[index]?.values[value]?.key ?? '');
  return {
    ...draft,
    options,
    skus: draft.skus.map((sku) => ({
      ...sku,
      key: newKey(),
      skuId: sku.skuId,
      choice: keysOf(sku.choice),
      // The API returns the price as `oriPrice` where there is no previous price.
      oriPrice: sku.oriPrice === sku.price ? null : sku.oriPrice,
      stocks: sku.stocks ?? 0,
      shownStocks: sku.stocks ?? 0,
    })),
    parameters: draft.parameters.map((parameter) => ({ ...parameter, key: newKey() })),
    virtualQuestions: draft.virtualQuestions.map((question) => ({ ...question, key: newKey() })),
  };
}

/** Input of the save operation, with choices as indexes again. */
export function toDraft(product: Product): DraftInput {
  const { options, mold } = product;
  const isVirtual = mold === 1;
  const indexesOf = (choice: readonly string[]) =>
    options.map(({ values }, index) => values.findIndex(({ key }) => key === choice[index]));
  return {
    ...product,
    // A missing category is refused by the server, which has the message for it.
    categoryId: product.categoryId as DraftInput['categoryId'],
    options: options.map(({ name, values }) => ({
      name,
      values: values.map(({ text, pic, swatch }) => ({ text, pic, swatch })),
    })),
    skus: product.skus.map((sku) => ({
      ...{ skuId: sku.skuId, choice: indexesOf(sku.choice), price: sku.price ?? 0, oriPrice: sku.oriPrice },
      ...{ pic: sku.pic, partyCode: sku.partyCode, weight: sku.weight, volume: sku.volume, isOn: sku.isOn },
      // The server books the difference, so that pieces sold meanwhile are not lost.
      ...{ stocks: sku.stocks, shownStocks: sku.shownStocks },
    })),
    parameters: product.parameters.map(({ name, value }) => ({ name, value })),
    virtualQuestions: isVirtual ? product.virtualQuestions.map(({ name, isRequired }) => ({ name, isRequired })) : [],
    voucherDays: isVirtual ? product.voucherDays : null,
    deliveryTypes: isVirtual ? [DELIVERY_TYPE.none] : product.deliveryTypes.filter((way) => way !== DELIVERY_TYPE.none),
    shippingTemplateId: isVirtual ? null : product.shippingTemplateId,
  };
}
