import type { OutputOf } from '@galleria/contract/operation';
import type { termsOfService, webConfig } from '@galleria/contract/site';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { Queries } from '../../infra/database/database.ts';
import { sanitizeRichText } from '../../infra/rich-text.ts';
import { wordsIn } from '../../infra/words.ts';
import { readSetting } from './site-db.ts';

const DEFAULT_NAME = 'Galleria';

/** How the mall presents itself in a language. What staff left empty falls back to words that name the mall. */
export async function readWebConfig(queries: Queries, locale: Locale): Promise<OutputOf<typeof webConfig>> {
  const config = await readSetting(queries, 'siteConfig');
  const words = wordsIn(locale);
  const name = config.pcCompanyName || DEFAULT_NAME;
  return {
    paramKey: 'PC_WEB_CONFIG',
    pcLogoImg: config.pcLogoImg,
    pcLogoImgText: textIn(config.pcLogoImgText, locale) || name,
    pcLoginBgImg: config.pcLoginBgImg,
    pcTitleImg: config.pcTitleImg,
    pcTitleContent: textIn(config.pcTitleContent, locale) || name,
    pcWelcome: textIn(config.pcWelcome, locale) || words('site.welcome', { name }),
    pcQrcodeImg: config.pcQrcodeImg,
    pcCompanyName: name,
    pcCompanyInfo: textIn(config.pcCompanyInfo, locale) || words('site.companyInfo', { name }),
    pcCopyright: textIn(config.pcCopyright, locale) || words('site.copyright', { name }),
  };
}

export async function readLegalText(
  queries: Queries,
  key: 'termsOfService' | 'privacyPolicy',
  locale: Locale,
): Promise<OutputOf<typeof termsOfService>> {
  const text = await readSetting(queries, key);
  const content = textIn(text.content, locale);
  return {
    title: textIn(text.title, locale) || wordsIn(locale)(`site.${key}`),
    content: content ? sanitizeRichText(content) : `<p>${wordsIn(locale)('site.notWrittenYet')}</p>`,
  };
}
