import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { approvalRules, categories } from '../tables.ts';

/** A store, a category, or, without either, the mall. */
export interface ApprovalScope {
  readonly storeId?: number | undefined;
  readonly categoryId?: number | undefined;
}

/** The most specific rule: of the store, else of the nearest category, else of the mall. False without a rule. */
export function requiresApproval(storeId: SQL, categoryId: SQL): SQL<boolean> {
  return sql<boolean>`coalesce((
    select rule.requires_approval from approval_rule rule left join category named on named.id = rule.category_id
    where rule.store_id = ${storeId} or (rule.store_id is null and (rule.category_id is null or rule.category_id in (
      with recursive above(id) as (
        select ${categoryId}::int
        union select under.parent_id from category under join above on under.id = above.id
      ) select id from above)))
    order by rule.store_id nulls last, named.level desc nulls last limit 1), false)`;
}

/** The store's own rule, the mall's, and the third-level categories whose rule differs from the mall's. */
export async function readStoreApproval(queries: Queries, storeId: number) {
  const { rows } = await queries.execute<{
    store: boolean | null;
    mall: boolean;
    categories: { categoryId: number; needsApproval: boolean }[];
  }>(sql`
    select (select requires_approval from approval_rule where store_id = ${storeId}) as store,
      ${requiresApproval(sql`0`, sql`null`)} as mall,
      coalesce((select json_agg(json_build_object('categoryId', third.id, 'needsApproval', third.needs)) from (
        select category.id, ${requiresApproval(sql`0`, sql`category.id`)} as needs from category where level = 3
          and exists (select from approval_rule where category_id is not null)
      ) third where third.needs <> ${requiresApproval(sql`0`, sql`null`)}), '[]') as categories`);
  const [found] = rows;
  if (!found) throw new Error(`readStoreApproval: no answer for store ${storeId}`);
  return found;
}

export async function readApprovalRules(queries: Queries) {
  return queries
    .select({
      storeId: approvalRules.storeId,
      categoryId: approvalRules.categoryId,
      requiresApproval: approvalRules.requiresApproval,
      changedAt: approvalRules.changedAt,
    })
    .from(approvalRules)
    .orderBy(asc(approvalRules.id));
}

const isScope = ({ storeId, categoryId }: ApprovalScope) =>
  and(
    storeId === undefined ? isNull(approvalRules.storeId) : eq(approvalRules.storeId, storeId),
    categoryId === undefined ? isNull(approvalRules.categoryId) : eq(approvalRules.categoryId, categoryId),
  );

/** The rule of exactly this scope; null: none. */
export async function readApprovalRule(queries: Queries, scope: ApprovalScope): Promise<boolean | null> {
  const [found] = await queries
    .select({ requiresApproval: approvalRules.requiresApproval })
    .from(approvalRules)
    .where(isScope(scope))
    .for('update');
  return found?.requiresApproval ?? null;
}

export async function putApprovalRule(queries: Queries, scope: ApprovalScope, isRequired: boolean): Promise<void> {
  const row = { requiresApproval: isRequired, changedAt: mallNow };
  await queries
    .insert(approvalRules)
    .values({ ...scope, ...row })
    .onConflictDoUpdate({ target: [approvalRules.storeId, approvalRules.categoryId], set: row });
}

export async function deleteApprovalRule(queries: Queries, scope: ApprovalScope): Promise<void> {
  await queries.delete(approvalRules).where(isScope(scope));
}

/** Locks the row until the transaction ends, so that the category is not deleted before its rule is written. */
export async function lockCategory(queries: Queries, categoryId: number) {
  const [found] = await queries.select().from(categories).where(eq(categories.id, categoryId)).for('update');
  return found;
}
