import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import {
  deleteStoreNotice,
  saveStoreNotice,
  storeNoticeInfo,
  storeNoticePage,
  switchStoreNotice,
} from '../store-settings/notices.ts';

/** Notices of the platform, with the same fields as those of a store. */

export const platformNoticePage = operation({
  ...storeNoticePage,
  path: '/s/notices',
  access: staff('content.view'),
  summary: 'Notices of the platform, including hidden and scheduled ones, newest first',
});

export const platformNoticeInfo = operation({
  ...storeNoticeInfo,
  path: '/s/notices/info',
  access: staff('content.view'),
  summary: 'One notice of the platform in all languages',
});

export const savePlatformNotice = operation({
  ...saveStoreNotice,
  path: '/s/notices',
  access: staff('content.edit'),
  summary: 'Adds a notice of the platform or changes one. With a future time it is published at that time',
});

export const switchPlatformNotice = operation({
  ...switchStoreNotice,
  path: '/s/notices/status',
  access: staff('content.edit'),
  summary: 'Shows, hides or pins a notice of the platform',
});

export const deletePlatformNotice = operation({
  ...deleteStoreNotice,
  path: '/s/notices',
  access: staff('content.edit'),
  summary: 'Deletes a notice of the platform',
});
