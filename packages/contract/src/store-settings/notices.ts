import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { id, pageOf, paging, time } from '../wire/formats.ts';
import { LocaleTextsOutput, someTexts } from './fields.ts';

/** A store's notices to its buyers. */

const Notice = z.object({
  id: z.int(),
  title: LocaleTextsOutput,
  isTop: z.boolean(),
  isOn: z.boolean(),
  isPublished: z.boolean().meta({ description: 'visible now: switched on, and not scheduled for later' }),
  publishTime: time,
});

export const storeNoticePage = operation({
  method: 'GET',
  path: '/m/notice/page',
  access: seller('store.view'),
  summary: 'Notices of the store, including hidden and scheduled ones, newest first',
  input: z.object({ ...paging }),
  output: pageOf(Notice),
  refusals: [],
});

export const storeNoticeInfo = operation({
  method: 'GET',
  path: '/m/notice/info',
  access: seller('store.view'),
  summary: 'One notice of the store in all languages',
  input: z.object({ id }),
  output: Notice.extend({ content: LocaleTextsOutput }),
  refusals: ['notice.notFound'],
});

export const saveStoreNotice = operation({
  method: 'POST',
  path: '/m/notice',
  access: seller('store.edit'),
  summary: 'Adds a notice or changes one. With a future time it is published at that time',
  input: z.object({
    id: id.optional(),
    title: someTexts(80),
    content: someTexts(20_000).meta({ description: 'HTML by language, sanitised' }),
    isTop: z.boolean(),
    isOn: z.boolean(),
    publishTime: time.nullable().default(null).meta({ description: 'yyyy-MM-dd HH:mm:ss, UTC; null: immediately' }),
  }),
  output: z.object({ id: z.int() }),
  refusals: ['notice.notFound', 'profile.foreignPicture'],
});

export const switchStoreNotice = operation({
  method: 'PUT',
  path: '/m/notice/status',
  access: seller('store.edit'),
  summary: 'Shows, hides or pins a notice',
  input: z.object({ id, isOn: z.boolean().optional(), isTop: z.boolean().optional() }),
  output: z.null(),
  refusals: ['notice.notFound'],
});

export const deleteStoreNotice = operation({
  method: 'DELETE',
  path: '/m/notice',
  access: seller('store.edit'),
  summary: 'Deletes a notice',
  input: z.object({ id }),
  output: z.null(),
  refusals: ['notice.notFound'],
});
