import { demoSite } from '@galleria/demo/site/demo-site';
import { VISITOR } from '@galleria/domain/access/access';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Database } from '../infra/database/database.ts';
import { oneAtATime } from '../infra/database/one-at-a-time.ts';
import { inTransaction, type Transaction } from '../infra/database/transaction.ts';
import { addCategories } from '../modules/catalogue/index.ts';
import { seedBanners, seedNotices } from '../modules/content/index.ts';
import { addHotSearches } from '../modules/search/index.ts';
import { isSeeded, seedCurrencies, seedLanguages, seedSetting } from '../modules/site/index.ts';
import { demoPicturePaths, type PicturePaths } from './demo-pictures.ts';

const PLATFORM = 0;
const MINUTE_MS = 60_000;

/**
 * Furnishes an empty mall, in one transaction: a start that is cut short leaves nothing behind, and of processes that
 * start together one does the work while the others wait and find it done.
 */
export async function fillDemo(database: Database, tell: (words: string) => void): Promise<void> {
  if (await isSeeded(database.queries)) return;
  await oneAtATime(database.url, 'furnishing', async () => {
    if (await isSeeded(database.queries)) return;
    tell('Furnishing the demo mall …');
    const pathOf = demoPicturePaths();
    await inTransaction(database, VISITOR, async (transaction) => {
      await fillSite(transaction, pathOf);
      await fillShelves(transaction, pathOf);
      await fillContent(transaction, pathOf);
    });
  });
}

async function fillSite(transaction: Transaction, pathOf: PicturePaths): Promise<void> {
  const { config, languages, currencies } = demoSite;
  await seedSetting(transaction, 'siteConfig', {
    ...config,
    pcLogoImg: pathOf(config.pcLogoImg),
    pcLoginBgImg: pathOf(config.pcLoginBgImg),
    pcTitleImg: pathOf(config.pcTitleImg),
    pcQrcodeImg: pathOf(config.pcQrcodeImg),
  });
  await seedSetting(transaction, 'productTypes', demoSite.productTypes);
  await seedSetting(transaction, 'paySwitch', demoSite.paySwitch);
  await seedSetting(transaction, 'transferAccount', demoSite.transferAccount);
  await seedSetting(transaction, 'termsOfService', demoSite.termsOfService);
  await seedSetting(transaction, 'privacyPolicy', demoSite.privacyPolicy);
  await seedLanguages(
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
  await seedCurrencies(
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

async function fillShelves(transaction: Transaction, pathOf: PicturePaths): Promise<void> {
  await addCategories(
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
  await addHotSearches(
    transaction,
    demoSite.hotSearches.map(({ type: target, title, content }, sequence) => ({ target, title, content, sequence })),
  );
}

async function fillContent(transaction: Transaction, pathOf: PicturePaths): Promise<void> {
  const now = await transaction.now();
  await seedBanners(
    transaction,
    demoSite.banners.map((banner) => ({
      shopId: PLATFORM,
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
  await seedNotices(
    transaction,
    demoSite.notices.map(({ publishedMinutesAgo, ...notice }) => ({
      ...notice,
      publishAt: new Date(now.getTime() - publishedMinutesAgo * MINUTE_MS),
    })),
  );
}
