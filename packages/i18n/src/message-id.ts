/** The names of all catalogues. The English ones define the ids of the messages. */
export interface Catalogues {
  shell: keyof typeof import('../catalogues/en/shell.json');
  home: keyof typeof import('../catalogues/en/home.json');
  content: keyof typeof import('../catalogues/en/content.json');
  accounts: keyof typeof import('../catalogues/en/accounts.json');
  profile: keyof typeof import('../catalogues/en/profile.json');
  addresses: keyof typeof import('../catalogues/en/addresses.json');
  search: keyof typeof import('../catalogues/en/search.json');
  products: keyof typeof import('../catalogues/en/products.json');
  detail: keyof typeof import('../catalogues/en/detail.json');
  stores: keyof typeof import('../catalogues/en/stores.json');
  favourites: keyof typeof import('../catalogues/en/favourites.json');
  cart: keyof typeof import('../catalogues/en/cart.json');
  checkout: keyof typeof import('../catalogues/en/checkout.json');
  activities: keyof typeof import('../catalogues/en/activities.json');
  groupBuy: keyof typeof import('../catalogues/en/groupBuy.json');
  flashSale: keyof typeof import('../catalogues/en/flashSale.json');
  preSale: keyof typeof import('../catalogues/en/preSale.json');
  consolePreSale: keyof typeof import('../catalogues/en/consolePreSale.json');
  combo: keyof typeof import('../catalogues/en/combo.json');
  gift: keyof typeof import('../catalogues/en/gift.json');
  consoleGift: keyof typeof import('../catalogues/en/consoleGift.json');
  promotions: keyof typeof import('../catalogues/en/promotions.json');
  orders: keyof typeof import('../catalogues/en/orders.json');
  refunds: keyof typeof import('../catalogues/en/refunds.json');
  reviews: keyof typeof import('../catalogues/en/reviews.json');
  ledger: keyof typeof import('../catalogues/en/ledger.json');
  invoices: keyof typeof import('../catalogues/en/invoices.json');
  inputs: keyof typeof import('../catalogues/en/inputs.json');
  messages: keyof typeof import('../catalogues/en/messages.json');
  ui: keyof typeof import('../catalogues/en/ui.json');
  console: keyof typeof import('../catalogues/en/console.json');
  merchant: keyof typeof import('../catalogues/en/merchant.json');
  merchantActions: keyof typeof import('../catalogues/en/merchantActions.json');
  merchantProducts: keyof typeof import('../catalogues/en/merchantProducts.json');
  merchantStock: keyof typeof import('../catalogues/en/merchantStock.json');
  merchantStore: keyof typeof import('../catalogues/en/merchantStore.json');
  merchantMoney: keyof typeof import('../catalogues/en/merchantMoney.json');
  merchantReviews: keyof typeof import('../catalogues/en/merchantReviews.json');
  merchantInvoices: keyof typeof import('../catalogues/en/merchantInvoices.json');
  merchantOverview: keyof typeof import('../catalogues/en/merchantOverview.json');
  platform: keyof typeof import('../catalogues/en/platform.json');
  platformActions: keyof typeof import('../catalogues/en/platformActions.json');
  platformPeople: keyof typeof import('../catalogues/en/platformPeople.json');
  site: keyof typeof import('../catalogues/en/site.json');
  refusals: keyof typeof import('../catalogues/en/refusals.json');
  consoleMarketing: keyof typeof import('../catalogues/en/consoleMarketing.json');
  consoleActivities: keyof typeof import('../catalogues/en/consoleActivities.json');
  consoleNotices: keyof typeof import('../catalogues/en/consoleNotices.json');
  merchantActivities: keyof typeof import('../catalogues/en/merchantActivities.json');
  merchantFlashSale: keyof typeof import('../catalogues/en/merchantFlashSale.json');
  merchantCombo: keyof typeof import('../catalogues/en/merchantCombo.json');
  platformStores: keyof typeof import('../catalogues/en/platformStores.json');
  platformMarketing: keyof typeof import('../catalogues/en/platformMarketing.json');
  platformFlashSale: keyof typeof import('../catalogues/en/platformFlashSale.json');
  platformCatalogue: keyof typeof import('../catalogues/en/platformCatalogue.json');
  platformBuyers: keyof typeof import('../catalogues/en/platformBuyers.json');
  platformOrders: keyof typeof import('../catalogues/en/platformOrders.json');
  platformInvoices: keyof typeof import('../catalogues/en/platformInvoices.json');
  platformMoney: keyof typeof import('../catalogues/en/platformMoney.json');
  platformSite: keyof typeof import('../catalogues/en/platformSite.json');
  platformSettings: keyof typeof import('../catalogues/en/platformSettings.json');
  platformOverview: keyof typeof import('../catalogues/en/platformOverview.json');
  platformMessages: keyof typeof import('../catalogues/en/platformMessages.json');
  platformJobs: keyof typeof import('../catalogues/en/platformJobs.json');
  storeOpening: keyof typeof import('../catalogues/en/storeOpening.json');
  platformApplications: keyof typeof import('../catalogues/en/platformApplications.json');
  consoleInvoices: keyof typeof import('../catalogues/en/consoleInvoices.json');
  consoleRefunds: keyof typeof import('../catalogues/en/consoleRefunds.json');
  merchantRefunds: keyof typeof import('../catalogues/en/merchantRefunds.json');
  platformDisputes: keyof typeof import('../catalogues/en/platformDisputes.json');
}
export type CatalogueName = keyof Catalogues;

