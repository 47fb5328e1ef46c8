import { z } from 'zod';
import { buyer, operation, visitor } from '../operation.ts';
import { id, integer, pageOf, paging, picturePath, shopIdOrPlatform, time } from '../wire/formats.ts';

const Banner = z.object({
  imgId: z.int(),
  imgUrl: picturePath,
  position: z.enum(['index_banner', 'index_flash_banner', 'index_group_banner', 'index_hot_banner']),
  type: z.int().meta({ description: '0 = relation is a product id, 1 = relation is a page of the mall, -1 = no link' }),
  relation: z.string(),
  title: z.string(),
  subtitle: z.string(),
  action: z.string().meta({ description: 'label of its button, may be empty' }),
});

export const bannerList = operation({
  method: 'GET',
  path: '/indexImgs/{shopId}',
  access: visitor,
  summary: 'Banners by position',
  input: z.object({
    shopId: shopIdOrPlatform,
    imgType: integer
      .pipe(z.union([z.literal(0), z.literal(1)]))
      .default(1)
      .meta({ type: 'integer', enum: [0, 1], default: 1, description: '1 desktop, 0 phone' }),
  }),
  output: z.array(Banner),
  refusals: [],
});

const NoticeTitle = z.object({ id: z.int(), title: z.string() });
const NoticeRow = NoticeTitle.extend({
  shopId: z.int(),
  isTop: z.boolean(),
  excerpt: z.string().meta({ description: 'beginning of the text, without markup' }),
  publishTime: time,
});
const NoticeInfo = NoticeRow.omit({ excerpt: true }).extend({
  content: z.string().meta({ description: 'sanitised HTML' }),
});

/** The API has each notice operation twice, for visitors and for buyers. */
export const topNoticeList = operation({
  method: 'GET',
  path: '/notice/topNoticeList/{shopId}',
  access: visitor,
  summary: 'Notices for the news ticker',
  input: z.object({ shopId: shopIdOrPlatform }),
  output: z.array(NoticeTitle),
  refusals: [],
});
export const buyerTopNoticeList = operation({
  ...topNoticeList,
  path: '/p/notice/topNoticeList/{shopId}',
  access: buyer,
});

export const noticeList = operation({
  method: 'GET',
  path: '/notice/noticeList/{shopId}',
  access: visitor,
  summary: 'All notices of the platform or of a store, pinned ones first, then newest first',
  input: z.object({ shopId: shopIdOrPlatform, ...paging }),
  output: pageOf(NoticeRow),
  refusals: [],
});
export const buyerNoticeList = operation({
  ...noticeList,
  path: '/p/notice/noticeList/{shopId}',
  access: buyer,
});

export const noticeInfo = operation({
  method: 'GET',
  path: '/notice/info/{id}',
  access: visitor,
  summary: 'One notice with its text',
  input: z.object({ id }),
  output: NoticeInfo,
  refusals: ['notice.notFound'],
});
export const buyerNoticeInfo = operation({ ...noticeInfo, path: '/p/notice/info/{id}', access: buyer });
