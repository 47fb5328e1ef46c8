import { reviewTexts } from '../review-texts.ts';

export const phonesAndTablets = [
  ...reviewTexts(
    'en',
    `
    5 Set up in ten minutes and everything moved over from my old one. Screen is gorgeous outdoors too.
    5 Bought for my mother. She video calls every evening now, so I would say it works.
    5 Three weeks in and I still charge it only at night. Exactly what I wanted.
    5 Feels much more expensive than it was. Build quality is spot on.
    4 Fast and bright. I only wish the cable in the box were a little longer.
    4 Does everything I need for work and the train. One star off because it shows fingerprints.
    3 Decent for the money, but it gets warm when I use it and charge it at the same time.
    2 Mine arrived with a loose port. It was exchanged, but the second round took another week.
    `,
  ),
  ...reviewTexts(
    'zh_CN',
    `
    5 手感很好，屏幕清晰，用了两周没有卡顿，电池也比想象中耐用。
    5 给爸妈买的，字大声音响，操作简单，老人家很满意。
    5 包装严实，全新正品，颜色比图片还好看。
    4 日常使用足够流畅，就是边框容易留指纹，建议配个保护套。
    4 发货快，做工不错，随附的线稍微短了一点。
    2 充电时发热比较明显，客服态度还行，但问题拖了几天才解决。
    `,
  ),
];

export const audio = [
  ...reviewTexts(
    'en',
    `
    5 Warm sound with real detail. I keep hearing things in old albums that I never noticed.
    5 My neighbour asked what I had bought. In a good way, I think.
    5 Comfortable through a whole working day, and the bass is there without drowning voices.
    5 Simple to connect, solid to hold, lovely to listen to. No regrets.
    4 Great mids and highs. The bass needs a little help from the equaliser.
    4 Sounds excellent at home. The carrying pouch could be thicker.
    3 Good sound, but the controls took me a few days to learn.
    2 Crackled at higher volume after a month. Waiting for the replacement.
    `,
  ),
  ...reviewTexts(
    'zh_CN',
    `
    5 音质通透，人声很干净，听了一晚上舍不得放下。
    5 低频有弹性但不轰头，这个价位很难得。
    5 外观精致，摆在书架上也好看，朋友来了都要问牌子。
    4 整体满意，高音稍微有点亮，听久了会习惯。
    4 连接稳定，续航够用，说明书可以再详细一些。
    2 用了一个月偶尔有杂音，已经联系售后。
    `,
  ),
];

export const computers = [
  ...reviewTexts(
    'en',
    `
    5 Quiet, quick and well made. It has been on my desk for a month without a single complaint.
    5 Plugged it in and it just worked, on both my machines.
    5 Made my home office feel like a real one. Colleagues noticed the difference on calls.
    5 Sturdier than the one it replaces, and half the clutter.
    4 Performs as promised. The power brick is bigger than I expected.
    4 Very happy with it. Documentation is thin, but a search answered my questions.
    3 Works, though I had to update it first before everything was recognised.
    2 One key feature did not work with my setup. Support was polite but could not fix it.
    `,
  ),
  ...reviewTexts(
    'zh_CN',
    `
    5 安静又快，办公一整天都很稳，桌面也清爽了。
    5 插上就能用，做工扎实，细节到位。
    5 公司团购了几台，大家反馈都不错，会回购。
    4 性能符合描述，电源适配器有点大。
    4 性价比高，到货快，就是英文说明看着费劲。
    2 和我的旧设备不太兼容，折腾了半天才认出来。
    `,
  ),
];
