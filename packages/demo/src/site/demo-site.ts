import { advertBanners } from './advert-banners.ts';
import { categories } from './categories/categories.ts';
import { currencies } from './currencies.ts';
import { homeBanners } from './home-banners.ts';
import { hotSearches } from './hot-searches.ts';
import { languages } from './languages.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { termsOfService } from './legal/terms-of-service.ts';
import { platformNotices } from './notices/platform-notices.ts';
import { storeNotices } from './notices/store-notices.ts';
import { paySwitch, productTypeSwitches, siteConfig, transferAccount } from './site-config.ts';
import type { DemoSite } from './types.ts';

/** The demo mall's site data, for seeding. */
export const demoSite: DemoSite = {
  config: siteConfig,
  productTypes: productTypeSwitches,
  paySwitch,
  transferAccount,
  rules: { payoutAccountWaitHours: 0 },
  languages,
  currencies,
  categories,
  hotSearches,
  banners: [...homeBanners, ...advertBanners],
  notices: [...platformNotices, ...storeNotices],
  termsOfService,
  privacyPolicy,
};
