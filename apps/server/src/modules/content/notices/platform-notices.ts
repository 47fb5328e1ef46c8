import type * as contract from '@galleria/contract/content/platform-notices';
import { PLATFORM_STORE } from '@galleria/domain/stores/store-status';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { ContentContext } from '../index.ts';
import { noticeOf, noticePage, removeNotice, saveNotice, switchNotice } from './write-notices.ts';

export const platformNoticePage: UseCase<typeof contract.platformNoticePage, ContentContext> = (context, paging) =>
  noticePage(context, PLATFORM_STORE, paging);

export const platformNoticeInfo: UseCase<typeof contract.platformNoticeInfo, ContentContext> = (context, { id }) =>
  noticeOf(context, PLATFORM_STORE, id);

export const savePlatformNotice: UseCase<typeof contract.savePlatformNotice, ContentContext> = (
  context,
  input,
  caller,
) => saveNotice(context, PLATFORM_STORE, input, caller);

export const switchPlatformNotice: UseCase<typeof contract.switchPlatformNotice, ContentContext> = (
  context,
  input,
  caller,
) => switchNotice(context, PLATFORM_STORE, input, caller);

export const deletePlatformNotice: UseCase<typeof contract.deletePlatformNotice, ContentContext> = (
  context,
  { id },
  caller,
) => removeNotice(context, PLATFORM_STORE, id, caller);
