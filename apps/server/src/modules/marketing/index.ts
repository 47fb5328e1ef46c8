import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import { z } from 'zod';
import type { Cache } from '../../infra/cache/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import { defineModule, job } from '../../infra/modules/define-module.ts';
import { ACTIVITY_STARTED, type Activities } from '../activities/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Site } from '../site/index.ts';
import type { Stores } from '../stores/index.ts';
import { deleteStoreActivity, stopStoreActivity } from './end-store-activity.ts';
import { limitedTimeFilters, limitedTimePage } from './limited-time.ts';
import { marketingMails } from './mails.ts';
import { mallActivityInfo, mallActivityPage, takeDownActivity } from './mall-activities.ts';
import { readPreferred } from './preferred/preferred-db.ts';
import { preferredProductPage } from './preferred/preferred-product-page.ts';
import { platformPreferredList, preferredCandidates, savePreferredProducts } from './preferred/staff-preferred.ts';
import { remindersPersonalData } from './reminders/personal-data.ts';
import { remindBuyers } from './reminders/remind-buyers.ts';
import { activityReminderList, setActivityReminder } from './reminders/set-activity-reminder.ts';
import { saveStoreActivity } from './save-store-activity.ts';
import {
  activityCandidates,
  activityClashes,
  storeActivityCalendar,
  storeActivityInfo,
  storeActivityPage,
} from './store-activities.ts';

export interface MarketingContext {
  readonly database: Database;
  readonly messages: Pick<Messages, 'write'>;
  readonly site: Pick<Site, 'rules' | 'productTypes'>;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly catalogue: Pick<Catalogue, 'cards' | 'categoryNames'>;
  readonly activities: Pick<Activities, 'current'>;
  /** In the order of staff, cached. Must not be called inside a transaction. */
  readonly preferredIds: () => Promise<readonly number[]>;
}

interface Needs extends Omit<MarketingContext, 'preferredIds'> {
  readonly cache: Cache;
}

export { hasPreferredProducts, seedPreferredProducts } from './preferred/seed.ts';

/** What stores, staff and shoppers do with activities, whose prices are those of `activities`; and what staff prefer. */
export const marketing = defineModule({
  name: 'marketing',
  open: ({ cache, database, messages, site, stores, catalogue, activities }: Needs): MarketingContext => {
    const preferred = cache.perLocale('preferredProducts', () => readPreferred(database.queries));
    return {
      ...{ database, messages, site, stores, catalogue, activities },
      preferredIds: async () => (await preferred(DEFAULT_LOCALE)).map(({ prodId }) => prodId),
    };
  },
  operations: {
    ...{ limitedTimePage, limitedTimeFilters, setActivityReminder, activityReminderList },
    ...{ storeActivityPage, storeActivityInfo, activityCandidates, activityClashes, storeActivityCalendar },
    ...{ saveStoreActivity, stopStoreActivity, deleteStoreActivity },
    ...{ preferredProductPage, platformPreferredList, preferredCandidates, savePreferredProducts },
    ...{ mallActivityPage, mallActivityInfo, takeDownActivity },
  },
  subscriptions: [
    { event: ACTIVITY_STARTED, subscriber: 'reminders', handle: job(z.object({ activityId: z.int() }), remindBuyers) },
  ],
  personalData: [remindersPersonalData],
  mails: marketingMails,
});
