import { reviewTexts } from '../review-texts.ts';

export const women = [
  ...reviewTexts(
    'en',
    `
    5 The cut is so flattering, and the fabric has a lovely weight to it.
    5 Wore it to a wedding and then to the office on Monday. It works for both.
    5 Washed it four times now. Same colour, same shape.
    5 True to size, and the seams are neat inside as well. You rarely see that any more.
    4 Beautiful colour. It creases a little in the suitcase.
    4 Lovely piece. I am between sizes and the smaller one fitted better.
    3 Pretty, but thinner than I imagined from the pictures.
    2 The shade is noticeably different from my screen, so I sent it back.
    `,
  ),
  ...reviewTexts(
    'zh_CN',
    `
    5 版型很显瘦，面料垂感好，上身比模特图还惊喜。
    5 洗了几次不变形不掉色，做工很细致。
    5 同事都问链接，已经买了第二个颜色。
    4 好看，稍微容易起皱，出门前熨一下就好。
    4 尺码偏大一点，建议买小一号，质量没得说。
    2 面料比想象的薄，颜色也和图片有差别。
    `,
  ),
];

export const men = [
  ...reviewTexts(
    'en',
    `
    5 Fits across the shoulders without being tight. Finally.
    5 Ordered one to try and two more the week after.
    5 Good cloth, good stitching, no logo shouting at anybody.
    5 My wife says it is the best thing in my wardrobe. I have decided to agree.
    4 Comfortable all day. Sleeves are a touch long for me.
    4 Quality is there. I would have liked one more colour.
    3 Fine for the price, but it lost a little shape after the first wash.
    2 Sizing runs small. The exchange was easy, it just took time.
    `,
  ),
  ...reviewTexts(
    'zh_CN',
    `
    5 肩线合适，穿着精神，上班休闲都能搭。
    5 面料厚实有质感，针脚整齐，值这个价。
    5 给老公买的，他自己又下单了一件别的颜色。
    4 穿着舒服，袖子对我来说稍长一点。
    4 颜色耐看，第一次洗有一点点浮色。
    2 尺码偏小，换货流程顺利但等了几天。
    `,
  ),
];

export const shoes = [
  ...reviewTexts(
    'en',
    `
    5 No blisters, not even on the first long day. That never happens to me.
    5 Light, springy and they look better in person.
    5 Walked all over Lisbon in them. My feet said thank you.
    5 Second pair. The first ones lasted two years of daily wear.
    4 Great grip in the rain. They needed a week to soften.
    4 Comfortable and well finished. Go half a size up if your feet are wide.
    3 Nice looking, but the insole is rather thin. I put in my own.
    2 The sole squeaks on tiles. Funny for a day, then not.
    `,
  ),
  ...reviewTexts(
    'zh_CN',
    `
    5 第一天穿着走了一万多步，完全不磨脚。
    5 鞋底软弹，重量轻，颜值也在线。
    5 尺码标准，做工没有溢胶，很满意。
    4 防滑不错，新鞋有点硬，穿几天就好了。
    4 脚宽的朋友建议大半码，其他都好。
    2 走瓷砖地面有响声，客服给了补偿，还可以接受。
    `,
  ),
];

export const bagsAndWatches = [
  ...reviewTexts(
    'en',
    `
    5 Goes with everything I own. The clasp closes with a very satisfying click.
    5 A present for my sister. She sent me a photo of it every day for a week.
    5 Materials feel honest and the details are beautifully finished.
    5 Looks like three times the price. I get asked about it a lot.
    4 Elegant and practical. The strap was stiff at first and is softening nicely.
    4 Exactly as pictured. Slightly heavier than I thought, but that suits it.
    3 Pretty, although the lining caught once already.
    2 Small scratch on the metal when it arrived. Disappointing for a gift.
    `,
  ),
  ...reviewTexts(
    'zh_CN',
    `
    5 质感很高级，五金顺滑，通勤约会都能用。
    5 送女朋友的生日礼物，她爱不释手。
    5 细节处理得很好，没有异味，包装也适合送礼。
    4 款式经典耐看，刚到手带子有点硬。
    4 实物和图片一致，比想象的稍重一些。
    2 收到时金属上有一道小划痕，有点影响心情。
    `,
  ),
];
