import type { Draft } from '@galleria/contract/catalogue/product-draft';
import type { Transaction } from '../../../../infra/database/transaction.ts';
import { claimPicture, releasePicture, sharePicture } from '../../../uploads/index.ts';
import { readStorePictures } from '../store-products-db.ts';
import type { DraftProblem } from './draft-problems.ts';

const RICH_TEXT_PICTURE = /<img[^>]*\ssrc="\/?(pictures\/[^"]+)"/g;

/** The pictures of a draft by path, each with the first field that shows it. */
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
  /** Whose uploads may be shown. */
  readonly sellerId: string | undefined;
  /** What showed pictures until now: the product, and a change of it that waits. */
  readonly before: readonly Draft[];
  readonly after: readonly Draft[];
}

/**
 * Claims what is new and releases what nothing shows any more. A picture is taken from the seller's own uploads, or from
 * another product of the store; others are problems of their field.
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
  for (const path of known) await sharePicture(transaction, holderOf(productId, path), path);
  // Orders and carts go on showing the pictures of what was bought.
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
