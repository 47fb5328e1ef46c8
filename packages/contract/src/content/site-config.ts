import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { LocaleTextsOutput, pictureInput, texts } from '../store-settings/fields.ts';
import { id, pageOf, paging, time } from '../wire/formats.ts';

/** The mall's appearance, and the terms that shoppers agree to. Every published version is kept and can be restored. */

const SiteConfig = z.object({
  pcCompanyName: z.string().trim().max(60).default('').meta({ description: 'name of the mall' }),
  pcLogoImg: pictureInput.default(''),
  pcTitleImg: pictureInput.default(''),
  pcLoginBgImg: pictureInput.default(''),
  pcQrcodeImg: pictureInput.default(''),
  pcLogoImgText: texts(60),
  pcTitleContent: texts(120),
  pcWelcome: texts(120),
  pcCompanyInfo: texts(1000),
  pcCopyright: texts(500),
});

const StoredConfig = SiteConfig.extend({
  pcLogoImgText: LocaleTextsOutput,
  pcTitleContent: LocaleTextsOutput,
  pcWelcome: LocaleTextsOutput,
  pcCompanyInfo: LocaleTextsOutput,
  pcCopyright: LocaleTextsOutput,
});

export const siteConfigInfo = operation({
  method: 'GET',
  path: '/s/site',
  access: staff('settings.view'),
  summary: 'Names, logos and texts of the mall in all languages; an empty field uses the default',
  input: z.object({}),
  output: StoredConfig,
  refusals: [],
});

export const publishSiteConfig = operation({
  method: 'PUT',
  path: '/s/site',
  access: staff('settings.edit'),
  summary: 'Publishes names, logos and texts of the mall',
  input: SiteConfig,
  output: z.null(),
  refusals: ['profile.foreignPicture'],
});

const kind = z.enum(['termsOfService', 'privacyPolicy']);
const LegalText = z.object({ title: LocaleTextsOutput, content: LocaleTextsOutput });

export const legalText = operation({
  method: 'GET',
  path: '/s/legal',
  access: staff('content.view'),
  summary: 'Terms of service or privacy policy in all languages, as published',
  input: z.object({ kind }),
  output: LegalText,
  refusals: [],
});

export const publishLegalText = operation({
  method: 'PUT',
  path: '/s/legal',
  access: staff('content.edit'),
  summary: 'Publishes a new version of a legal text',
  input: z.object({
    kind,
    title: texts(120),
    content: texts(100_000).meta({ description: 'HTML by language, sanitised' }),
  }),
  output: z.null(),
  refusals: ['profile.foreignPicture'],
});

const Version = z.object({
  id: z.int(),
  time,
  by: z.string(),
  title: LocaleTextsOutput,
  isCurrent: z.boolean(),
});

export const legalVersionPage = operation({
  method: 'GET',
  path: '/s/legal/versions',
  access: staff('content.view'),
  summary: 'Versions of a legal text that were published from the console, newest first',
  input: z.object({ kind, ...paging }),
  output: pageOf(Version),
  refusals: [],
});

export const legalVersion = operation({
  method: 'GET',
  path: '/s/legal/version',
  access: staff('content.view'),
  summary: 'One published version of a legal text',
  input: z.object({ kind, id }),
  output: LegalText,
  refusals: ['legal.versionUnknown'],
});
