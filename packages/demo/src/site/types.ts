import type { Locale, LocaleTexts } from '@galleria/domain/site/locales';

/** A text in every language: the mall's own texts are never partly translated. */
export type CompleteLocaleTexts = Required<LocaleTexts>;

/** The demo mall's site data. It contains no database ids except the stable ones below, and no clock times. */
export interface DemoSite {
  config: SiteConfig;
  productTypes: ProductTypeSwitches;
  paySwitch: PaySwitch;
  transferAccount: TransferAccount;
  /** Deviations from the defaults: a new payout account can be used at once. */
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

/** Pictures are keys of the picture set; an empty text means the default. */
export interface SiteConfig {
  pcLogoImg: string;
  pcLoginBgImg: string;
  pcQrcodeImg: string;
  pcTitleImg: string;
  pcCompanyName: string;
  /** Several lines, separated by line breaks. */
  pcCompanyInfo: CompleteLocaleTexts;
  pcCopyright: CompleteLocaleTexts;
  pcTitleContent: CompleteLocaleTexts;
  pcLogoImgText: CompleteLocaleTexts;
  pcWelcome: CompleteLocaleTexts;
}

/** The account that bank transfers go to. */
export interface TransferAccount {
  payee: string;
  account: string;
  bank: string;
}

export interface ProductTypeSwitches {
  isPreferredOpen: boolean;
  isNewUserSpecialOpen: boolean;
}

/** The pay types that the mall offers; a store or an order may still exclude one. */
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
  currencyName: CompleteLocaleTexts;
  symbol: string;
  /** Units of this currency for one unit of the default currency, as decimal text. */
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
  name: CompleteLocaleTexts;
  /** The emoji whose 3D object represents the category; level 2 has none. */
  object: string | null;
  /** The emoji of a smaller second object, where several categories have the same first one. */
  beside: string | null;
  /** Key of a picture: an icon at level 1, a tile at level 3, none at level 2. */
  picture: string | null;
}

export interface HotSearch {
  type: 'goods' | 'stores';
  /** The displayed text. */
  title: CompleteLocaleTexts;
  /** The keyword that is searched for. */
  content: CompleteLocaleTexts;
}

type BannerPosition = 'index_banner' | 'index_flash_banner' | 'index_group_banner' | 'index_hot_banner';

export interface Banner {
  position: BannerPosition;
  sequence: number;
  /** Key of a picture; text covers its start side. */
  picture: string;
  title: CompleteLocaleTexts;
  subtitle: CompleteLocaleTexts;
  actionLabel: CompleteLocaleTexts;
  /** 0: `relation` is a product's id. 1: `relation` is a path of the storefront. */
  type: 0 | 1;
  relation: string;
}

export interface Notice {
  /** 0 is the platform. */
  shopId: number;
  title: CompleteLocaleTexts;
  /** HTML. */
  content: CompleteLocaleTexts;
  /** Shown in the ticker. */
  isTop: boolean;
  publishedMinutesAgo: number;
}

export interface LegalText {
  title: CompleteLocaleTexts;
  /** HTML, written in some of the languages. */
  content: LocaleTexts;
  effectiveDaysAgo: number;
}