/** The catalogues of each audience. A browser loads only those of its app, in its language. */
export const AUDIENCES = {
  storefront: [
    'shell',
    'home',
    'content',
    'ui',
    'accounts',
    'profile',
    'addresses',
    'search',
    'products',
    'detail',
    'stores',
    'favourites',
    'cart',
    'checkout',
    'activities',
    'groupBuy',
    'flashSale',
    'preSale',
    'combo',
    'gift',
    'promotions',
    'orders',
    'refunds',
    'reviews',
    'ledger',
    'invoices',
    'storeOpening',
  ],
  merchant: [
    'console',
    'merchant',
    'merchantActions',
    'merchantProducts',
    'merchantStock',
    'merchantStore',
    'merchantMoney',
    'merchantReviews',
    'merchantInvoices',
    'merchantOverview',
    'consoleMarketing',
    'consoleInvoices',
    'consoleActivities',
    'consoleNotices',
    'consoleGift',
    'merchantActivities',
    'merchantFlashSale',
    'merchantCombo',
    'consoleRefunds',
    'consolePreSale',
    'merchantRefunds',
  ],
  platform: [
    'console',
    'platform',
    'merchantActions',
    'platformActions',
    'platformPeople',
    'consoleMarketing',
    'consoleActivities',
    'consoleNotices',
    'consoleGift',
    'platformStores',
    'platformMarketing',
    'platformFlashSale',
    'platformCatalogue',
    'platformBuyers',
    'platformOrders',
    'platformInvoices',
    'platformMoney',
    'platformSite',
    'platformSettings',
    'platformOverview',
    'platformMessages',
    'platformJobs',
    'platformApplications',
    'consoleInvoices',
    'consoleRefunds',
    'consolePreSale',
    'platformDisputes',
  ],
  server: ['site', 'refusals', 'inputs', 'messages', 'invoices'],
} as const satisfies Record<string, readonly CatalogueName[]>;
export type Audience = keyof typeof AUDIENCES;

/** Catalogues of a console that are loaded with its pages: all but `console` and the console's own. */
export type PageCatalogue = Exclude<
  (typeof AUDIENCES)['merchant' | 'platform'][number],
  'console' | 'merchant' | 'platform'
>;

export function isPageCatalogue(name: CatalogueName): name is PageCatalogue {
  return /^(merchant|platform|console)[A-Z]/.test(name);
}

/** `catalogue.key`, e.g. `shell.searchButton`. */
type IdsByCatalogue = { [Name in CatalogueName]: `${Name}.${Catalogues[Name] & string}` };
/**
 * An interface, since the compiler looks up its members; with a type alias it would expand all combinations of names
 * and keys, which are too many.
 */
interface Ids extends IdsByCatalogue {}
export type MessageId<Reader extends Audience = Audience> = Ids[(typeof AUDIENCES)[Reader][number]];
