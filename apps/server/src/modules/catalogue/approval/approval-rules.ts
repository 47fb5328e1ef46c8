import type * as contract from '@galleria/contract/catalogue/staff-products';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { pathNames } from '../categories/category-names.ts';
import type { CatalogueContext } from '../context.ts';
import {
  type ApprovalScope,
  deleteApprovalRule,
  lockCategory,
  putApprovalRule,
  readApprovalRule,
  readApprovalRules,
} from './approval-rules-db.ts';

/** Hidden categories and closed stores keep their rules; those without a name are listed by id. */
export const approvalRuleList: UseCase<typeof contract.approvalRuleList, CatalogueContext> = async (
  { database, categoryNames, stores },
  _input,
  { locale },
) => {
  const [rules, names, summaries] = await Promise.all([
    readApprovalRules(database.queries),
    categoryNames(locale),
    stores.summaries(locale),
  ]);
  const shown = rules.map(({ changedAt, ...rule }) => ({ ...rule, changeTime: formatApiTime(changedAt) }));
  return {
    requiresApproval: shown.find(({ storeId, categoryId }) => !storeId && !categoryId)?.requiresApproval ?? false,
    categories: shown.flatMap(({ categoryId, requiresApproval, changeTime }) =>
      categoryId === null
        ? []
        : [
            {
              categoryId,
              requiresApproval,
              changeTime,
              categoryName: pathNames(names, categoryId) || `#${categoryId}`,
            },
          ],
    ),
    stores: shown.flatMap(({ storeId, requiresApproval, changeTime }) =>
      storeId === null
        ? []
        : [
            {
              ...{ shopId: storeId, requiresApproval, changeTime },
              shopName: summaries.get(storeId)?.shopName ?? `#${storeId}`,
            },
          ],
    ),
  };
};

/** Takes effect with the next product that is saved: rules are read in the transaction that saves it. */
export const saveApprovalRule: UseCase<typeof contract.saveApprovalRule, CatalogueContext> = async (
  { database, stores },
  { shopId, categoryId, requiresApproval },
  { actor, audit, locale },
) => {
  if (shopId !== undefined && !(await stores.summaries(locale)).has(shopId)) return refuse('store.notFound');
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const scope = shopId === undefined ? { categoryId } : { storeId: shopId };
    if (scope.categoryId && !(await lockCategory(queries, scope.categoryId))) return refuse('category.notFound');
    const before = await readApprovalRule(queries, scope);
    if (requiresApproval === null) await deleteApprovalRule(queries, scope);
    else await putApprovalRule(queries, scope, requiresApproval);
    audit.changed({ ...scope, requiresApproval: before }, { ...scope, requiresApproval });
    return null;
  });
};

/** For demo data and tests. */
export async function setApprovalRule(
  { queries }: Transaction,
  { requiresApproval, ...scope }: ApprovalScope & { readonly requiresApproval: boolean },
): Promise<void> {
  await putApprovalRule(queries, scope, requiresApproval);
}
