import type { Locale, LocaleTexts } from '@galleria/domain/site/locales';

/** A text that every language has: shop wording is never half translated. */
export type Words = Record<Locale, string>;

/** Everything the demo mall knows about itself. No database ids besides the stable ones below, and no clock. */
export interface DemoSite {
  config: SiteConfig;
  productTypes: ProductTypeSwitches;
  paySwitch: PaySwitch;
  transferAccount: TransferAccount;
  /** Where the demo differs from the defaults: nobody waits a day to try a payout. */
  rules: { payoutAccountWaitHours: number };
  languages: Language[];
  currencies: Currency[];
  /** Parents come before their children. */
  categories: Category[];
  hotSearches: HotSearch[];
  banners: Banner[];
  notices: Notice[];
  termsOfService: LegalText;
  privacyPolicy: LegalText;
}

/** Pictures are keys of the picture set; an empty text means "use the default". */
export interface SiteConfig {
  pcLogoImg: string;
  pcLoginBgImg: string;
  pcQrcodeImg: string;
  pcTitleImg: string;
  pcCompanyName: string;
  /** Several lines, divided by line breaks. */
  pcCompanyInfo: Words;
  pcCopyright: Words;
  pcTitleContent: Words;
  pcLogoImgText: Words;
  pcWelcome: Words;
}

/** Where offline transfers go. */
export interface TransferAccount {
  payee: string;
  account: string;
  bank: string;
}

export interface ProductTypeSwitches {
  isPreferredOpen: boolean;
  isNewUserSpecialOpen: boolean;
}

/** Which ways to pay the mall offers at all; a store or an order may still rule one out. */
export interface PaySwitch {
  pointsPaySwitch: boolean;
  cashOnDeliverySwitch: boolean;
  offlinePaySwitch: boolean;
  balancePaySwitch: boolean;
  payPalSwitch: boolean;
  payPalCardSwitch: boolean;
  stripeSwitch: boolean;
}

export interface Language {
  lang: Locale;
  /** In the language itself. */
  name: string;
  /** In English, for the consoles. */
  language: string;
  countryLang: string;
  hide: boolean;
}

export interface Currency {
  currencyCode: string;
  currencyName: Words;
  symbol: string;
  /** How many of this currency one unit of the default currency buys, as a decimal text. */
  exchangeRate: string;
  defaultCurrency: boolean;
}

export interface Category {
  /** 101, 10101, 1010101: each level appends two digits to its parent. */
  categoryId: number;
  /** 0 at the first level. */
  parentId: number;
  level: 1 | 2 | 3;
  sequence: number;
  name: Words;
  /** The emoji whose 3D object stands for the category; level 2 has none. */
  object: string | null;
  /** A second, smaller one, where several categories are things of the same shape. */
  beside: string | null;
  /** Key of a picture: an icon at level 1, a tile at level 3, none at level 2. */
  picture: string | null;
}

export interface HotSearch {
  type: 'goods' | 'stores';
  /** What the shopper reads. */
  title: Words;
  /** What is searched for. */
  content: Words;
}

type BannerPosition = 'index_banner' | 'index_flash_banner' | 'index_group_banner' | 'index_hot_banner';

export interface Banner {
  position: BannerPosition;
  sequence: number;
  /** Key of a picture; the words lie over its start side. */
  picture: string;
  title: Words;
  subtitle: Words;
  actionLabel: Words;
  /** 0: `relation` is a product's id. 1: `relation` is a path of the storefront. */
  type: 0 | 1;
  relation: string;
}

export interface Notice {
  /** 0 is the platform. */
  shopId: number;
  title: Words;
  /** HTML. */
  content: Words;
  /** Shown in the ticker. */
  isTop: boolean;
  publishedMinutesAgo: number;
}

export interface LegalText {
  title: Words;
  /** HTML, written in some of the languages. */
  content: LocaleTexts;
  effectiveDaysAgo: number;
}
