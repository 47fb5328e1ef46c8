import type { Draft } from '@galleria/contract/catalogue/product-draft';
import type * as contract from '@galleria/contract/catalogue/store-products';
import { isRefused } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { CatalogueContext } from '../context.ts';
import { addDraft, replaceDraft, type SavedProduct } from './save-store-product.ts';

export const createProduct: UseCase<typeof contract.createProduct, CatalogueContext> = async (
  { database },
  { isForSale, ...draft },
  { actor, locale, audit },
) => {
  const saved = await inTransaction(database, actor, (transaction) =>
    addDraft(transaction, { storeId: actor.storeId, draft, isForSale, locale }),
  );
  if (isRefused(saved)) return saved;
  audit.changed(null, { prodId: saved.prodId, prodName: draft.prodName, status: saved.status });
  return answerOf(saved);
};

export const changeProduct: UseCase<typeof contract.changeProduct, CatalogueContext> = async (
  { database },
  { prodId, version, isForSale, ...draft },
  { actor, locale, audit },
) => {
  const saved = await inTransaction(database, actor, (transaction) =>
    replaceDraft(transaction, { storeId: actor.storeId, prodId, version, draft, isForSale, locale }),
  );
  if (isRefused(saved)) return saved;
  const fields = changedFields(saved.before, draft);
  const pick = (from: Draft | null) => Object.fromEntries(fields.map((field) => [field, from?.[field] ?? null]));
  audit.changed({ prodId, ...pick(saved.before) }, { prodId, ...pick(draft) });
  return answerOf(saved);
};

/** Only changed fields: texts in twelve languages would hide them in the audit log. */
function changedFields(before: Draft | null, after: Draft): (keyof Draft)[] {
  const fields = Object.keys(after) as (keyof Draft)[];
  return fields.filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]));
}

function answerOf({ prodId, version, status, hasPendingChange }: SavedProduct) {
  return { prodId, version, status, hasPendingChange };
}
