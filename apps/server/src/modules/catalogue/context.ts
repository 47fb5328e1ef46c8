import type { Locale } from '@galleria/domain/site/locales';
import type { Stores } from '../stores/index.ts';
import type { Brand } from './catalogue-db.ts';
import type { CategoryNames } from './category-names.ts';
import type { Product } from './product-db.ts';
import type { RegionFor } from './region-for.ts';

/** What showing a product takes; all but the product and its stock lies in memory. */
export interface CatalogueContext {
  readonly stores: Stores;
  readProduct(productId: number): Promise<Product | undefined>;
  categoryNames(locale: Locale): Promise<CategoryNames>;
  brands(): Promise<ReadonlyMap<number, Brand>>;
  /** How many of each SKU there are. Stock stands further down, so it is handed in. */
  stockOf(productId: number): Promise<ReadonlyMap<number, number>>;
  /** So do addresses. */
  readonly regionFor: RegionFor;
}
