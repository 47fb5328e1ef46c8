import { reviewTexts } from '../review-texts.ts';

/** Texts that fit every product that is delivered. */
export const generic = [
  ...reviewTexts(
    'en',
    `
    5 Exactly as described, and here two days earlier than promised.
    5 Would buy again without thinking twice.
    5 Good product, careful packing, friendly answers to my questions. Nothing to add.
    5 Better than I expected at this price.
    5 Ordered on Monday, in my hands on Thursday, in use ever since.
    5 A gift that was received with a big smile. Thank you!
    4 Good value. Not perfect, but very close to it.
    4 Happy with it. Delivery took a day longer than planned.
    4 Does what it should. I took one star for the oversized box.
    4 Solid choice. I compared for weeks and have no regrets.
    3 It is okay. I expected a bit more after reading the description.
    3 Product good, parcel a little battered. So, somewhere in the middle.
    2 Not quite what the pictures led me to believe.
    1 Stopped working after a few days. I have asked for my money back.
    `,
  ),
  ...reviewTexts(
    'zh_CN',
    `
    5 和描述一致，比预计早到两天，好评。
    5 物超所值，会推荐给朋友。
    5 客服耐心，包装仔细，一次愉快的购物。
    5 已经是老顾客了，品质一直在线。
    5 送人的，对方很喜欢，谢谢店家。
    4 总体满意，物流慢了一天。
    4 对得起这个价格，细节还可以再打磨。
    4 用了一段时间来评价，没有让人失望。
    3 中规中矩，没有想象中那么惊艳。
    3 东西还行，外包装有点破损。
    2 和图片有些差距，考虑退货。
    1 用了几天就出问题，已申请退款。
    `,
  ),
];

/** Texts for vouchers, courses and codes, which are not delivered. */
export const virtual = [
  ...reviewTexts(
    'en',
    `
    5 The code was there the moment I had paid, and it worked the first time.
    5 Perfect as a last-minute present. Nobody noticed that it was last minute.
    5 Clear, well structured and at my own pace. I finished it in two weekends.
    4 Redeemed without any trouble. I wish it were valid a little longer.
    4 Worth the money. I had to read the conditions twice.
    3 Works, but it took me a while to find where to enter it.
    `,
  ),
  ...reviewTexts(
    'zh_CN',
    `
    5 付款后马上收到，使用很顺利。
    5 送朋友很方便，对方当天就用上了。
    5 内容清楚实用，跟着一步步来就行。
    4 没有问题，有效期再长一点就更好了。
    3 能用，就是入口找了半天。
    `,
  ),
];
