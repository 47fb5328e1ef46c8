import type { cartInfo, expiredCartItems, guestCartItems } from '@galleria/contract/cart/cart';
import type { OutputOf } from '@galleria/contract/operation';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import {
  lineActivity,
  type OfferedGift,
  pictureOf,
  presentGift,
  type SaleItem,
  skuNameIn,
  withheldFirstOrderPrice,
} from '../catalogue/index.ts';
import type { AvailableLine, ExpiredLine } from './assess-lines.ts';

type PresentedLine = OutputOf<typeof cartInfo>['shops'][number]['lines'][number];
type PresentedExpiredLine = OutputOf<typeof expiredCartItems>[number];

export function presentLine(
  { line, item, stock }: AvailableLine,
  isDeliverable: boolean,
  { locale, gifts }: { readonly locale: Locale; readonly gifts: ReadonlyMap<number, OfferedGift> },
): PresentedLine {
  return {
    basketId: line.id,
    prodCount: line.quantity,
    ...presentItem(item, locale),
    oriPrice: mainUnits(item.oldPriceCents),
    activity: lineActivity(item, locale),
    firstOrderPrice: withheldFirstOrderPrice(item),
    gift: presentGift(gifts.get(item.skuId), locale),
    priceWhenAdded: mainUnits(line.addedPriceCents),
    stocks: stock,
    isChecked: line.isChecked ? 1 : 0,
    isDeliverable,
    hasOptions: item.options.some(({ values }) => values.length > 1),
  };
}

export function presentGuestLine(
  { line, item }: AvailableLine,
  locale: Locale,
): OutputOf<typeof guestCartItems>[number] {
  const { prodId, skuId, prodName, skuName, pic } = presentItem(item, locale);
  return { prodId, skuId, prodName, skuName, pic, prodCount: line.quantity };
}

export function presentExpiredLine({ line, item, objection }: ExpiredLine, locale: Locale): PresentedExpiredLine {
  const known = presentItemOrDeleted(item, line.addedPriceCents, locale);
  return {
    ...known,
    basketId: line.id,
    prodId: line.prodId,
    skuId: line.skuId,
    prodCount: line.quantity,
    why: objection,
  };
}

/** A deleted SKU has neither texts nor a picture. */
export function presentItemOrDeleted(item: SaleItem | undefined, addedPriceCents: number, locale: Locale) {
  return item ? presentItem(item, locale) : presentDeletedItem(addedPriceCents);
}

function presentItem(item: SaleItem, locale: Locale) {
  return {
    prodId: item.prodId,
    skuId: item.skuId,
    shopId: item.storeId,
    prodName: textIn(item.name, locale),
    skuName: skuNameIn(item, locale),
    pic: pictureOf(item),
    price: mainUnits(item.priceCents),
  };
}

function presentDeletedItem(addedPriceCents: number) {
  return { shopId: 0, prodName: '', skuName: '', pic: '', price: mainUnits(addedPriceCents) };
}
