import type { storeCategories } from '@galleria/contract/catalogue/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import type { storeInfo } from '@galleria/contract/stores/stores';
import { type CardStore, cardStore } from './card-store.ts';

/** Data of the header and navigation that all pages of a store share. */
export interface Shop extends Omit<CardStore, 'products'> {
  /** Style of the header: 0 a plain row, 1 on the sign. */
  readonly style: number;
  readonly sign: string;
  readonly phone: string;
  readonly shelves: readonly Shelf[];
}

export interface Shelf {
  readonly id: number;
  readonly name: string;
  readonly productCount: number;
}

export function shopFrom(head: OutputOf<typeof storeInfo>, shelves: OutputOf<typeof storeCategories>): Shop {
  const { products: _, ...card } = cardStore(head);
  return {
    ...card,
    style: head.storeStyle,
    sign: head.signPic,
    phone: head.contactPhone,
    shelves: shelves.map(({ shopCategoryId, name, prodCount }) => ({
      id: shopCategoryId,
      name,
      productCount: prodCount,
    })),
  };
}
