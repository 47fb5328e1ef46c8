import type { BannerLinkKind } from '@galleria/domain/content/banner-kinds';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import { ownPath } from '@galleria/domain/site/own-path';
import type { ContentContext } from '../index.ts';
import { categoryPath } from '../sitemap.ts';

/** As the API has it: a product, a page of the mall, or nothing. */
const LINK = { none: -1, product: 0, page: 1 } as const;

interface StoredLink {
  readonly linkType: number;
  readonly relation: string;
}

type Targets = Pick<ContentContext, 'catalogue' | 'stores' | 'publicUrl'>;

/** Categories and stores are pages of the mall, so that the storefront needs to know no more. Nothing for what is not there. */
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

/** What the editor shows for it: the reverse of the above. */
export function editedLink({ linkType, relation }: StoredLink): { linkKind: BannerLinkKind; linkTarget: string } {
  if (linkType === LINK.none || relation === '') return { linkKind: 'none', linkTarget: '' };
  if (linkType === LINK.product) return { linkKind: 'product', linkTarget: relation };
  const [, storeId] = relation.match(/^\/shop-index\?sid=(\d+)$/) ?? [];
  if (storeId) return { linkKind: 'store', linkTarget: storeId };
  const [, categoryId] = relation.match(/^\/list\?(?:(?:cpid|cid|thCid)=\d+&)*(?:cpid|cid|thCid)=(\d+)$/) ?? [];
  return categoryId ? { linkKind: 'category', linkTarget: categoryId } : { linkKind: 'page', linkTarget: relation };
}
