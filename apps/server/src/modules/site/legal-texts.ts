import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/site/site';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import { sanitizeRichText } from '../../infra/text/rich-text.ts';
import { serverText } from '../../infra/text/server-text.ts';
import type { Site } from './index.ts';
import { readSetting } from './site-db.ts';

export const termsOfService: UseCase<typeof contract.termsOfService, Site> = (site, _, { locale }) =>
  site.termsOfService(locale);

export const privacyPolicy: UseCase<typeof contract.privacyPolicy, Site> = (site, _, { locale }) =>
  site.privacyPolicy(locale);

export async function readLegalText(
  queries: Queries,
  key: 'termsOfService' | 'privacyPolicy',
  locale: Locale,
): Promise<OutputOf<typeof contract.termsOfService>> {
  const text = await readSetting(queries, key);
  const content = textIn(text.content, locale);
  return {
    title: textIn(text.title, locale) || serverText(locale)(`site.${key}`),
    content: content ? sanitizeRichText(content) : `<p>${serverText(locale)('site.notWrittenYet')}</p>`,
  };
}
