import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const greenRoom: DemoShelf = {
  name: texts('The Green Room | 绿植花房'),
  products: [
    {
      key: 'patience-plant',
      categoryId: 1140101,
      brand: null,
      name: texts('Patience Rubber Fig House Plant | 耐心橡皮树室内绿植'),
      brief: texts('A glossy house plant that forgives a forgotten week. | 叶面油亮，忘浇一周水也不生气。'),
      story: [
        texts(
          'Grown slowly in our glasshouse and hardened for a month on an ordinary windowsill, so it knows what a flat is like. | 在花房慢养，又在普通窗台上适应了一个月，早就习惯家里的环境。',
        ),
        texts(
          'Comes in a terracotta pot with a card that tells you, in three lines, how to keep it. | 连陶盆一起发货，附一张三行字就讲清楚的养护卡。',
        ),
      ],
      points: [
        texts('Content in half shade | 半阴也能长'),
        texts('Water every ten days | 十天浇一次水'),
        texts('Arrives alive or replaced | 死苗包赔'),
      ],
      object: '🪴',
      beside: ['🪟', '💧'],
      price: 24,
      was: 29,
      colours: [],
      options: [
        {
          name: texts('Height with pot | 含盆高度'),
          values: [
            { text: texts('40 cm | 40 厘米') },
            { text: texts('70 cm | 70 厘米'), surcharge: 18 },
            { text: texts('110 cm | 110 厘米'), surcharge: 46 },
          ],
        },
      ],
      parameters: [
        [texts('Light | 光照'), texts('Bright to half shade | 明亮散射光至半阴')],
        [texts('Water | 浇水'), texts('Every 10 days | 约 10 天一次')],
        [texts('Pot | 花盆'), texts('Terracotta, 15 cm | 陶盆，口径 15 厘米')],
        [texts('Temperature | 温度'), texts('12 to 30 °C | 12–30 °C')],
        [texts('Pets | 宠物'), texts('Keep away from nibblers | 请避免猫狗啃食')],
      ],
      weightGrams: 2600,
      sold: 2930,
      rating: 4.7,
      addedDaysAgo: 280,
      hasPickup: true,
    },
    {
      key: 'bathroom-fern',
      categoryId: 1140101,
      brand: null,
      name: texts('Curly Boston Fern for Bathrooms | 卷叶波士顿蕨浴室绿植'),
      brief: texts('Loves steam, hates draughts, asks for little else. | 爱水汽、怕穿堂风，别的不挑。'),
      story: [
        texts(
          'Put this house plant where you shower and it will grow into a green fountain. Its fronds are safe for cats and dogs. | 放在浴室，它会长成一座绿色喷泉。对猫狗无毒，可以放心养。',
        ),
        texts('We send it in a moist sleeve with a self-watering insert. | 保湿袋包裹发货，附自吸水内胆。'),
      ],
      points: [
        texts('Safe for cats and dogs | 猫狗无毒'),
        texts('Self-watering insert | 自吸水内胆'),
        texts('Happy without direct sun | 无需直晒'),
      ],
      object: '🌿',
      beside: ['🛁', '💧'],
      price: 16.5,
      colours: [],
      options: [
        {
          name: texts('Pot size | 盆径'),
          values: [{ text: texts('12 cm | 12 厘米') }, { text: texts('17 cm | 17 厘米'), surcharge: 9 }],
        },
      ],
      parameters: [
        [texts('Light | 光照'), texts('Half shade | 半阴')],
        [texts('Water | 浇水'), texts('Keep moist | 保持湿润')],
        [texts('Humidity | 湿度'), texts('50% and up | 50% 以上')],
        [texts('Pets | 宠物'), texts('Not toxic | 无毒')],
      ],
      weightGrams: 1100,
      sold: 1185,
      rating: 4.4,
      addedDaysAgo: 22,
    },
    {
      key: 'desert-trio',
      categoryId: 1140102,
      brand: null,
      name: texts('Desert Trio Cactus Garden in Stone | 沙漠三友仙人掌石盆组合'),
      brief: texts('Three cacti, one stone bowl, one watering a month. | 三棵仙人掌、一只石盆，一个月浇一回水。'),
      story: [
        texts(
          'An upright one, a round one and a hairy one, planted so that they have five years before anybody needs moving. | 一棵高的、一棵圆的、一棵毛茸茸的，间距留足，五年不用换盆。',
        ),
        texts('Tongs of bamboo come with it, for the day you must. | 附一把竹镊子，总有用得上的那天。'),
      ],
      points: [
        texts('One watering a month | 每月浇水一次'),
        texts('Hand-cut stone bowl | 手凿石盆'),
        texts('Bamboo tongs included | 附竹镊子'),
      ],
      object: '🌵',
      beside: ['🪨', '☀️'],
      price: 19.9,
      colours: [],
      parameters: [
        [texts('Plants | 植株'), texts('3 | 3 棵')],
        [texts('Light | 光照'), texts('Full sun | 全日照')],
        [texts('Bowl | 石盆'), texts('18 × 12 × 7 cm | 18 × 12 × 7 厘米')],
        [texts('Water | 浇水'), texts('Monthly, none in winter | 每月一次，冬季断水')],
      ],
      weightGrams: 1900,
      sold: 4310,
      rating: 4.8,
      addedDaysAgo: 502,
    },
    {
      key: 'sunrise-tulips',
      categoryId: 1140103,
      brand: 'Polder & Rain',
      name: texts('Sunrise Mix Tulip Bulbs, Pack of 25 | 日出混色郁金香种球 25 粒'),
      brief: texts('Plant in November, forget, be surprised in April. | 十一月种下就忘掉，四月给自己一个惊喜。'),
      story: [
        texts(
          'Early, middle and late kinds are mixed by hand, so the bed flowers for six weeks instead of two. | 早、中、晚花品种人工混装，花期从两周延长到六周。',
        ),
        texts(
          'Large bulbs only, already chilled for gardens with mild winters. | 只选大球，已做低温处理，暖冬地区也能开花。',
        ),
      ],
      points: [
        texts('Six weeks of flowers | 花期六周'),
        texts('Pre-chilled bulbs | 已冷藏处理'),
        texts('Grows in pots, too | 盆栽也能开'),
      ],
      object: '🌷',
      beside: ['🧤', '🌱'],
      price: 14.8,
      colours: [],
      parameters: [
        [texts('Bulb size | 种球周径'), texts('12 cm and up | 12 厘米以上')],
        [texts('Plant | 种植'), texts('October to December | 10–12 月')],
        [texts('Flowers | 花期'), texts('Late March to May | 3 月下旬至 5 月')],
        [texts('Depth | 种植深度'), texts('15 cm | 15 厘米')],
      ],
      weightGrams: 720,
      sold: 623,
      rating: 4.3,
      addedDaysAgo: 70,
    },
    {
      key: 'windowsill-herbs',
      categoryId: 1140104,
      brand: 'Polder & Rain',
      name: texts('Windowsill Herb Seed Kit, Six Kinds | 窗台香草种子套装六种'),
      brief: texts('Basil by the third week, bragging by the fourth. | 第三周收罗勒，第四周就能晒朋友圈。'),
      story: [
        texts(
          'Pressed seed discs already hold the right number of seeds: lay one on wet soil and wait. Basil, coriander, mint, thyme, chives and perilla. | 种子已压成圆片，数量刚好，放在湿土上等着就行。罗勒、香菜、薄荷、百里香、细香葱和紫苏。',
        ),
        texts('Six fibre pots, soil tablets and wooden labels are in the box. | 内含六个纤维盆、营养土片和木插牌。'),
      ],
      points: [
        texts('Nothing to measure | 免称量种子片'),
        texts('Sprouts in 5 to 10 days | 5–10 天出芽'),
        texts('All in one box | 土盆牌一盒齐'),
      ],
      object: '🌱',
      beside: ['🪟', '🥗'],
      price: 12.5,
      was: 15,
      colours: [],
      parameters: [
        [texts('Kinds | 品种'), texts('6 | 6 种')],
        [texts('Sow | 播种'), texts('All year indoors | 室内全年')],
        [texts('Light | 光照'), texts('5 hours a day | 每天 5 小时')],
        [texts('Seeds good until | 种子有效期'), texts('24 months | 24 个月')],
      ],
      weightGrams: 540,
      sold: 3720,
      rating: 4.5,
      addedDaysAgo: 13,
    },
    {
      key: 'pocket-pine',
      categoryId: 1140105,
      brand: null,
      name: texts('Pocket Pine Potted Young Conifer | 口袋松盆栽小针叶树'),
      brief: texts('A living tree for the table, later for the garden. | 今年摆桌上，明年种院里的活松树。'),
      story: [
        texts(
          'Four years old and grown in its pot from the start, so its roots are whole and it takes well to the ground. | 四年苗龄，全程盆栽，根系完整，下地成活率高。',
        ),
        texts(
          'Indoors for three weeks at most; then it wants frost and stars. | 室内最多摆三周，之后它要的是霜和星星。',
        ),
      ],
      points: [
        texts('Whole root ball | 完整土球'),
        texts('Can be planted out | 可移栽庭院'),
        texts('Slow and tidy growth | 株型紧凑'),
      ],
      object: '🌲',
      beside: ['🧣', '🎁'],
      price: 27,
      colours: [],
      options: [
        {
          name: texts('Height | 株高'),
          values: [{ text: texts('35 cm | 35 厘米') }, { text: texts('60 cm | 60 厘米'), surcharge: 16 }],
        },
      ],
      parameters: [
        [texts('Age | 苗龄'), texts('4 years | 4 年')],
        [texts('Light | 光照'), texts('Full sun | 全日照')],
        [texts('Hardy to | 耐寒'), texts('−25 °C | −25 °C')],
        [texts('Final height | 成株高度'), texts('2.5 m | 2.5 米')],
      ],
      weightGrams: 2300,
      sold: 158,
      rating: 4.6,
      addedDaysAgo: 345,
    },
  ],
};
