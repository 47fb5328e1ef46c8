import type { bannerList, topNoticeList } from '@galleria/contract/content';
import type { OutputOf } from '@galleria/contract/operation';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { Cache } from '../../infra/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import { insertBanners, insertNotices, readBanners, readTopNotices } from './content-db.ts';
import { listNotices, type NoticePageQuestion, showNotice } from './notices.ts';
import { contentRoutes } from './routes.ts';

export { sitemapSections } from './sitemap.ts';

/** What the mall and its stores say to shoppers: banners and notices. */
export interface Content {
  banners(shopId: number, imgType: number, locale: Locale): Promise<OutputOf<typeof bannerList>>;
  topNotices(shopId: number, locale: Locale): Promise<OutputOf<typeof topNoticeList>>;
  notices(question: NoticePageQuestion, locale: Locale): ReturnType<typeof listNotices>;
  notice(id: number, locale: Locale): ReturnType<typeof showNotice>;
}

export function openContent({ queries }: Database, cache: Cache): Content {
  const banners = cache.perLocale('banners', () => readBanners(queries));
  const topNotices = cache.perLocale('notices', () => readTopNotices(queries));
  return {
    banners: async (shopId, imgType, locale) =>
      (await banners(locale))
        .filter((banner) => banner.shopId === shopId && banner.imgType === imgType)
        .map((banner) => ({
          imgId: banner.id,
          imgUrl: banner.picture,
          position: banner.position,
          type: banner.linkType,
          relation: banner.relation,
          title: textIn(banner.title, locale),
          subtitle: textIn(banner.subtitle, locale),
          action: textIn(banner.action, locale),
        })),
    topNotices: async (shopId, locale) =>
      (await topNotices(locale))
        .filter((notice) => notice.shopId === shopId)
        .map(({ id, title }) => ({ id, title: textIn(title, locale) })),
    notices: (question, locale) => listNotices(queries, question, locale),
    notice: (id, locale) => showNotice(queries, id, locale),
  };
}

export async function addBanners(transaction: Transaction, rows: Parameters<typeof insertBanners>[1]): Promise<void> {
  await insertBanners(transaction.queries, rows);
  await transaction.changed('banners');
}

export async function addNotices(transaction: Transaction, rows: Parameters<typeof insertNotices>[1]): Promise<void> {
  await insertNotices(transaction.queries, rows);
  await transaction.changed('notices');
}

export const content = adaptModule(
  'content',
  ({ database, cache }: { database: Database; cache: Cache }) => openContent(database, cache),
  contentRoutes,
);
