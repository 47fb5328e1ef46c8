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
  summary: 'Notices of the platform, also hidden and scheduled ones, the latest first',
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
  summary: 'Writes a notice of the platform or changes one. With a time ahead it appears then',
});

export const switchPlatformNotice = operation({
  ...switchStoreNotice,
  path: '/s/notices/status',
  access: staff('content.edit'),
  summary: 'Shows or hides a notice of the platform, or puts it on top of the others',
});

export const deletePlatformNotice = operation({
  ...deleteStoreNotice,
  path: '/s/notices',
  access: staff('content.edit'),
  summary: 'Removes a notice of the platform',
});
