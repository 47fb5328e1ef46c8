import type { ParsedInputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/store-settings/shipping';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { StoresContext } from '../context.ts';
import { writeSameCity } from '../stores-db.ts';
import { areProvinces, isCity } from './regions.ts';
import {
  countTemplates,
  deleteTemplateRow,
  insertTemplate,
  lockTemplate,
  type TemplateDraft,
  updateTemplate,
} from './shipping-templates-db.ts';
import { lockOwnStore, readOwnStore } from './store-row-db.ts';

const MAX_TEMPLATES = 50;

type TemplateInput = ParsedInputOf<typeof contract.saveShippingTemplate>;

export const saveShippingTemplate: UseCase<typeof contract.saveShippingTemplate, StoresContext> = async (
  context,
  { templateId, ...input },
  { actor, audit },
) => {
  const regions = [...input.notTo, ...input.exceptions.flatMap(({ provinceIds }) => provinceIds)];
  if ([input, ...input.exceptions].some(({ minDays, maxDays }) => maxDays < minDays)) {
    return refuse('shippingTemplate.days');
  }
  if (new Set(regions).size < regions.length) return refuse('shippingTemplate.regionTwice');
  if (!(await areProvinces(context, regions))) return refuse('address.unknownArea');
  const { storeId } = actor;
  const draft = toDraft(input);
  return inTransaction(context.database, actor, async (transaction) => {
    const { queries } = transaction;
    await transaction.changed('stores');
    if (templateId === undefined) {
      if ((await countTemplates(queries, storeId)) >= MAX_TEMPLATES) {
        return refuse('settings.tooMany', { values: { limit: MAX_TEMPLATES } });
      }
      audit.changed(null, draft);
      return { templateId: await insertTemplate(queries, storeId, draft) };
    }
    const before = await lockTemplate(queries, storeId, templateId);
    if (!before) return refuse('shippingTemplate.notFound');
    await updateTemplate(queries, templateId, draft);
    audit.changed(before, draft);
    return { templateId };
  });
};

function toDraft({
  name,
  basis,
  firstUnits,
  extraUnits,
  exceptions,
  notTo,
  ...terms
}: Omit<TemplateInput, 'templateId'>) {
  return {
    ...{ name, basis, firstUnits, extraUnits, notTo },
    ...termsInCents(terms),
    exceptions: exceptions.map(({ provinceIds, ...other }) => ({ provinceIds, ...termsInCents(other) })),
  } satisfies TemplateDraft;
}

type Terms = Pick<TemplateInput, 'firstFee' | 'extraFee' | 'freeOver' | 'minDays' | 'maxDays'>;

function termsInCents({ firstFee, extraFee, freeOver, minDays, maxDays }: Terms) {
  return {
    firstFeeCents: centsOf(firstFee),
    extraFeeCents: centsOf(extraFee),
    freeOverCents: freeOver === null ? null : centsOf(freeOver),
    minDays,
    maxDays,
  };
}

/** Called by the module that owns products: no product may use the template. */
export async function removeShippingTemplate(transaction: Transaction, templateId: number): Promise<void> {
  await deleteTemplateRow(transaction.queries, templateId);
  await transaction.changed('stores');
}

export const sameCityInfo: UseCase<typeof contract.sameCityInfo, StoresContext> = async (
  { database },
  _input,
  { actor },
) => {
  const { sameCity } = await readOwnStore(database.queries, actor.storeId);
  if (!sameCity) return { isOn: false, cityId: 0, fee: 0, freeOver: null };
  const { cityId, feeCents, freeOverCents } = sameCity;
  const freeOver = freeOverCents === null ? null : mainUnits(freeOverCents);
  return { isOn: true, cityId, fee: mainUnits(feeCents), freeOver };
};

export const saveSameCity: UseCase<typeof contract.saveSameCity, StoresContext> = async (
  context,
  { isOn, cityId, fee, freeOver },
  { actor, audit },
) => {
  if (isOn && !(await isCity(context, cityId))) return refuse('address.unknownArea');
  const freeOverCents = freeOver === null ? null : centsOf(freeOver);
  const after = isOn ? { cityId, feeCents: centsOf(fee), freeOverCents } : null;
  return inTransaction(context.database, actor, async (transaction) => {
    const { sameCity } = await lockOwnStore(transaction.queries, actor.storeId);
    await writeSameCity(transaction.queries, actor.storeId, after);
    await transaction.changed('stores');
    audit.changed(sameCity, after);
    return null;
  });
};
