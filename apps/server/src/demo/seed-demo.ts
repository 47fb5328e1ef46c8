import { synonyms } from '@galleria/demo/site/synonyms';
import type { Config } from '../config.ts';
import type { Database } from '../infra/database/database.ts';
import type { Log } from '../infra/log/log.ts';
import type { PictureStore } from '../infra/pictures/picture-store.ts';
import { search } from '../modules/search/index.ts';
import { seedActivities } from './activities/seed-activities.ts';
import { seedCombos } from './activities/seed-combos.ts';
import { seedFlashSales } from './activities/seed-flash-sales.ts';
import { seedGifts } from './activities/seed-gifts.ts';
import { seedGroupBuys } from './activities/seed-group-buys.ts';
import { seedPreSales } from './activities/seed-pre-sales.ts';
import { seedNewUserSpecial, seedPreferred } from './activities/seed-preferred.ts';
import { seedPromotions } from './activities/seed-promotions.ts';
import { seedBaskets } from './orders/seed-baskets.ts';
import { seedDisputes } from './orders/seed-disputes.ts';
import { seedInvoices } from './orders/seed-invoices.ts';
import { seedOrders } from './orders/seed-orders.ts';
import { seedOwnReviews } from './orders/seed-own-reviews.ts';
import { seedPastOrders } from './orders/seed-past-orders.ts';
import { seedRefunds } from './orders/seed-refunds.ts';
import { seedSales } from './orders/seed-sales.ts';
import { seedStoreOrders } from './orders/seed-store-orders.ts';
import { seedAccounts, seedSellers, seedStaffMembers } from './seed-accounts.ts';
import { seedCustomerCare } from './seed-customer-care.ts';
import { seedInterests } from './seed-interests.ts';
import { seedMall } from './seed-mall.ts';
import { seedMoney } from './seed-money.ts';
import { seedPlatformDecisions, seedWaitingPapers } from './seed-platform-decisions.ts';
import { seedSite } from './seed-site.ts';
import { seedSiteHistory } from './seed-site-history.ts';
import { seedApplications } from './stores/seed-applications.ts';
import { seedCatalogueWork } from './stores/seed-catalogue-work.ts';
import { seedDelivery } from './stores/seed-delivery.ts';
import { seedStockHistory } from './stores/seed-stock-history.ts';
import { seedSellerSettings } from './stores/seed-store-settings.ts';
import { seedUnsoldProducts } from './stores/seed-unsold-products.ts';

interface Foundation {
  readonly config: Pick<Config, 'mode'>;
  readonly database: Database;
  readonly privatePictures: PictureStore;
  readonly log: Log;
}

type Services = Omit<
  Parameters<typeof seedSales>[1] &
    Parameters<typeof seedCustomerCare>[1] &
    Parameters<typeof seedRefunds>[1] &
    Parameters<typeof seedMoney>[1] &
    Parameters<typeof seedInvoices>[1],
  'log'
>;

/** Seeds the parts of the demo mall that are missing, each once, in the order in which they build on one another. */
export async function seedDemo(
  { config, database, privatePictures, log }: Foundation,
  services: Services,
  print: (line: string) => void,
): Promise<void> {
  const trading = { ...services, log };
  await seedSite(database, print);
  await seedMall(database, print);
  await seedDelivery(database);
  await seedUnsoldProducts(database);
  await seedAccounts(database);
  await seedSellers(database);
  await seedStaffMembers(database);
  await seedSiteHistory(database);
  await seedSellerSettings(database);
  await seedCatalogueWork(database);
  await seedApplications(database, privatePictures);
  await seedStockHistory(database);
  await seedPromotions(database);
  await seedPlatformDecisions(database);
  await seedWaitingPapers(database);
  await seedOrders(database, trading);
  await seedStoreOrders(database, trading);
  await seedSales(database, trading);
  // Tests place their own orders.
  if (config.mode !== 'test') {
    await seedPastOrders(database, trading);
    await seedBaskets(database, trading);
    await seedInterests(database);
    await seedOwnReviews(database);
    await seedCustomerCare(database, trading);
    await seedRefunds(database, trading);
    await seedDisputes(database, trading);
    await seedMoney(database, trading);
    await seedInvoices(database, trading);
    // After the orders, so that these were placed at normal prices.
    await seedActivities(database);
    await seedGroupBuys(database, trading);
    await seedFlashSales(database, trading);
    await seedPreSales(database, trading);
    await seedCombos(database, trading);
    await seedGifts(database, trading);
    await seedPreferred(database);
    await seedNewUserSpecial(database);
  }
  await search.seed.seedSearch(database, synonyms);
}
