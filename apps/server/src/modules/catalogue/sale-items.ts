import { choiceInWords } from '@galleria/domain/catalogue/product-options';
import type { WantedLine } from '@galleria/domain/pricing/trade';
import { LOCALES, type Locale, type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import { type CategoryNames, pathTo } from './category-names.ts';
import type { SaleItem } from './sale-items-db.ts';

/** A SKU as the domain's pricing takes it. */
export function wantedLine(item: SaleItem, key: string, quantity: number, categories: CategoryNames): WantedLine {
  return {
    key,
    storeId: item.storeId,
    prodId: item.prodId,
    skuId: item.skuId,
    categoryIds: pathTo(categories, item.categoryId).map(({ id }) => id),
    quantity,
    unitCents: item.priceCents,
    isActivityPrice: false,
    takesCoupons: true,
    isVirtual: item.isVirtual,
    weightGrams: item.weightGrams,
    volumeCm3: item.volumeCm3,
    shippingTemplateId: item.shippingTemplateId,
  };
}

export function pictureOf(item: SaleItem): string {
  return item.skuPicture || (item.pictures[0] ?? '');
}

export function skuNameIn(item: SaleItem, locale: Locale): string {
  return item.retiredName ? textIn(item.retiredName, locale) : choiceInWords(item.options, item.choice, locale).skuName;
}

/** In every language that the product's name has: orders keep a snapshot of it. */
export function skuNames(item: SaleItem): LocaleTexts {
  const written = LOCALES.filter((locale) => item.name[locale]);
  return Object.fromEntries(written.map((locale) => [locale, skuNameIn(item, locale)]));
}
