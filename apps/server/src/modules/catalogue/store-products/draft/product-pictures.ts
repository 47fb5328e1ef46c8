import type { Draft } from '@galleria/contract/catalogue/product-draft';
import type { Transaction } from '../../../../infra/database/transaction.ts';
import { addPictureReference, claimPicture, releasePicture } from '../../../uploads/index.ts';
import { readStorePictures } from '../store-products-db.ts';
import type { DraftProblem } from './draft-problems.ts';

const RICH_TEXT_PICTURE = /<img[^>]*\ssrc="\/?(pictures\/[^"]+)"/g;

/** The pictures of a draft by path, each with the first field that uses it. */
function picturesOf(draft: Draft): Map<string, string> {
  const found: (readonly [path: string, field: string])[] = [
    ...draft.pictures.map((path, index) => [path, `pictures.${index}`] as const),
    ...draft.options.flatMap(({ values }, option) =>
      values.map(({ pic }, value) => [pic, `options.${option}.values.${value}.pic`] as const),
    ),
    ...draft.skus.map(({ pic }, index) => [pic, `skus.${index}.pic`] as const),
    ...Object.entries(draft.content).flatMap(([locale, html]) =>
      [...html.matchAll(RICH_TEXT_PICTURE)].map(([, path = '']) => [path, `content.${locale}`] as const),
    ),
  ];
  return new Map(found.filter(([path]) => path !== '').toReversed());
}

const holderOf = (productId: number, path: string) => ({ holder: 'product.picture', holderId: `${productId}:${path}` });

interface Shown {
  readonly storeId: number;
  readonly productId: number;
  /** The seller whose uploads may be used. */
  readonly sellerId: string | undefined;
  /** What has used pictures so far: the product, and its pending change. */
  readonly before: readonly Draft[];
  readonly after: readonly Draft[];
}

/**
 * Claims pictures that are new and releases those that are no longer used. A picture must be the seller's own upload,
 * or be used by another product of the store; any other is reported as a problem of its field.
 */
export async function exchangePictures(transaction: Transaction, shown: Shown): Promise<DraftProblem[]> {
  const { storeId, productId, sellerId } = shown;
  const before = new Map(shown.before.flatMap((draft) => [...picturesOf(draft)]));
  const after = new Map(shown.after.flatMap((draft) => [...picturesOf(draft)]));
  const unclaimed: string[] = [];
  for (const path of after.keys()) {
    if (before.has(path)) continue;
    const upload = { ownerKind: 'seller', ownerId: sellerId ?? '', path, purpose: 'picture' };
    const isOwn = sellerId !== undefined && (await claimPicture(transaction, holderOf(productId, path), upload));
    if (!isOwn) unclaimed.push(path);
  }
  const known =
    unclaimed.length === 0 ? [] : await readStorePictures(transaction.queries, { storeId, productId }, unclaimed);
  for (const path of known) await addPictureReference(transaction, holderOf(productId, path), path);
  // Orders and carts keep showing main and SKU pictures.
  const ordered = new Set(
    shown.before.flatMap(({ pictures: [first = ''], skus }) => [first, ...skus.map(({ pic }) => pic)]),
  );
  for (const path of before.keys()) {
    if (!after.has(path) && !ordered.has(path)) await releasePicture(transaction, holderOf(productId, path));
  }
  return unclaimed
    .filter((path) => !known.includes(path))
    .map((path) => ({ field: after.get(path) ?? 'pictures', message: 'inputs.product.picture' }));
}
