import type { BannerLinkKind } from '@galleria/domain/content/banner-kinds';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import { ownPath } from '@galleria/domain/site/own-path';
import type { ContentContext } from '../index.ts';
import { categoryPath } from '../sitemap.ts';

/** Link types of the API: none, a product, or a page of the mall. */
const LINK = { none: -1, product: 0, page: 1 } as const;

interface StoredLink {
  readonly linkType: number;
  readonly relation: string;
}

type Targets = Pick<ContentContext, 'catalogue' | 'stores' | 'publicUrl'>;

/**
 * Links to categories and stores are stored as pages of the mall, so that the storefront needs no other link types.
 * Undefined when the target does not exist.
 */
export async function storedLink(
  targets: Targets,
  kind: BannerLinkKind,
  target: string,
): Promise<StoredLink | undefined> {
  if (kind === 'none') return { linkType: LINK.none, relation: '' };
  if (kind === 'page') {
    const path = ownPath(target, targets.publicUrl());
    return path === undefined ? undefined : { linkType: LINK.page, relation: path };
  }
  const id = /^\d{1,9}$/.test(target) ? Number(target) : 0;
  return id > 0 ? linkTo(targets, kind, id) : undefined;
}

async function linkTo(
  { catalogue, stores }: Targets,
  kind: 'product' | 'category' | 'store',
  id: number,
): Promise<StoredLink | undefined> {
  if (kind === 'product') {
    const cards = await catalogue.cards([id], DEFAULT_LOCALE);
    return cards.has(id) ? { linkType: LINK.product, relation: String(id) } : undefined;
  }
  if (kind === 'store') {
    const summaries = await stores.summaries(DEFAULT_LOCALE);
    return summaries.has(id) ? { linkType: LINK.page, relation: `/shop-index?sid=${id}` } : undefined;
  }
  const names = await catalogue.categoryNames(DEFAULT_LOCALE);
  return names.has(id) ? { linkType: LINK.page, relation: categoryPath(names, id) } : undefined;
}

/** The stored link as the editor shows it; the inverse of `storedLink`. */
export function editedLink({ linkType, relation }: StoredLink): { linkKind: BannerLinkKind; linkTarget: string } {
  if (linkType === LINK.none || relation === '') return { linkKind: 'none', linkTarget: '' };
  if (linkType === LINK.product) return { linkKind: 'product', linkTarget: relation };
  const [, storeId] = relation.match(/^\/shop-index\?sid=(\d+)$/) ?? [];
  if (storeId) return { linkKind: 'store', linkTarget: storeId };
  const [, categoryId] = relation.match(/^\/list\?(?:(?:cpid|cid|thCid)=\d+&)*(?:cpid|cid|thCid)=(\d+)$/) ?? [];
  return categoryId ? { linkKind: 'category', linkTarget: categoryId } : { linkKind: 'page', linkTarget: relation };
}
