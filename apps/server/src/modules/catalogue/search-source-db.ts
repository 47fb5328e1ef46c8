import { excerptOf } from '@galleria/domain/content/excerpt';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../infra/database/database.ts';
import { brands, categories, products } from './tables.ts';

const PLAIN_LENGTH = 2_000;

/** All data of products that is searched, filtered or shown in lists; unordered. */
export async function readForSearch(queries: Queries, productIds: readonly number[]) {
  const second = alias(categories, 'second');
  const top = alias(categories, 'top');
  const rows = await queries
    .select({
      ...getTableColumns(products),
      brandName: brands.name,
      brandLocalNames: brands.localNames,
      topCategory: { id: top.id, name: top.name },
      secondCategory: { id: second.id, name: second.name },
      ownCategory: { id: categories.id, name: categories.name },
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(second, eq(second.id, categories.parentId))
    .innerJoin(top, eq(top.id, second.parentId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...productIds]));
  return rows.map(({ topCategory, secondCategory, ownCategory, description, ...product }) => ({
    ...product,
    /** Without markup. */
    description: plain(description),
    /** From the top level to the product's own category. */
    categories: [topCategory, secondCategory, ownCategory],
  }));
}

export type SearchSource = Awaited<ReturnType<typeof readForSearch>>[number];

function plain(texts: LocaleTexts): LocaleTexts {
  return Object.fromEntries(Object.entries(texts).map(([locale, html]) => [locale, excerptOf(html, PLAIN_LENGTH)]));
}
