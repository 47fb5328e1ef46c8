import { formatApiTime, parseApiTime } from '@galleria/contract/api-time';
import type * as contract from '@galleria/contract/store-settings/notices';
import { refuse } from '@galleria/domain/refusals';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { sanitizeRichText } from '../../infra/text/rich-text.ts';
import { showPictures } from '../uploads/index.ts';
import {
  deleteNotice,
  insertNotice,
  lockOwnNotice,
  readOwnNotice,
  readOwnNoticePage,
  updateNotice,
} from './content-db.ts';
import type { ContentContext } from './index.ts';

export const storeNoticePage: UseCase<typeof contract.storeNoticePage, ContentContext> = async (
  { queries },
  paging,
  { actor },
) => {
  const { records, total } = await readOwnNoticePage(queries, actor.storeId, paging);
  return toPage(records.map(withTime), total, paging);
};

export const storeNoticeInfo: UseCase<typeof contract.storeNoticeInfo, ContentContext> = async (
  { queries },
  { id },
  { actor },
) => {
  const notice = await readOwnNotice(queries, actor.storeId, id);
  return notice ? withTime(notice) : refuse('notice.notFound');
};

function withTime<Notice extends { publishAt: Date }>({ publishAt, ...notice }: Notice) {
  return { ...notice, publishTime: formatApiTime(publishAt) };
}

/** One that is dated ahead appears by itself: what is published is decided when it is read. */
export const saveStoreNotice: UseCase<typeof contract.saveStoreNotice, ContentContext> = async (
  { database },
  { id, publishTime, ...input },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const before = id === undefined ? undefined : await lockOwnNotice(queries, actor.storeId, id);
    if (id !== undefined && !before) return refuse('notice.notFound');
    const publishAt = publishTime === null ? await transaction.now() : parseApiTime(publishTime);
    const after = { ...input, content: sanitized(input.content), publishAt };
    if (id !== undefined) await updateNotice(queries, id, after);
    const savedId = id ?? (await insertNotice(queries, { shopId: actor.storeId, ...after }));
    if (!(await showContent(transaction, savedId, before?.content, after.content))) {
      return refuse('profile.foreignPicture');
    }
    await transaction.changed('notices');
    audit.changed(before ?? null, after);
    return { id: savedId };
  });

function sanitized(texts: LocaleTexts): LocaleTexts {
  return Object.fromEntries(Object.entries(texts).map(([locale, html]) => [locale, sanitizeRichText(html)]));
}

const PICTURE = /<img[^>]*\ssrc="\/?(pictures\/[^"?]+)/g;

/** Pictures inside a rich text. */
function showContent(
  transaction: Transaction,
  id: number,
  before: LocaleTexts | undefined,
  after: LocaleTexts,
): Promise<boolean> {
  const picturesIn = (texts: LocaleTexts) =>
    Object.values(texts).flatMap((html) => [...html.matchAll(PICTURE)].map(([, path = '']) => path));
  const change = { before: picturesIn(before ?? {}), after: picturesIn(after) };
  return showPictures(transaction, { holder: 'notice.pictures', id, ...change });
}

export const switchStoreNotice: UseCase<typeof contract.switchStoreNotice, ContentContext> = async (
  { database },
  { id, isOn, isTop },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const before = await lockOwnNotice(transaction.queries, actor.storeId, id);
    if (!before) return refuse('notice.notFound');
    const after = { isOn: isOn ?? before.isOn, isTop: isTop ?? before.isTop };
    await updateNotice(transaction.queries, id, after);
    await transaction.changed('notices');
    audit.changed({ isOn: before.isOn, isTop: before.isTop }, after);
    return null;
  });

export const deleteStoreNotice: UseCase<typeof contract.deleteStoreNotice, ContentContext> = async (
  { database },
  { id },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const before = await lockOwnNotice(transaction.queries, actor.storeId, id);
    if (!before) return refuse('notice.notFound');
    await showContent(transaction, id, before.content, {});
    await deleteNotice(transaction.queries, id);
    await transaction.changed('notices');
    audit.changed(before, null);
    return null;
  });
