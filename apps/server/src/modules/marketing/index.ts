import { z } from 'zod';
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
  readonly site: Pick<Site, 'rules'>;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly catalogue: Pick<Catalogue, 'cards' | 'categoryNames'>;
  readonly activities: Pick<Activities, 'current'>;
}

/** What stores, staff and shoppers do with activities. Their prices are those of `activities`. */
export const marketing = defineModule({
  name: 'marketing',
  open: ({ database, messages, site, stores, catalogue, activities }: MarketingContext): MarketingContext => ({
    ...{ database, messages, site, stores, catalogue, activities },
  }),
  operations: {
    ...{ limitedTimePage, limitedTimeFilters, setActivityReminder, activityReminderList },
    ...{ storeActivityPage, storeActivityInfo, activityCandidates, activityClashes, storeActivityCalendar },
    ...{ saveStoreActivity, stopStoreActivity, deleteStoreActivity },
    ...{ mallActivityPage, mallActivityInfo, takeDownActivity },
  },
  subscriptions: [
    { event: ACTIVITY_STARTED, subscriber: 'reminders', handle: job(z.object({ activityId: z.int() }), remindBuyers) },
  ],
  personalData: [remindersPersonalData],
  mails: marketingMails,
});
