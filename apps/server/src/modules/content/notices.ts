import type { noticeInfo, noticeList } from '@galleria/contract/content';
import type { OutputOf } from '@galleria/contract/operation';
import { excerptOf } from '@galleria/domain/content/excerpt';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { Queries } from '../../infra/database/database.ts';
import { formatApiTime } from '../../infra/dialect-time.ts';
import { sanitizeRichText } from '../../infra/rich-text.ts';
import { readNotice, readNoticePage } from './content-db.ts';

const EXCERPT_LENGTH = 140;

export interface NoticePageQuestion {
  shopId: number;
  current: number;
  size: number;
}

export async function listNotices(
  queries: Queries,
  { shopId, current, size }: NoticePageQuestion,
  locale: Locale,
): Promise<OutputOf<typeof noticeList>> {
  const { notices, total } = await readNoticePage(queries, shopId, (current - 1) * size, size);
  const records = notices.map((notice) => ({
    id: notice.id,
    title: textIn(notice.title, locale),
    shopId: notice.shopId,
    isTop: notice.isTop,
    excerpt: excerptOf(textIn(notice.content, locale), EXCERPT_LENGTH),
    publishTime: formatApiTime(notice.publishAt),
  }));
  return { records, total, pages: Math.ceil(total / size), current, size };
}

export async function showNotice(
  queries: Queries,
  id: number,
  locale: Locale,
): Promise<OutputOf<typeof noticeInfo> | Refused<'notice.notFound'>> {
  const notice = await readNotice(queries, id);
  if (!notice) return refuse('notice.notFound');
  return {
    id: notice.id,
    title: textIn(notice.title, locale),
    shopId: notice.shopId,
    isTop: notice.isTop,
    content: sanitizeRichText(textIn(notice.content, locale)),
    publishTime: formatApiTime(notice.publishAt),
  };
}
