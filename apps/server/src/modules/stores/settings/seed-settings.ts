import type { LocaleTexts } from '@galleria/domain/site/locales';
import type { WeeklyHours } from '@galleria/domain/stores/opening-hours';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { writeLicenceEnd } from './papers-db.ts';
import { hasQuickAnswers, insertQuickAnswer, writeChatHours } from './quick-answers-db.ts';
import { insertReturnAddress, moveDefaultReturnAddress } from './return-addresses-db.ts';
import { insertTemplate, type TemplateDraft } from './shipping-templates-db.ts';

type ReturnAddress = Parameters<typeof insertReturnAddress>[2] & { readonly isDefault: boolean };

interface StoreSettings {
  readonly template: TemplateDraft;
  readonly returnAddresses: readonly ReturnAddress[];
  readonly quickAnswers: readonly { readonly shortcut: string; readonly text: LocaleTexts }[];
  readonly chatHours: { readonly week: WeeklyHours; readonly awayText: LocaleTexts };
  /** `yyyy-MM-dd` */
  readonly licenceExpiresOn: string;
}

export async function hasStoreSettings(queries: Queries): Promise<boolean> {
  return hasQuickAnswers(queries);
}

export async function seedStoreSettings(
  { queries, changed }: Transaction,
  storeId: number,
  { template, returnAddresses, quickAnswers, chatHours, licenceExpiresOn }: StoreSettings,
): Promise<void> {
  await insertTemplate(queries, storeId, template);
  for (const { isDefault, ...address } of returnAddresses) {
    const id = await insertReturnAddress(queries, storeId, address);
    if (isDefault) await moveDefaultReturnAddress(queries, storeId, id);
  }
  for (const answer of quickAnswers) await insertQuickAnswer(queries, storeId, answer);
  await writeChatHours(queries, storeId, chatHours);
  await writeLicenceEnd(queries, storeId, licenceExpiresOn);
  await changed('stores');
}
