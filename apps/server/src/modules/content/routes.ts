import * as operations from '@galleria/contract/content';
import { type Binding, bind } from '../../infra/calls/use-case.ts';
import type { Content } from './index.ts';

export function contentRoutes(content: Content): Binding[] {
  return [
    bind(operations.bannerList, ({ shopId, imgType }, { locale }) => content.banners(shopId, imgType, locale)),
    bind(operations.topNoticeList, ({ shopId }, { locale }) => content.topNotices(shopId, locale)),
    bind(operations.buyerTopNoticeList, ({ shopId }, { locale }) => content.topNotices(shopId, locale)),
    bind(operations.noticeList, (question, { locale }) => content.notices(question, locale)),
    bind(operations.buyerNoticeList, (question, { locale }) => content.notices(question, locale)),
    bind(operations.noticeInfo, ({ id }, { locale }) => content.notice(id, locale)),
    bind(operations.buyerNoticeInfo, ({ id }, { locale }) => content.notice(id, locale)),
  ];
}
