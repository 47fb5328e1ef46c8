import type { Cache } from '../../infra/cache/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import { bannerList } from './banner-list.ts';
import { readBanners, readTopNotices } from './content-db.ts';
import {
  buyerNoticeInfo,
  buyerNoticeList,
  buyerTopNoticeList,
  noticeInfo,
  noticeList,
  topNoticeList,
} from './notice-list.ts';
import {
  deleteStoreNotice,
  saveStoreNotice,
  storeNoticeInfo,
  storeNoticePage,
  switchStoreNotice,
} from './store-notices.ts';

export { seedBanners, seedNotices } from './seed.ts';
export { sitemapSections } from './sitemap.ts';

interface Needs {
  readonly database: Database;
  readonly cache: Cache;
}

export type ContentContext = ReturnType<typeof openContent>;

function openContent({ database, cache }: Needs) {
  return {
    database,
    queries: database.queries,
    /** Of all shops, cached. */
    banners: cache.perLocale('banners', () => readBanners(database.queries)),
    /** Of all shops, cached. */
    topNotices: cache.perLocale('notices', () => readTopNotices(database.queries)),
  };
}

/** Banners and notices of the platform and of stores, and the sitemap. */
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
  },
});
