import type * as contract from '@galleria/contract/store-settings/notices';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { ContentContext } from '../index.ts';
import { noticeOf, noticePage, removeNotice, saveNotice, switchNotice } from './write-notices.ts';

export const storeNoticePage: UseCase<typeof contract.storeNoticePage, ContentContext> = (context, paging, { actor }) =>
  noticePage(context, actor.storeId, paging);

export const storeNoticeInfo: UseCase<typeof contract.storeNoticeInfo, ContentContext> = (context, { id }, { actor }) =>
  noticeOf(context, actor.storeId, id);

export const saveStoreNotice: UseCase<typeof contract.saveStoreNotice, ContentContext> = (context, input, caller) =>
  saveNotice(context, caller.actor.storeId, input, caller);

export const switchStoreNotice: UseCase<typeof contract.switchStoreNotice, ContentContext> = (context, input, caller) =>
  switchNotice(context, caller.actor.storeId, input, caller);

export const deleteStoreNotice: UseCase<typeof contract.deleteStoreNotice, ContentContext> = (
  context,
  { id },
  caller,
) => removeNotice(context, caller.actor.storeId, id, caller);
