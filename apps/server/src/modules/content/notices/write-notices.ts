import type { ParsedInputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/store-settings/notices';
import { formatApiTime, parseApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { type Paging, toPage } from '../../../infra/calls/paging.ts';
import type { Caller } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import {
  deleteNotice,
  insertNotice,
  lockOwnNotice,
  readOwnNotice,
  readOwnNoticePage,
  updateNotice,
} from '../content-db.ts';
import type { ContentContext } from '../index.ts';
import { sanitized, showTexts } from '../rich-texts.ts';

/** Notice operations shared by stores and the platform, which is store 0. */

export async function noticePage({ queries }: ContentContext, storeId: number, paging: Paging) {
  const { records, total } = await readOwnNoticePage(queries, storeId, paging);
  return toPage(records.map(withTime), total, paging);
}

export async function noticeOf({ queries }: ContentContext, storeId: number, id: number) {
  const notice = await readOwnNotice(queries, storeId, id);
  return notice ? withTime(notice) : refuse('notice.notFound');
}

function withTime<Notice extends { publishAt: Date }>({ publishAt, ...notice }: Notice) {
  return { ...notice, publishTime: formatApiTime(publishAt) };
}

type NoticeInput = ParsedInputOf<typeof contract.saveStoreNotice>;

/** A notice dated in the future needs no job: reads filter by the publication time. */
export async function saveNotice(
  { database }: ContentContext,
  storeId: number,
  { id, publishTime, ...input }: NoticeInput,
  { actor, audit }: Caller,
) {
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const before = id === undefined ? undefined : await lockOwnNotice(queries, storeId, id);
    if (id !== undefined && !before) return refuse('notice.notFound');
    const publishAt = publishTime === null ? await transaction.now() : parseApiTime(publishTime);
    const after = { ...input, content: sanitized(input.content), publishAt };
    if (id !== undefined) await updateNotice(queries, id, after);
    const savedId = id ?? (await insertNotice(queries, { shopId: storeId, ...after }));
    const texts = { before: before?.content ?? {}, after: after.content };
    if (!(await showTexts(transaction, { holder: 'notice.pictures', id: savedId, ...texts }))) {
      return refuse('profile.foreignPicture');
    }
    await transaction.changed('notices');
    audit.changed(before ?? null, after);
    return { id: savedId };
  });
}

export async function switchNotice(
  { database }: ContentContext,
  storeId: number,
  { id, isOn, isTop }: ParsedInputOf<typeof contract.switchStoreNotice>,
  { actor, audit }: Caller,
) {
  return inTransaction(database, actor, async (transaction) => {
    const before = await lockOwnNotice(transaction.queries, storeId, id);
    if (!before) return refuse('notice.notFound');
    const after = { isOn: isOn ?? before.isOn, isTop: isTop ?? before.isTop };
    await updateNotice(transaction.queries, id, after);
    await transaction.changed('notices');
    audit.changed({ isOn: before.isOn, isTop: before.isTop }, after);
    return null;
  });
}

export async function removeNotice(
  { database }: ContentContext,
  storeId: number,
  id: number,
  { actor, audit }: Caller,
) {
  return inTransaction(database, actor, async (transaction) => {
    const before = await lockOwnNotice(transaction.queries, storeId, id);
    if (!before) return refuse('notice.notFound');
    await showTexts(transaction, { holder: 'notice.pictures', id, before: before.content, after: {} });
    await deleteNotice(transaction.queries, id);
    await transaction.changed('notices');
    audit.changed(before, null);
    return null;
  });
}
