import { reviewTexts } from '../review-texts.ts';

export const homeAndLiving = [
  ...reviewTexts(
    'en',
    `
    5 Pulled the whole room together. I keep sitting down just to look at it.
    5 Solid, stable and it smelled of nothing but wood and cotton.
    5 Easy to put together with the clear drawings. Twenty minutes, one cup of tea.
    5 Soft light, soft colour, soft everything. Home feels calmer.
    4 Beautiful piece. Measure twice: it is a little larger than it looks.
    4 Well made and well packed. One screw too few, sent the next day.
    3 Nice enough, but the colour is greyer than in the pictures.
    2 One corner was dented in transport. The repair kit helped only a bit.
    `,
  ),
  ...reviewTexts(
    'zh_CN',
    `
    5 摆进客厅立刻有了家的感觉，质感超出预期。
    5 结实稳当，没有异味，装好就能用。
    5 配色温柔，拍照好看，家里人都喜欢。
    4 做工不错，尺寸比想象的大一点，下单前量一下。
    4 物流很用心，说明图清楚，自己半小时搞定。
    2 边角运输时磕了一下，沟通后给了补偿。
    `,
  ),
];

export const kitchen = [
  ...reviewTexts(
    'en',
    `
    5 I use it every single day. It has earned its place next to the stove.
    5 Heavy in the right way, easy to clean, and it looks good on the table.
    5 Sunday breakfast has become an event in our house.
    5 Replaced three things in my drawer with this one.
    4 Does its job perfectly. I would wash it by hand, though.
    4 Good quality for the price. The handle gets warm, so keep a cloth near.
    3 Works well, but it took a few tries before nothing stuck.
    2 The finish showed marks after two weeks of normal use.
    `,
  ),
  ...reviewTexts(
    'zh_CN',
    `
    5 每天做饭都在用，顺手好清洗，颜值也高。
    5 分量足，做工细，厨房档次一下上去了。
    5 第二次购买，送给新搬家的朋友，很受欢迎。
    4 好用，建议手洗，洗碗机用多了怕有痕迹。
    4 大小适合两三个人，价格也实在。
    2 用了两周表面有点花，不太耐刮。
    `,
  ),
];

export const beauty = [
  ...reviewTexts(
    'en',
    `
    5 My skin has never complained, and it complains about everything.
    5 A little goes a long way. The scent is there and then politely leaves.
    5 Third time I order it. That says it all.
    5 Gentle, effective, and pretty enough to leave on the shelf.
    4 Lovely result. The packaging could use less plastic.
    4 Works well for me. Try it on your wrist first if you are sensitive.
    3 Pleasant, but I do not see much difference after three weeks.
    2 Too strongly scented for me. Gave it to a friend who likes it.
    `,
  ),
  ...reviewTexts(
    'zh_CN',
    `
    5 敏感肌用着很温和，味道淡淡的很舒服。
    5 回购第三次了，一直很稳定。
    5 质地细腻好推开，一点点就够用，很耐用。
    4 效果不错，包装要是更环保就好了。
    4 日期新鲜，发货快，还送了小样。
    2 香味对我来说有点重，用不太习惯。
    `,
  ),
];
