import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/store-settings/in-use';
import { mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { lockTemplate, readOwnTemplates, removeShippingTemplate, type StoredTemplate } from '../../stores/index.ts';
import type { CatalogueContext } from '../context.ts';
import { announceChanged } from '../write/write-products.ts';
import { countByTemplate, moveToTemplate } from './in-use-db.ts';

export const shippingTemplateList: UseCase<typeof contract.shippingTemplateList, CatalogueContext> = async (
  { database: { queries } },
  _input,
  { actor },
) => {
  const templates = await readOwnTemplates(queries, actor.storeId);
  const counts = await countByTemplate(queries, actor.storeId);
  return templates.map((template) => present(template, counts.get(template.id) ?? 0));
};

function present(
  template: StoredTemplate,
  productCount: number,
): OutputOf<typeof contract.shippingTemplateList>[number] {
  const { id: templateId, name, basis, firstUnits, extraUnits, exceptions, notTo } = template;
  return {
    ...{ templateId, name, basis, firstUnits, extraUnits, notTo, productCount },
    ...termsOf(template),
    exceptions: exceptions.map((exception) => ({ provinceIds: exception.provinceIds, ...termsOf(exception) })),
  };
}

type Terms = Pick<StoredTemplate, 'firstFeeCents' | 'extraFeeCents' | 'freeOverCents' | 'minDays' | 'maxDays'>;

function termsOf({ firstFeeCents, extraFeeCents, freeOverCents, minDays, maxDays }: Terms) {
  const freeOver = freeOverCents === null ? null : mainUnits(freeOverCents);
  return { firstFee: mainUnits(firstFeeCents), extraFee: mainUnits(extraFeeCents), freeOver, minDays, maxDays };
}

/**
 * Both templates are locked, in the order of ids, so that no product starts to use the deleted one and the other one
 * stays.
 */
export const deleteShippingTemplate: UseCase<typeof contract.deleteShippingTemplate, CatalogueContext> = async (
  { database },
  { templateId, moveToId },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const { storeId } = actor;
    if (moveToId === templateId) return refuse('shippingTemplate.notFound');
    const locked = new Map<number, StoredTemplate>();
    for (const id of [templateId, moveToId ?? templateId].toSorted((one, other) => one - other)) {
      const template = await lockTemplate(queries, storeId, id);
      if (!template) return refuse('shippingTemplate.notFound');
      locked.set(id, template);
    }
    const inUse = (await countByTemplate(queries, storeId)).get(templateId) ?? 0;
    if (inUse > 0 && moveToId === undefined) return refuse('shippingTemplate.inUse', { values: { count: inUse } });
    const moved = moveToId === undefined ? [] : await moveToTemplate(queries, storeId, templateId, moveToId);
    await removeShippingTemplate(transaction, templateId);
    await announceChanged(transaction, moved);
    audit.changed(locked.get(templateId), moveToId === undefined ? null : { moveToId, movedCount: moved.length });
    return { movedCount: moved.length };
  });
