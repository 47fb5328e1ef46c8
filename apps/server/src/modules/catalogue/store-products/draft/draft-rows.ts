import type { Draft } from '@galleria/contract/catalogue/product-draft';
import { formatApiTime, parseApiTime } from '@galleria/contract/wire/api-time';
import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { type DraftRow, sanitized } from '../../write/write-products.ts';
import type { SkuDraft } from '../../write/write-skus-db.ts';
import type { SkuRow, StoreProduct } from '../store-products-db.ts';

type ProductRow = StoreProduct['product'];

/** The draft as it is stored: without empty texts, with sanitised HTML, without fields of the other kind of goods. */
export function cleanDraft(draft: Draft): Draft {
  const isVirtual = draft.mold === 1;
  return {
    ...draft,
    prodName: written(draft.prodName),
    brief: written(draft.brief),
    content: written(sanitized(draft.content)),
    options: draft.options.map(({ name, values }) => ({
      name: written(name),
      values: values.map((value) => ({ ...value, text: written(value.text) })),
    })),
    parameters: draft.parameters.map(({ name, value }) => ({ name: written(name), value: written(value) })),
    virtualQuestions: isVirtual
      ? draft.virtualQuestions.map(({ name, isRequired }) => ({ name: written(name), isRequired }))
      : [],
    voucherDays: isVirtual ? draft.voucherDays : null,
    deliveryTypes: isVirtual ? [DELIVERY_TYPE.none] : [...new Set(draft.deliveryTypes)].toSorted(),
    shippingTemplateId: isVirtual ? null : draft.shippingTemplateId,
  };
}

function written(texts: LocaleTexts): LocaleTexts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** The columns that a seller writes. */
export function rowOf(draft: Draft) {
  return {
    categoryId: draft.categoryId,
    storeCategoryId: draft.shopCategoryId,
    brandId: draft.brandId,
    shippingTemplateId: draft.shippingTemplateId,
    name: draft.prodName,
    brief: draft.brief,
    description: draft.content,
    pictures: draft.pictures,
    video: draft.video,
    options: draft.options.map(({ name, values }) => ({
      name,
      values: values.map(({ text, pic, swatch }) => ({ text, picture: pic, swatch })),
    })),
    parameters: draft.parameters,
    isVirtual: draft.mold === 1,
    virtualQuestions: draft.virtualQuestions,
    voucherDays: draft.voucherDays,
    deliveryTypes: draft.deliveryTypes,
    limitPerBuyer: draft.limitPerBuyer,
    onSaleAt: timeOrNull(draft.onSaleTime),
    offSaleAt: timeOrNull(draft.offSaleTime),
  } satisfies Partial<DraftRow>;
}

export function skuRowsOf(draft: Draft): SkuDraft[] {
  return draft.skus.map((sku) => ({
    ...(sku.skuId !== undefined && { id: sku.skuId }),
    choice: sku.choice,
    priceCents: centsOf(sku.price),
    oldPriceCents: centsOf(sku.oriPrice ?? sku.price),
    picture: sku.pic,
    code: sku.partyCode,
    weightGrams: sku.weight,
    volumeCm3: sku.volume,
    isOn: sku.isOn,
  }));
}

/** The draft of a stored product for the editor, with the current stock. */
export function draftOf(row: ProductRow, ownSkus: readonly SkuRow[], stocks: ReadonlyMap<number, number>): Draft {
  return {
    prodName: row.name,
    brief: row.brief,
    content: row.description,
    categoryId: row.categoryId,
    shopCategoryId: row.storeCategoryId,
    brandId: row.brandId,
    pictures: row.pictures,
    video: row.video,
    options: row.options.map(({ name, values }) => ({
      name,
      values: values.map(({ text, picture, swatch }) => ({ text, pic: picture, swatch })),
    })),
    skus: ownSkus.map((sku) => skuDraftOf(sku, stocks.get(sku.id) ?? 0)),
    parameters: row.parameters,
    mold: row.isVirtual ? 1 : 0,
    virtualQuestions: row.virtualQuestions,
    voucherDays: row.voucherDays,
    deliveryTypes: Object.values(DELIVERY_TYPE).filter((type) => row.deliveryTypes.includes(type)),
    shippingTemplateId: row.shippingTemplateId,
    limitPerBuyer: row.limitPerBuyer,
    onSaleTime: row.onSaleAt && formatApiTime(row.onSaleAt),
    offSaleTime: row.offSaleAt && formatApiTime(row.offSaleAt),
  };
}

function skuDraftOf(sku: SkuRow, available: number): Draft['skus'][number] {
  return {
    skuId: sku.id,
    choice: sku.choice,
    price: mainUnits(sku.priceCents),
    oriPrice: sku.oldPriceCents > sku.priceCents ? mainUnits(sku.oldPriceCents) : null,
    pic: sku.picture,
    partyCode: sku.code,
    weight: sku.weightGrams,
    volume: sku.volumeCm3,
    isOn: sku.isOn,
    stocks: available,
    shownStocks: available,
  };
}

function timeOrNull(text: string | null): Date | null {
  return text === null ? null : parseApiTime(text);
}
