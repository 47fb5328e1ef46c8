import { z } from 'zod';
import { operation, visitor } from '../operation.ts';
import { flag, picturePath } from '../wire/formats.ts';

/** Settings that are empty are returned as their defaults. */
const PcWebConfig = z.object({
  paramKey: z.string(),
  pcLogoImg: picturePath,
  pcLogoImgText: z.string(),
  pcLoginBgImg: picturePath,
  pcTitleImg: picturePath,
  pcTitleContent: z.string(),
  pcWelcome: z.string(),
  pcQrcodeImg: picturePath,
  pcCompanyName: z.string(),
  pcCompanyInfo: z.string().meta({ description: 'company information in several lines' }),
  pcCopyright: z.string(),
});

export const webConfig = operation({
  method: 'GET',
  path: '/webConfig/getPcWebConfig',
  access: visitor,
  summary: 'Name, logo, welcome text, footer and titles of the mall',
  input: z.object({}),
  output: PcWebConfig,
  refusals: [],
});

export const webConfigSection = operation({
  method: 'GET',
  path: '/webConfig/info/{key}',
  access: visitor,
  summary: 'One group of switches by its key; PRODUCT_TYPE_CONFIG returns the optional zones',
  input: z.object({ key: z.string().max(64) }),
  output: z.object({ isPreferredOpen: z.boolean(), isNewUserSpecialOpen: z.boolean() }),
  refusals: ['config.unknown'],
});

const LangItem = z.object({
  lang: z.int().meta({ description: 'number of the language' }),
  language: z.string().meta({ description: 'its locale, e.g. zh_CN' }),
  name: z.string().meta({ description: 'name in that language' }),
  countryLang: z.string().meta({ description: 'language tag with region, e.g. zh-CN' }),
  hide: flag.meta({ description: '1 = has a catalogue but is not offered' }),
});

export const languageList = operation({
  method: 'GET',
  path: '/lang/default',
  access: visitor,
  summary: 'The default language and all languages with a catalogue',
  input: z.object({}),
  output: LangItem.omit({ hide: true }).extend({ langItemList: z.array(LangItem) }),
  refusals: [],
});

const Currency = z.object({
  currencyName: z.string(),
  currencyCode: z.string().length(3),
  symbol: z.string(),
  exchangeRate: z.number().positive().meta({ description: 'units of this currency per unit of the base currency' }),
  status: flag,
  defaultCurrency: z.boolean(),
});

export const currencyList = operation({
  method: 'GET',
  path: '/currency/list',
  access: visitor,
  summary: 'Display currencies; every payment is charged in the default one',
  input: z.object({}),
  output: z.array(Currency),
  refusals: [],
});

/** The specification gives it in milliseconds: 18,000,000. */
const PAY_SWITCH_CACHE_SECONDS = 18_000;

export const paySwitch = operation({
  method: 'GET',
  path: '/sys/config/info/getSysPaySwitch',
  access: visitor,
  summary: 'Enabled payment methods. The payment page does not use it: its methods are computed for each order',
  cacheSeconds: PAY_SWITCH_CACHE_SECONDS,
  input: z.object({}),
  output: z.object({
    pointsPaySwitch: z.boolean(),
    balancePaySwitch: z.boolean(),
    payPalSwitch: z.boolean(),
    payPalCardSwitch: z.boolean(),
    stripeSwitch: z.boolean(),
    cashOnDeliverySwitch: z.boolean(),
    offlinePaySwitch: z.boolean(),
  }),
  refusals: [],
});

export const serviceSwitch = operation({
  method: 'GET',
  path: '/sys/config/info/getSysServiceSwitch',
  access: visitor,
  summary: 'Availability of customer service',
  input: z.object({}),
  output: z.object({ platformServiceSwitch: z.boolean(), shopServiceSwitch: z.boolean() }),
  refusals: [],
});

const LegalText = z.object({ title: z.string(), content: z.string().meta({ description: 'sanitised HTML' }) });

export const termsOfService = operation({
  method: 'GET',
  path: '/sys/config/info/serviceTerms',
  access: visitor,
  summary: 'Terms of service',
  input: z.object({}),
  output: LegalText,
  refusals: [],
});

export const privacyPolicy = operation({
  method: 'GET',
  path: '/sys/config/info/servicePolicy',
  access: visitor,
  summary: 'Privacy policy',
  input: z.object({}),
  output: LegalText,
  refusals: [],
});
