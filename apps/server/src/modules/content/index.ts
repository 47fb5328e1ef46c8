import type { Cache } from '../../infra/cache/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { StaffNames } from '../site/index.ts';
import type { Stores } from '../stores/index.ts';
import { bannerList } from './banner-list.ts';
import { readBanners } from './banners/banners-db.ts';
import { deleteBanner, saveBanner, sortBanners, staffBannerList, switchBanner } from './banners/staff-banners.ts';
import { readTopNotices } from './content-db.ts';
import { legalText, legalVersion, legalVersionPage, publishLegalText } from './mall-texts/legal-texts.ts';
import { publishSiteConfig, siteConfigInfo } from './mall-texts/site-config.ts';
import {
  buyerNoticeInfo,
  buyerNoticeList,
  buyerTopNoticeList,
  noticeInfo,
  noticeList,
  topNoticeList,
} from './notice-list.ts';
import {
  deletePlatformNotice,
  platformNoticeInfo,
  platformNoticePage,
  savePlatformNotice,
  switchPlatformNotice,
} from './notices/platform-notices.ts';
import {
  deleteStoreNotice,
  saveStoreNotice,
  storeNoticeInfo,
  storeNoticePage,
  switchStoreNotice,
} from './notices/store-notices.ts';
import { seedBanners, seedNotices } from './seed.ts';

export { sitemapSections } from './sitemap.ts';

interface Needs {
  readonly database: Database;
  readonly cache: Cache;
  readonly catalogue: Pick<Catalogue, 'cards' | 'categoryNames'>;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly publicUrl: () => string;
  readonly staffNames: StaffNames;
}

export type ContentContext = ReturnType<typeof openContent>;

function openContent({ database, cache, catalogue, stores, publicUrl, staffNames }: Needs) {
  return {
    ...{ database, catalogue, stores, publicUrl, staffNames },
    queries: database.queries,
    /** Banners of all stores, cached. */
    banners: cache.perLocale('banners', () => readBanners(database.queries)),
    /** Top notices of all stores, cached. */
    topNotices: cache.perLocale('notices', () => readTopNotices(database.queries)),
  };
}

/** Banners and notices of the platform and of stores, texts and pictures of the mall, and the sitemap. */
export const content = defineModule({
  name: 'content',
  open: openContent,
  operations: {
    bannerList,
    topNoticeList,
    buyerTopNoticeList,
    noticeList,
    buyerNoticeList,
    noticeInfo,
    buyerNoticeInfo,
    ...{ storeNoticePage, storeNoticeInfo, saveStoreNotice, switchStoreNotice, deleteStoreNotice },
    ...{ platformNoticePage, platformNoticeInfo, savePlatformNotice, switchPlatformNotice, deletePlatformNotice },
    ...{ staffBannerList, saveBanner, switchBanner, sortBanners, deleteBanner },
    ...{ siteConfigInfo, publishSiteConfig, legalText, publishLegalText, legalVersionPage, legalVersion },
  },
  seed: { seedBanners, seedNotices },
});
