import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/site/site';
import { refuse } from '@galleria/domain/refusals';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import { serverText } from '../../infra/text/server-text.ts';
import type { Site } from './index.ts';
import { readSetting } from './site-db.ts';

const DEFAULT_NAME = 'Galleria';

/** Files of the storefront, and a QR code of the mall's own address (`infra/http/answers/qr-code.ts`). */
const DEFAULT_PICTURES = { mark: '/favicon.svg', signIn: '/sign-in.svg', qrCode: '/qr-code.svg' };

export const webConfig: UseCase<typeof contract.webConfig, Site> = (site, _, { locale }) => site.webConfig(locale);

export const webConfigSection: UseCase<typeof contract.webConfigSection, Site> = async (site, { key }, { locale }) =>
  key === 'PRODUCT_TYPE_CONFIG' ? site.productTypes(locale) : refuse('config.unknown');

/** Empty settings fall back to default pictures, and to default texts that contain the mall's name. */
export async function readWebConfig(queries: Queries, locale: Locale): Promise<OutputOf<typeof contract.webConfig>> {
  const config = await readSetting(queries, 'siteConfig');
  const text = serverText(locale);
  const name = config.pcCompanyName || DEFAULT_NAME;
  return {
    paramKey: 'PC_WEB_CONFIG',
    pcLogoImg: config.pcLogoImg || DEFAULT_PICTURES.mark,
    pcLogoImgText: textIn(config.pcLogoImgText, locale) || name,
    pcLoginBgImg: config.pcLoginBgImg || DEFAULT_PICTURES.signIn,
    pcTitleImg: config.pcTitleImg || DEFAULT_PICTURES.mark,
    pcTitleContent: textIn(config.pcTitleContent, locale) || name,
    pcWelcome: textIn(config.pcWelcome, locale) || text('site.welcome', { name }),
    pcQrcodeImg: config.pcQrcodeImg || DEFAULT_PICTURES.qrCode,
    pcCompanyName: name,
    pcCompanyInfo: textIn(config.pcCompanyInfo, locale) || text('site.companyInfo', { name }),
    pcCopyright: textIn(config.pcCopyright, locale) || text('site.copyright', { name }),
  };
}

/** Reads on the given connection, so it may be called inside a transaction. */
export async function readMallName(queries: Queries, locale: Locale): Promise<string> {
  return (await readWebConfig(queries, locale)).pcLogoImgText;
}

export const paySwitch: UseCase<typeof contract.paySwitch, Site> = (site, _, { locale }) => site.paySwitch(locale);

export const serviceSwitch: UseCase<typeof contract.serviceSwitch, Site> = (site, _, { locale }) =>
  site.serviceSwitch(locale);
