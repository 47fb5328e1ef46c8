import { buyerAddressCount, buyerCouponPage, buyerReviewPage } from './accounts/buyer-records.ts';
import * as buyers from './accounts/buyers.ts';
import * as closeAccount from './accounts/close-account.ts';
import * as passwords from './accounts/passwords.ts';
import * as profile from './accounts/profile.ts';
import * as recoverPassword from './accounts/recover-password.ts';
import * as register from './accounts/register.ts';
import * as sessions from './accounts/sessions.ts';
import * as signIn from './accounts/sign-in.ts';
import * as thirdLogin from './accounts/third-login.ts';
import * as combos from './activities/combo.ts';
import * as flashSale from './activities/flash-sale.ts';
import * as groupBuy from './activities/group-buy.ts';
import * as limitedTime from './activities/limited-time.ts';
import * as newUserSpecial from './activities/new-user-special.ts';
import * as preSale from './activities/pre-sale.ts';
import * as preferredProducts from './activities/preferred-products.ts';
import * as activityReminders from './activities/reminders.ts';
import * as staffActivities from './activities/staff-activities.ts';
import * as staffFlashSales from './activities/staff-flash-sales.ts';
import * as storeActivities from './activities/store-activities.ts';
import * as addresses from './addresses.ts';
import * as refunds from './after-sales/refunds.ts';
import * as staffDisputes from './after-sales/staff-disputes.ts';
import * as storeRefunds from './after-sales/store-refunds.ts';
import * as cart from './cart/cart.ts';
import * as savedLines from './cart/saved-lines.ts';
import * as catalogue from './catalogue/catalogue.ts';
import * as staffBrands from './catalogue/staff-brands.ts';
import * as staffCategories from './catalogue/staff-categories.ts';
import * as staffProducts from './catalogue/staff-products.ts';
import * as storeBrands from './catalogue/store-brands.ts';
import * as storeProducts from './catalogue/store-products.ts';
import * as checkout from './checkout/checkout.ts';
import * as comboCheckout from './checkout/combo.ts';
import * as flashCheckout from './checkout/flash-sale.ts';
import * as groupCheckout from './checkout/group-buy.ts';
import * as preSaleCheckout from './checkout/pre-sale.ts';
import * as commission from './commission.ts';
import * as staffBanners from './content/banners.ts';
import * as content from './content/content.ts';
import * as platformNotices from './content/platform-notices.ts';
import * as siteConfig from './content/site-config.ts';
import * as alerts from './favourites/alerts.ts';
import * as favourites from './favourites/favourites.ts';
import * as imports from './imports.ts';
import * as invoices from './invoices/invoices.ts';
import * as mallInvoices from './invoices/staff-invoices.ts';
import * as storeInvoices from './invoices/store-invoices.ts';
import * as buyerMoney from './ledger/buyer-money.ts';
import * as ledger from './ledger/ledger.ts';
import * as staffLedger from './ledger/staff-ledger.ts';
import * as membership from './membership.ts';
import type { Operation } from './operation.ts';
import * as together from './orders/bought-together.ts';
import * as fulfilment from './orders/fulfilment.ts';
import * as orders from './orders/orders.ts';
import * as mallOrders from './orders/staff-orders.ts';
import * as storeOrders from './orders/store-orders.ts';
import * as overview from './overview/overview.ts';
import * as staffOverview from './overview/staff-overview.ts';
import * as orderPayments from './payments/order-payments.ts';
import * as payments from './payments/payments.ts';
import * as phonePayments from './payments/phone-payments.ts';
import * as staffPayments from './payments/staff-payments.ts';
import * as staffPayouts from './payouts/staff-payouts.ts';
import * as staffSettlements from './payouts/staff-settlements.ts';
import * as storeMoney from './payouts/store-money.ts';
import * as discountOperations from './promotions/discounts.ts';
import * as promotions from './promotions/promotions.ts';
import * as platformMarketing from './promotions/staff-marketing.ts';
import * as storeMarketing from './promotions/store-marketing.ts';
import * as ownReviews from './reviews/own-reviews.ts';
import * as reviews from './reviews/reviews.ts';
import * as staffReviews from './reviews/staff-reviews.ts';
import * as storeReviews from './reviews/store-reviews.ts';
import * as search from './search/search.ts';
import * as staffSearches from './search/staff-searches.ts';
import * as sellerPeople from './sellers/people.ts';
import * as sellerSignIn from './sellers/sign-in.ts';
import * as storePeople from './sellers/staff-sellers.ts';
import * as storeAccount from './sellers/store-account.ts';
import * as staffCurrencies from './site/currencies.ts';
import * as staffLanguages from './site/languages.ts';
import * as mallSwitches from './site/mall-switches.ts';
import * as staffSettings from './site/settings.ts';
import * as site from './site/site.ts';
import * as staffAudit from './staff/audit.ts';
import * as staffJobs from './staff/jobs.ts';
import * as staffMessages from './staff/messages.ts';
import * as staffPeople from './staff/people.ts';
import * as staffSetup from './staff/setup.ts';
import * as staffSignIn from './staff/sign-in.ts';
import * as stock from './stock.ts';
import * as storeInUse from './store-settings/in-use.ts';
import * as storeInformation from './store-settings/information.ts';
import * as storeNotices from './store-settings/notices.ts';
import * as storePapers from './store-settings/papers.ts';
import * as pickupPoints from './store-settings/pickup-points.ts';
import * as quickAnswers from './store-settings/quick-answers.ts';
import * as mallRegions from './store-settings/regions.ts';
import * as returnAddresses from './store-settings/return-addresses.ts';
import * as storeShelves from './store-settings/shelves.ts';
import * as storeShipping from './store-settings/shipping.ts';
import * as paperRequests from './stores/paper-requests.ts';
import * as staffApplications from './stores/staff-applications.ts';
import * as platformStoreOperations from './stores/staff-stores.ts';
import * as storeApplication from './stores/store-application.ts';
import * as stores from './stores/stores.ts';
import * as uploads from './uploads.ts';

