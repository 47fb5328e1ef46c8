import { reviewTexts } from '../review-texts.ts';

export const toysAndGames = [
  ...reviewTexts(
    'en',
    `
    5 Three generations around one table for a whole rainy Sunday.
    5 My daughter takes it everywhere. It has survived the sandbox and the sea.
    5 Well thought out and sturdy. The edges are smooth, which I always check.
    5 Bought it for the children. Guess who plays with it when they sleep.
    4 Lots of fun. The rules need a second reading.
    4 Great quality. The age on the box is a bit optimistic.
    3 Nice idea, but it was finished faster than I hoped.
    2 One part was missing. It came by post later, the birthday did not wait.
    `,
  ),
  ...reviewTexts(
    'zh_CN',
    `
    5 孩子拿到手就停不下来，边角圆滑没有毛刺。
    5 周末全家一起玩，比看手机有意思多了。
    5 质量结实，摔了几次都没事，颜色鲜艳。
    4 好玩，规则要多看一遍才明白。
    4 做工不错，建议年龄再大一点的孩子玩。
    2 少了一个小零件，客服补寄了，但等了好几天。
    `,
  ),
];

export const foodAndTea = [
  ...reviewTexts(
    'en',
    `
    5 Fresh, fragrant and gone within a week. Next time I order two.
    5 Tastes the way I remember it from my grandmother's kitchen.
    5 Carefully packed and a long best-before date. A treat every afternoon.
    5 Served it to guests and spent the evening telling them where it is from.
    4 Delicious. A bit sweeter than I would have made it.
    4 Very good quality. A larger pack would be welcome.
    3 Pleasant, but the flavour is milder than the description promised.
    2 Arrived with a crushed corner. Still good to eat, not good to give.
    `,
  ),
  ...reviewTexts(
    'zh_CN',
    `
    5 香气足，回味好，泡开一屋子都是香的，招待客人很有面子。
    5 日期新鲜，包装密封好，全家都爱吃。
    5 回购好几次了，味道一直没变。
    4 味道不错，对我来说稍微甜了点。
    4 分量可以再多一些，其他都满意。
    2 运输途中压坏了一角，送人不太合适。
    `,
  ),
];

export const sportsAndOutdoors = [
  ...reviewTexts(
    'en',
    `
    5 Took it out in wind and rain on the first weekend. It was happier than I was.
    5 Light enough to carry, strong enough to trust.
    5 Made me get up early three times this week. A small wonder.
    5 Used by the whole club now. Nobody wants the old ones back.
    4 Very good gear. It packs down a little larger than stated.
    4 Solid and comfortable. The grip needs some breaking in.
    3 Fine for beginners. I will want something firmer next season.
    2 A seam opened on the second trip. It is being repaired under warranty.
    `,
  ),
  ...reviewTexts(
    'zh_CN',
    `
    5 周末露营用了一次，风雨里都很靠谱。
    5 轻便结实，运动时一点不累赘。
    5 买来督促自己锻炼，已经坚持一个月了。
    4 质量好，收纳后比标的尺寸大一点点。
    4 手感不错，刚开始需要适应一下。
    2 第二次用缝线开了一点，正在走保修。
    `,
  ),
];

export const gardenAndPets = [
  ...reviewTexts(
    'en',
    `
    5 The cat approved within a minute. The cat never approves of anything.
    5 Everything on the balcony is growing like mad. I may need a larger balcony.
    5 Sturdy and easy to rinse off. It lives outside now and looks as new.
    5 Even I cannot kill it, and I have killed a cactus.
    4 Works nicely. The instructions are a bit short for beginners.
    4 Our dog loves it. It slides on smooth floors, so I put a mat under it.
    3 All right, but smaller than it seems in the photo.
    2 It arrived rather shaken. After two weeks of care it recovered.
    `,
  ),
  ...reviewTexts(
    'zh_CN',
    `
    5 猫主子第一天就霸占了，买对了。
    5 阳台一下子有了生机，新手也能照顾好。
    5 结实好打理，水一冲就干净，放室外也没问题。
    4 狗狗很喜欢，地板上会滑，垫个垫子就好。
    4 质量不错，说明对新手来说略简单。
    2 到货时有点蔫，养了两周才缓过来。
    `,
  ),
];
