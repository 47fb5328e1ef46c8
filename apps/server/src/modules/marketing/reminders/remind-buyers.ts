import { formatApiTime } from '@galleria/contract/wire/api-time';
import { SYSTEM } from '@galleria/domain/access/access';
import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import { isRunning } from '@galleria/domain/activities/activity-state';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { DEFAULT_LOCALE, type Locale, type LocaleTexts, languageTag, textIn } from '@galleria/domain/site/locales';
import { isOpen } from '@galleria/domain/stores/store-status';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { lockContacts } from '../../accounts/index.ts';
import { findActivity, readActivityItems } from '../../activities/index.ts';
import { readStoreSkus } from '../../catalogue/index.ts';
import type { MarketingContext } from '../index.ts';
import { marketingMails } from '../mails.ts';
import { markSent, readDueUserIds } from './reminders-db.ts';

const BUYERS_PER_TRANSACTION = 50;

/**
 * Subscriber of the start of an activity: mails every buyer who asked for a reminder, each once. The event may be
 * delivered twice and to several workers. Sends nothing when the activity no longer runs or has nothing to buy.
 */
export async function remindBuyers(context: MarketingContext, { activityId }: { activityId: number }): Promise<void> {
  const { queries } = context.database;
  let due = await readDueUserIds(queries, activityId, BUYERS_PER_TRANSACTION);
  const offer = due.length > 0 && (await loadOffer(context, activityId));
  while (offer && due.length > 0) {
    await remindBatch(context, offer, due);
    due = await readDueUserIds(queries, activityId, BUYERS_PER_TRANSACTION);
  }
}

interface StartedOffer {
  readonly activityId: number;
  readonly storeId: number;
  readonly kind: ActivityKind;
  readonly name: LocaleTexts;
  readonly endsAt: Date;
  /** Names of the products that can be bought, by id. */
  readonly products: ReadonlyMap<number, LocaleTexts>;
}

async function loadOffer(
  { database: { queries }, stores }: MarketingContext,
  activityId: number,
): Promise<StartedOffer | undefined> {
  const found = await findActivity(queries, activityId);
  if (!found || !isRunning(found.state)) return undefined;
  const { storeId, kind, name, endsAt } = found.activity;
  const shop = (await stores.summaries(DEFAULT_LOCALE)).get(storeId);
  if (!isOpen(shop?.shopStatus ?? -1)) return undefined;
  const skuIds = (await readActivityItems(queries, activityId)).map(({ skuId }) => skuId);
  const { rows } = await readStoreSkus(queries, storeId, { skuIds }, { current: 1, size: skuIds.length });
  const offered = rows.filter(({ isOn, status }) => isOn && status === PRODUCT_STATUS.onSale);
  if (offered.length === 0) return undefined;
  return { activityId, storeId, kind, name, endsAt, products: new Map(offered.map((sku) => [sku.prodId, sku.name])) };
}

/** Locks the accounts first, as erasing an account does, so that no mail for an erased account remains. */
async function remindBatch(
  { database, messages }: MarketingContext,
  offer: StartedOffer,
  userIds: readonly string[],
): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    const contacts = await lockContacts(transaction.queries, userIds);
    for (const userId of await markSent(transaction.queries, offer.activityId, userIds)) {
      const contact = contacts.get(userId);
      if (!contact) continue;
      await messages.write(transaction, {
        ...contact,
        mail: marketingMails.activityStarted,
        values: mailValues(offer, contact.locale),
        key: `activityStarted:${offer.activityId}:${userId}`,
      });
    }
  });
}

const PRODUCTS_NAMED = 3;

function mailValues({ name, endsAt, products, ...offer }: StartedOffer, locale: Locale) {
  const names = [...products.values()].map((product) => textIn(product, locale));
  const more = names.length > PRODUCTS_NAMED ? ['…'] : [];
  const list = new Intl.ListFormat(languageTag(locale), { type: 'unit', style: 'short' });
  return {
    activity: textIn(name, locale),
    product: list.format([...names.slice(0, PRODUCTS_NAMED), ...more]),
    until: `${formatApiTime(endsAt)} UTC`,
    page: pageOf({ ...offer, products }),
  };
}

/** The storefront's page of each kind, which shows all its products; some kinds have none. */
const ZONES: Readonly<Record<ActivityKind, string | undefined>> = {
  limitedTime: '/special-discount',
  groupBuy: '/group-buy',
  newUser: '/new-user-special',
  flashSale: '/flash-sale',
  preSale: undefined,
  combo: undefined,
  gift: undefined,
};

/** A single product links to its page, several products to the zone of their kind, else to the goods of the store. */
function pageOf({ kind, storeId, products }: Pick<StartedOffer, 'kind' | 'storeId' | 'products'>): string {
  const [prodId] = products.keys();
  if (products.size === 1) return `${kind === 'flashSale' ? '/secdetail' : '/detail'}?prodId=${prodId}`;
  return ZONES[kind] ?? `/shop-prod-list?sid=${storeId}`;
}