const accounts = {
  ...signIn,
  ...register,
  ...recoverPassword,
  ...thirdLogin,
  ...profile,
  ...passwords,
  ...sessions,
  ...closeAccount,
  ...buyers,
};

const storeSettings = {
  ...storeInformation,
  ...storePapers,
  ...storeShelves,
  ...storeShipping,
  ...mallRegions,
  ...pickupPoints,
  ...returnAddresses,
  ...quickAnswers,
};

/** `discountPage` belongs to `search`, since it lists products; `groupPage` to `marketing`. */
const { discountPage, ...discounts } = discountOperations;
const { groupPage, ...groups } = groupBuy;
const { platformStorePeople, platformStoreFigures, ...platformStores } = platformStoreOperations;

/** Every operation of the mall, by capability. The server only starts when each of them is bound to a use case. */
export const contract = {
  site: { ...site, ...staffSettings, ...staffLanguages, ...staffCurrencies, ...mallSwitches },
  accounts,
  stores: {
    ...{ ...stores, ...storeSettings, ...platformStores },
    ...{ ...storeApplication, ...staffApplications, ...paperRequests },
  },
  sellers: { ...sellerSignIn, ...sellerPeople, ...storePeople, ...storeAccount, platformStorePeople },
  staff: { ...staffSignIn, ...staffPeople, ...staffAudit, ...staffSetup },
  catalogue: {
    ...{ ...catalogue, ...storeProducts, ...storeInUse, ...storeBrands },
    ...{ ...staffProducts, ...staffCategories, ...staffBrands },
  },
  commission,
  stock,
  imports,
  search: { ...search, ...staffSearches, discountPage },
  promotions: { ...promotions, ...discounts, ...storeMarketing, ...platformMarketing, buyerCouponPage },
  marketing: {
    ...limitedTime,
    ...activityReminders,
    ...preferredProducts,
    ...newUserSpecial,
    ...storeActivities,
    ...staffActivities,
    ...flashSale,
    ...staffFlashSales,
    groupPage,
    ...preSale,
    ...combos,
  },
  ledger: { ...ledger, ...buyerMoney, ...staffLedger },
  membership,
  addresses: { ...addresses, buyerAddressCount },
  cart: { ...cart, ...savedLines },
  checkout: { ...checkout, ...groupCheckout, ...flashCheckout, ...preSaleCheckout, ...comboCheckout },
  payments: { ...payments, ...phonePayments, ...orderPayments, ...staffPayments },
  orders: { ...orders, ...together, ...groups, ...storeOrders, ...fulfilment, ...mallOrders, platformStoreFigures },
  afterSales: { ...refunds, ...storeRefunds, ...staffDisputes },
  payouts: { ...storeMoney, ...staffPayouts, ...staffSettlements },
  reviews: { ...reviews, ...ownReviews, ...storeReviews, ...staffReviews, buyerReviewPage },
  invoices: { ...invoices, ...storeInvoices, ...mallInvoices },
  favourites: { ...favourites, ...alerts },
  content: { ...content, ...storeNotices, ...siteConfig, ...staffBanners, ...platformNotices },
  overview: { ...overview, ...staffOverview },
  outbox: staffMessages,
  jobs: staffJobs,
  uploads,
} satisfies Record<string, Record<string, Operation>>;

export type Contract = typeof contract;

export function everyOperation(): { name: string; operation: Operation }[] {
  return Object.entries(contract).flatMap(([capability, operations]) =>
    Object.entries(operations).map(([name, operation]) => ({ name: `${capability}.${name}`, operation })),
  );
}
