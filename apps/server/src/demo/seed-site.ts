import { demoSite } from '@galleria/demo/site/demo-site';
import { SYSTEM } from '@galleria/domain/access/access';
import { DAY_MS, MINUTE_MS } from '@galleria/domain/site/durations';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import { PLATFORM_STORE } from '@galleria/domain/stores/store-status';
import type { Database } from '../infra/database/database.ts';
import { inTransaction, type Transaction } from '../infra/database/transaction.ts';
import { withAdvisoryLock } from '../infra/database/with-advisory-lock.ts';
import { catalogue } from '../modules/catalogue/index.ts';
import { content } from '../modules/content/index.ts';
import { search } from '../modules/search/index.ts';
import { site } from '../modules/site/index.ts';
import { demoPicturePaths, type PicturePaths } from './demo-pictures.ts';

/**
 * Settings, categories, banners and notices of the demo, once per database. In one transaction, so that an interrupted
 * start leaves nothing behind; processes that start together wait for the first one.
 */
export async function seedSite(database: Database, report: (message: string) => void): Promise<void> {
  if (await site.seed.isSeeded(database.queries)) return;
  await withAdvisoryLock(database.url, 'seeding', async () => {
    if (await site.seed.isSeeded(database.queries)) return;
    report('Seeding the demo mall …');
    const pathOf = demoPicturePaths();
    await inTransaction(database, SYSTEM, async (transaction) => {
      await seedSettings(transaction, pathOf);
      await seedCategoriesAndHotSearches(transaction, pathOf);
      await seedContent(transaction, pathOf);
    });
  });
}

async function seedSettings(transaction: Transaction, pathOf: PicturePaths): Promise<void> {
  const { config, languages, currencies } = demoSite;
  await site.seed.seedSetting(transaction, 'siteConfig', {
    ...config,
    pcLogoImg: pathOf(config.pcLogoImg),
    pcLoginBgImg: pathOf(config.pcLoginBgImg),
    pcTitleImg: pathOf(config.pcTitleImg),
    pcQrcodeImg: pathOf(config.pcQrcodeImg),
  });
  await site.seed.seedSetting(transaction, 'rules', demoSite.rules);
  await site.seed.seedSetting(transaction, 'productTypes', demoSite.productTypes);
  await site.seed.seedSetting(transaction, 'paySwitch', demoSite.paySwitch);
  await site.seed.seedSetting(transaction, 'transferAccount', demoSite.transferAccount);
  await site.seed.seedSetting(transaction, 'termsOfService', demoSite.termsOfService);
  await site.seed.seedSetting(transaction, 'privacyPolicy', demoSite.privacyPolicy);
  await site.seed.seedLanguages(
    transaction,
    languages.map(({ lang: language, name, countryLang, hide }, index) => ({
      lang: index + 1,
      language,
      name,
      countryLang,
      hide,
      isDefault: language === DEFAULT_LOCALE,
    })),
  );
  await site.seed.seedCurrencies(
    transaction,
    currencies.map((currency, sequence) => ({
      code: currency.currencyCode,
      name: currency.currencyName,
      symbol: currency.symbol,
      exchangeRate: currency.exchangeRate,
      isDefault: currency.defaultCurrency,
      sequence,
    })),
  );
}

async function seedCategoriesAndHotSearches(transaction: Transaction, pathOf: PicturePaths): Promise<void> {
  await catalogue.seed.seedCategories(
    transaction,
    demoSite.categories.map(({ categoryId, parentId, level, name, picture, sequence }) => ({
      id: categoryId,
      parentId: parentId || null,
      level,
      name,
      picture: pathOf(picture),
      sequence,
    })),
  );
  await search.seed.seedHotSearches(
    transaction,
    demoSite.hotSearches.map(({ type: target, title, content }, sequence) => ({ target, title, content, sequence })),
  );
}

async function seedContent(transaction: Transaction, pathOf: PicturePaths): Promise<void> {
  const now = await transaction.now();
  await content.seed.seedBanners(
    transaction,
    demoSite.banners.map((banner) => ({
      shopId: PLATFORM_STORE,
      position: banner.position,
      picture: pathOf(banner.picture),
      linkType: banner.type,
      relation: banner.relation,
      title: banner.title,
      subtitle: banner.subtitle,
      action: banner.actionLabel,
      sequence: banner.sequence,
    })),
  );
  await seedScheduledBanner(transaction, now, pathOf);
  await content.seed.seedNotices(
    transaction,
    demoSite.notices.map(({ publishedMinutesAgo, ...notice }) => ({
      ...notice,
      publishAt: new Date(now.getTime() - publishedMinutesAgo * MINUTE_MS),
    })),
  );
}

/** The next run of the first banner's campaign, which begins in two days. */
async function seedScheduledBanner(transaction: Transaction, now: Date, pathOf: PicturePaths): Promise<void> {
  const [banner] = demoSite.banners;
  if (!banner) return;
  const { position, picture, type: linkType, relation, title, subtitle, actionLabel: action } = banner;
  const [startsAt, endsAt] = [new Date(now.getTime() + 2 * DAY_MS), new Date(now.getTime() + 9 * DAY_MS)];
  const texts = { title, subtitle, action };
  const place = { shopId: PLATFORM_STORE, position, sequence: demoSite.banners.length + 1 };
  await content.seed.seedBanners(transaction, [
    { ...place, picture: pathOf(picture), linkType, relation, ...texts, startsAt, endsAt },
  ]);
}
