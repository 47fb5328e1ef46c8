import type * as contract from '@galleria/contract/content';
import { textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { ContentContext } from './index.ts';

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
