import { type Draft, ProductDraft } from '@galleria/contract/catalogue/product-draft';
import { parseApiTime } from '@galleria/contract/wire/api-time';
import { PRODUCT_LIMITS } from '@galleria/domain/catalogue/product-limits';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import type { z } from 'zod';
import { fieldProblems } from '../../../infra/calls/field-problems.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { readProductTerms } from '../../stores/index.ts';
import { type DraftProblem, draftProblems, toFieldProblems } from './draft/draft-problems.ts';
import { cleanDraft } from './draft/draft-rows.ts';
import { draftsBefore, type WrittenDraft, writeChange, writeDraft } from './draft/write-draft.ts';
import {
  countStoreProducts,
  lockStoreProduct,
  readReferences,
  readSkuIds,
  type StoreProduct,
} from './store-products-db.ts';

const { draft: DRAFT, offShelf, onSale, waiting, deleted } = PRODUCT_STATUS;

export interface SaveRequest {
  readonly storeId: number;
  readonly draft: Draft;
  /** Without it a new product is made. */
  readonly prodId?: number | undefined;
  /** The version that was edited; without it any version is replaced. */
  readonly version?: number | undefined;
  /** Puts a new product or a draft on sale. */
  readonly isForSale?: boolean | undefined;
  /** The seller whose uploaded pictures may be used; without it the actor. */
  readonly sellerId?: string | undefined;
  /** Language of the problems' messages. */
  readonly locale?: Locale | undefined;
}

export interface SavedProduct extends WrittenDraft {
  readonly status: number;
  /** The change waits for approval. */
  readonly hasPendingChange: boolean;
  /** The previous content; null: a new product. */
  readonly before: Draft | null;
}

/**
 * Saves a product like `createProduct` and `changeProduct`, from a draft that no operation has parsed, such as a line
 * of an import. A refusal must become the result of the transaction.
 */
export async function saveStoreProduct(
  transaction: Transaction,
  { draft, prodId, ...request }: Omit<SaveRequest, 'draft'> & { readonly draft: z.input<typeof ProductDraft> },
): Promise<
  SavedProduct | Refused<'product.notFound' | 'product.changedMeanwhile' | 'product.tooMany' | 'input.invalid'>
> {
  const parsed = ProductDraft.safeParse(draft, { reportInput: true });
  if (!parsed.success) {
    return refuse('input.invalid', { data: fieldProblems(parsed.error, request.locale ?? DEFAULT_LOCALE) });
  }
  const wanted = { ...request, draft: parsed.data };
  return prodId === undefined ? addDraft(transaction, wanted) : replaceDraft(transaction, { ...wanted, prodId });
}

export async function addDraft(
  transaction: Transaction,
  request: Omit<SaveRequest, 'prodId' | 'version'>,
): Promise<SavedProduct | Refused<'product.tooMany' | 'input.invalid'>> {
  if ((await countStoreProducts(transaction.queries, request.storeId)) >= PRODUCT_LIMITS.perStore) {
    return refuse('product.tooMany', { values: { limit: PRODUCT_LIMITS.perStore } });
  }
  return saveDraft(transaction, undefined, request);
}

export async function replaceDraft(
  transaction: Transaction,
  request: SaveRequest & { readonly prodId: number },
): Promise<SavedProduct | Refused<'product.notFound' | 'product.changedMeanwhile' | 'input.invalid'>> {
  const current = await lockStoreProduct(transaction.queries, request.storeId, request.prodId);
  if (!current || current.product.status === deleted) return refuse('product.notFound');
  const { version = current.product.version } = request;
  if (current.product.version !== version) return refuse('product.changedMeanwhile');
  return saveDraft(transaction, current, request);
}

async function saveDraft(
  transaction: Transaction,
  current: StoreProduct | undefined,
  request: SaveRequest,
): Promise<SavedProduct | Refused<'input.invalid'>> {
  const { storeId, locale = DEFAULT_LOCALE } = request;
  const draft = withoutPassedTimes(cleanDraft(request.draft), current?.product.status, await transaction.now());
  const plan = await planSave(transaction, { ...request, draft }, current?.product);
  if ('problems' in plan) return refuse('input.invalid', { data: toFieldProblems(plan.problems, locale) });
  const before = current ? await draftsBefore(transaction, current) : [];
  const target = { storeId, current, before, sellerId: request.sellerId ?? sellerOf(transaction) };
  const written = plan.hasPendingChange
    ? await writeChange(transaction, target, draft)
    : await writeDraft(transaction, target, draft, plan.status);
  if ('problems' in written) return refuse('input.invalid', { data: toFieldProblems(written.problems, locale) });
  return { ...written, ...plan, before: before.at(-1) ?? null };
}

interface Plan {
  readonly status: number;
  readonly hasPendingChange: boolean;
}

/** Checks the draft, and decides the status and whether the change has to wait. */
export async function planSave(
  transaction: Transaction,
  { storeId, draft, isForSale = false }: Pick<SaveRequest, 'storeId' | 'draft' | 'isForSale'>,
  current: Pick<StoreProduct['product'], 'id' | 'status'> | undefined,
): Promise<Plan | { readonly problems: readonly DraftProblem[] }> {
  const { queries } = transaction;
  const terms = await readProductTerms(queries, storeId);
  const references = await readReferences(queries, storeId, draft);
  const { requiresApproval: needsApproval } = references;
  const status = statusOf(current?.status ?? DRAFT, { isForSale, needsApproval, draft });
  const problems = draftProblems(draft, {
    ...{ terms, references, status, now: await transaction.now() },
    skuIds: current ? await readSkuIds(queries, current.id) : new Set(),
    isOnSale: current?.status === onSale,
  });
  if (problems.length > 0) return { problems };
  return { status, hasPendingChange: needsApproval && (current?.status === onSale || current?.status === offShelf) };
}

interface SaveIntent {
  readonly isForSale: boolean;
  readonly needsApproval: boolean;
  readonly draft: Pick<Draft, 'onSaleTime'>;
}

/** Saving changes the status of drafts only. A product with a future time of going on sale is off sale until then. */
function statusOf(current: number, { isForSale, needsApproval, draft: { onSaleTime } }: SaveIntent): number {
  if (current !== DRAFT || !isForSale) return current;
  if (needsApproval) return waiting;
  return onSaleTime === null ? onSale : offShelf;
}

/** An editor that was opened before the job switched the product still sends the time, which has taken effect. */
function withoutPassedTimes(draft: Draft, current: number | undefined, now: Date): Draft {
  const hasPassed = (time: string | null) => time !== null && parseApiTime(time) <= now;
  if (current === onSale && hasPassed(draft.onSaleTime)) return { ...draft, onSaleTime: null };
  if (current === offShelf && hasPassed(draft.offSaleTime)) return { ...draft, offSaleTime: null };
  return draft;
}

function sellerOf({ actor }: Transaction): string | undefined {
  return actor.kind === 'seller' ? actor.userId : undefined;
}
