import { z } from 'zod';
import { buyer, operation } from '../operation.ts';
import { id } from '../wire/formats.ts';

/** Mails that remind buyers when an activity starts. */

export const setActivityReminder = operation({
  method: 'PUT',
  path: '/p/activity/reminder',
  access: buyer,
  summary: 'Switches the reminder mail for the start of an activity on or off; idempotent',
  input: z.object({ activityId: id, isOn: z.boolean() }),
  output: z.null(),
  refusals: ['activity.notFound', 'activity.started'],
});

export const activityReminderList = operation({
  method: 'GET',
  path: '/p/activity/reminders',
  access: buyer,
  summary: 'Ids of the coming activities for which the buyer has a reminder',
  input: z.object({}),
  output: z.array(z.int()),
  refusals: [],
});
