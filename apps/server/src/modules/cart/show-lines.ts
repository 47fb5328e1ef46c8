import type { cartInfo, expiredCartItems } from '@galleria/contract/cart';
import type { OutputOf } from '@galleria/contract/operation';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { pictureOf, type SaleItem, skuNameIn } from '../catalogue/index.ts';
import type { BadLine, GoodLine } from './assess-lines.ts';

type ShownLine = OutputOf<typeof cartInfo>['shops'][number]['lines'][number];
type ShownBadLine = OutputOf<typeof expiredCartItems>[number];

export function showLine({ line, item, stock }: GoodLine, isDeliverable: boolean, locale: Locale): ShownLine {
  return {
    basketId: line.id,
    prodCount: line.quantity,
    ...showItem(item, locale),
    oriPrice: mainUnits(item.oldPriceCents),
    priceWhenAdded: mainUnits(line.addedPriceCents),
    stocks: stock,
    isChecked: line.isChecked ? 1 : 0,
    isDeliverable,
    hasOptions: item.options.some(({ values }) => values.length > 1),
  };
}

export function showBadLine({ line, item, why }: BadLine, locale: Locale): ShownBadLine {
  const known = item ? showItem(item, locale) : goneItem(line.addedPriceCents);
  return { ...known, basketId: line.id, prodId: line.prodId, skuId: line.skuId, prodCount: line.quantity, why };
}

function showItem(item: SaleItem, locale: Locale) {
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

function goneItem(addedPriceCents: number) {
  return { shopId: 0, prodName: '', skuName: '', pic: '', price: mainUnits(addedPriceCents) };
}
