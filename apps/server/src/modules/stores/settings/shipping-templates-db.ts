import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { shippingTemplates } from '../tables.ts';

export type StoredTemplate = typeof shippingTemplates.$inferSelect;
export type TemplateDraft = Omit<StoredTemplate, 'id' | 'storeId'>;

export async function readOwnTemplates(queries: Queries, storeId: number): Promise<StoredTemplate[]> {
  return queries
    .select()
    .from(shippingTemplates)
    .where(eq(shippingTemplates.storeId, storeId))
    .orderBy(asc(shippingTemplates.id));
}

/** Locked until the transaction ends: no product can start to use the template meanwhile. */
export async function lockTemplate(queries: Queries, storeId: number, templateId: number) {
  const [template] = await queries
    .select()
    .from(shippingTemplates)
    .where(and(eq(shippingTemplates.storeId, storeId), eq(shippingTemplates.id, templateId)))
    .for('update');
  return template;
}

export async function countTemplates(queries: Queries, storeId: number): Promise<number> {
  return queries.$count(shippingTemplates, eq(shippingTemplates.storeId, storeId));
}

export async function insertTemplate(queries: Queries, storeId: number, draft: TemplateDraft): Promise<number> {
  const [made] = await queries
    .insert(shippingTemplates)
    .values({ storeId, ...draft })
    .returning({ id: shippingTemplates.id });
  if (!made) throw new Error(`insertTemplate: insert returned no id (store ${storeId})`);
  return made.id;
}

export async function updateTemplate(queries: Queries, templateId: number, draft: TemplateDraft): Promise<void> {
  await queries.update(shippingTemplates).set(draft).where(eq(shippingTemplates.id, templateId));
}

export async function deleteTemplateRow(queries: Queries, templateId: number): Promise<void> {
  await queries.delete(shippingTemplates).where(eq(shippingTemplates.id, templateId));
}
