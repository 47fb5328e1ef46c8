import type * as contract from '@galleria/contract/content/content';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { excerptOf } from '@galleria/domain/content/excerpt';
import { refuse } from '@galleria/domain/refusals';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { offsetOf, toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { sanitizeRichText } from '../../infra/text/rich-text.ts';
import { readNotice, readNoticePage, type StoredNotice } from './content-db.ts';
import type { ContentContext } from './index.ts';

const EXCERPT_LENGTH = 140;

export const topNoticeList: UseCase<typeof contract.topNoticeList, ContentContext> = async (
  { topNotices },
  { shopId },
  { locale },
) =>
  (await topNotices(locale))
    .filter((notice) => notice.shopId === shopId)
    .map(({ id, title }) => ({ id, title: textIn(title, locale) }));

export const buyerTopNoticeList: UseCase<typeof contract.buyerTopNoticeList, ContentContext> = (
  context,
  input,
  caller,
) => topNoticeList(context, input, caller);

export const noticeList: UseCase<typeof contract.noticeList, ContentContext> = async (
  { queries },
  { shopId, ...paging },
  { locale },
) => {
  const { notices, total } = await readNoticePage(queries, shopId, offsetOf(paging), paging.size);
  const records = notices.map((notice) => ({
    ...presentSummary(notice, locale),
    excerpt: excerptOf(textIn(notice.content, locale), EXCERPT_LENGTH),
  }));
  return toPage(records, total, paging);
};

export const noticeInfo: UseCase<typeof contract.noticeInfo, ContentContext> = async (
  { queries },
  { id },
  { locale },
) => {
  const notice = await readNotice(queries, id);
  if (!notice) return refuse('notice.notFound');
  return { ...presentSummary(notice, locale), content: sanitizeRichText(textIn(notice.content, locale)) };
};

export const buyerNoticeList: UseCase<typeof contract.buyerNoticeList, ContentContext> = (context, input, caller) =>
  noticeList(context, input, caller);

export const buyerNoticeInfo: UseCase<typeof contract.buyerNoticeInfo, ContentContext> = (context, input, caller) =>
  noticeInfo(context, input, caller);

function presentSummary(notice: StoredNotice, locale: Locale) {
  return {
    id: notice.id,
    title: textIn(notice.title, locale),
    shopId: notice.shopId,
    isTop: notice.isTop,
    publishTime: formatApiTime(notice.publishAt),
  };
}
