import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import { z } from 'zod';
import type { Cache } from '../../infra/cache/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import { defineModule, job, plainJob } from '../../infra/modules/define-module.ts';
import { ACTIVITY_STARTED, type Activities, countApplications } from '../activities/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Site } from '../site/index.ts';
import type { Stores } from '../stores/index.ts';
import { mallActivityCalendar, storeActivityCalendar } from './activity-calendar.ts';
import { comboList } from './combo/combo-list.ts';
import { deleteStoreActivity, stopStoreActivity } from './end-store-activity.ts';
import { approveFlashSale, flashApplicationPage, refuseFlashSale } from './flash-sale/flash-applications.ts';
import { flashRoundList, saveFlashRounds, storeFlashRounds } from './flash-sale/flash-rounds.ts';
import { type RoundRule, readRoundRules } from './flash-sale/flash-rounds-db.ts';
import { flashSaleInfo } from './flash-sale/flash-sale-info.ts';
import { flashSalePage } from './flash-sale/flash-sale-page.ts';
import { groupPage } from './group-buy/group-page.ts';
import { limitedTimeFilters, limitedTimePage } from './limited-time.ts';
import { marketingMails } from './mails.ts';
import { mallActivityInfo, mallActivityPage, takeDownActivity } from './mall-activities.ts';
import { newUserSpecialPage, newUserSpecialState } from './new-user/new-user-special-page.ts';
import { platformNewUserList, saveNewUserProducts } from './new-user/staff-new-user.ts';
import { preSalePage } from './pre-sale/pre-sale-page.ts';
import { type CuratedZone, readCuratedRows } from './preferred/preferred-db.ts';
import { preferredProductPage } from './preferred/preferred-product-page.ts';
import { hasPreferredProducts, seedPreferredProducts } from './preferred/seed.ts';
import { platformPreferredList, preferredCandidates, savePreferredProducts } from './preferred/staff-preferred.ts';
import { deleteOldReminders } from './reminders/delete-old-reminders.ts';
import { remindersPersonalData } from './reminders/personal-data.ts';
import { remindBuyers } from './reminders/remind-buyers.ts';
import { activityReminderList, setActivityReminder } from './reminders/set-activity-reminder.ts';
import { saveStoreActivity } from './save-store-activity.ts';
import { activityCandidates, activityClashes, storeActivityInfo, storeActivityPage } from './store-activities.ts';

export interface MarketingContext {
  readonly database: Database;
  readonly messages: Pick<Messages, 'write'>;
  readonly site: Pick<Site, 'rules' | 'productTypes'>;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly catalogue: Pick<Catalogue, 'cards' | 'categoryNames'>;
  readonly activities: Pick<Activities, 'current'>;
  /** The products of a zone in the order that staff chose, cached. Must not be called inside a transaction. */
  readonly chosenIds: (zone: CuratedZone) => Promise<readonly number[]>;
  /** The rules of the rounds of a day, cached: which ones are open. Must not be called inside a transaction. */
  readonly flashRounds: () => Promise<readonly RoundRule[]>;
}

interface Needs extends Omit<MarketingContext, 'chosenIds' | 'flashRounds'> {
  readonly cache: Cache;
}

/** Activities for stores, staff and shoppers, with the prices of `activities`; and the zones that staff fill. */
export const marketing = defineModule({
  name: 'marketing',
  open: ({ cache, database, messages, site, stores, catalogue, activities }: Needs): MarketingContext => {
    const idsOf = async (zone: CuratedZone) =>
      (await readCuratedRows(database.queries, zone)).map(({ prodId }) => prodId);
    const chosen = cache.perLocale('preferredProducts', async () => ({
      preferred: await idsOf('preferred'),
      newUser: await idsOf('newUser'),
    }));
    const rounds = cache.perLocale('activities', () => readRoundRules(database.queries));
    return {
      flashRounds: () => rounds(DEFAULT_LOCALE),
      ...{ database, messages, site, stores, catalogue, activities },
      chosenIds: async (zone) => (await chosen(DEFAULT_LOCALE))[zone],
    };
  },
  operations: {
    groupPage,
    ...{ preSalePage, comboList },
    ...{ flashSalePage, flashSaleInfo, storeFlashRounds, flashRoundList, saveFlashRounds },
    ...{ flashApplicationPage, approveFlashSale, refuseFlashSale },
    ...{ limitedTimePage, limitedTimeFilters, setActivityReminder, activityReminderList },
    ...{ storeActivityPage, storeActivityInfo, activityCandidates, activityClashes, storeActivityCalendar },
    ...{ saveStoreActivity, stopStoreActivity, deleteStoreActivity },
    ...{ preferredProductPage, platformPreferredList, preferredCandidates, savePreferredProducts },
    ...{ mallActivityPage, mallActivityInfo, takeDownActivity, mallActivityCalendar },
    ...{ newUserSpecialPage, newUserSpecialState, platformNewUserList, saveNewUserProducts },
  },
  subscriptions: [
    {
      event: ACTIVITY_STARTED,
      subscriber: 'reminders',
      handle: job('mail', z.object({ activityId: z.int() }), remindBuyers),
    },
  ],
  staffWork: [
    {
      permission: 'marketing.view',
      count: async ({ database: { queries } }) => ({ flashApplications: await countApplications(queries) }),
    },
  ],
  jobs: { deleteOldReminders: plainJob('bulk', deleteOldReminders) },
  schedule: { deleteOldReminders: '47 3 * * *' },
  personalData: [remindersPersonalData],
  mails: marketingMails,
  seed: { hasPreferredProducts, seedPreferredProducts },
});
