import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const chocolateAndBakery: DemoShelf = {
  name: texts('Chocolate & Bakery | 巧克力与烘焙'),
  products: [
    {
      key: 'nightfall-chocolate',
      categoryId: 1120201,
      brand: 'Nightfall',
      name: texts('Nightfall Single-Origin Dark Chocolate Bar | 夜幕单一产地黑巧克力排块'),
      brief: texts(
        'Two ingredients, three days of stone grinding, one quiet bar. | 两种原料、石磨三天，一块安静的黑巧。',
      ),
      story: [
        texts(
          'Cocoa beans from one valley in Hainan and a little cane sugar: that is the whole recipe. Ground slowly, it melts without a trace of sand. | 海南同一片山谷的可可豆，加一点蔗糖，就是全部配方。慢磨三天，入口没有一丝颗粒感。',
        ),
        texts(
          'Let the first square melt. The fruit comes before the bitterness. | 第一格请含着化开，先尝到果香，才是微苦。',
        ),
      ],
      points: [
        texts('Two ingredients only | 仅两种原料'),
        texts('Stone-ground for 72 hours | 石磨 72 小时'),
        texts('No lecithin, no vanilla | 无卵磷脂、无香草'),
      ],
      object: '🍫',
      beside: ['🫘', '🍒'],
      price: 7.8,
      colours: [],
      options: [
        {
          name: texts('Cocoa | 可可含量'),
          values: [
            { text: texts('68% | 68%') },
            { text: texts('75% | 75%') },
            { text: texts('85% | 85%'), surcharge: 0.5 },
            { text: texts('100% | 100%'), surcharge: 1 },
          ],
        },
      ],
      parameters: [
        [texts('Net weight | 净含量'), texts('70 g | 70 克')],
        [texts('Cocoa from | 可可产地'), texts('Xinglong, Hainan | 海南兴隆')],
        [texts('Allergens | 过敏原'), texts('May contain traces of nuts | 可能含微量坚果')],
        [texts('Storage | 储存'), texts('15 to 20 °C | 15–20 °C')],
        [texts('Keeps | 保质期'), texts('18 months | 18 个月')],
      ],
      weightGrams: 90,
      sold: 6850,
      rating: 4.9,
      addedDaysAgo: 476,
    },
    {
      key: 'oolong-squares',
      categoryId: 1120201,
      brand: 'Nightfall',
      name: texts('Roasted Oolong Dark Chocolate Squares | 焙火乌龙黑巧克力方片'),
      brief: texts('Our cliffside tea, milled into 62% dark chocolate. | 把自家崖畔乌龙磨进 62% 黑巧里。'),
      story: [
        texts(
          'The tea goes in as whole leaf, ground with the cocoa, so that its roast lingers after the chocolate is gone. | 整叶茶与可可同磨，巧克力化了，焙火香还在。',
        ),
        texts(
          'Sixteen thin squares in a drawer box: a small present that does not look like one. | 十六片薄方片，抽屉盒包装，是不显刻意的小礼物。',
        ),
      ],
      points: [
        texts('Whole-leaf oolong inside | 整叶乌龙入馅'),
        texts('16 single squares | 16 片独立小方'),
        texts('Drawer gift box | 抽屉礼盒'),
      ],
      object: '🍫',
      beside: ['🍵', '🎁'],
      price: 14.5,
      was: 17,
      colours: ['teal'],
      parameters: [
        [texts('Net weight | 净含量'), texts('80 g, 16 squares | 80 克，16 片')],
        [texts('Cocoa | 可可含量'), texts('62% | 62%')],
        [texts('Tea | 茶叶'), texts('Oolong, 5% | 乌龙茶，5%')],
        [texts('Keeps | 保质期'), texts('12 months | 12 个月')],
      ],
      weightGrams: 150,
      sold: 1420,
      rating: 4.8,
      addedDaysAgo: 6,
    },
    {
      key: 'pear-drops',
      categoryId: 1120202,
      brand: 'Old Kettle',
      name: texts('Old Kettle Pear and Loquat Drops | 老铜锅秋梨枇杷糖'),
      brief: texts('Boiled in copper, soothing for throats and long meetings. | 铜锅慢熬，润喉润心，开长会也不怕。'),
      story: [
        texts(
          'Autumn pears are cooked down for nine hours, then joined by loquat leaf and a breath of mint. | 秋梨熬足九小时，再加枇杷叶和一丝薄荷。',
        ),
        texts(
          'Each drop is wrapped by itself, and the tin outlives the sweets by years. | 颗颗独立包装，糖吃完了，铁盒还能用好多年。',
        ),
      ],
      points: [
        texts('Copper-pan boiled | 铜锅古法熬制'),
        texts('No colouring | 不加色素'),
        texts('Wrapped one by one | 独立小包装'),
      ],
      object: '🍬',
      beside: ['🍐', '🌿'],
      price: 6.9,
      colours: [],
      parameters: [
        [texts('Net weight | 净含量'), texts('120 g | 120 克')],
        [texts('Ingredients | 配料'), texts('Pear, sugar, loquat leaf, mint | 梨汁、白砂糖、枇杷叶、薄荷')],
        [texts('Origin | 产地'), texts('Dangshan, Anhui | 安徽砀山')],
        [texts('Keeps | 保质期'), texts('18 months | 18 个月')],
      ],
      weightGrams: 190,
      sold: 938,
      rating: 4.3,
      addedDaysAgo: 329,
    },
    {
      key: 'brownbutter-biscuits',
      categoryId: 1120203,
      brand: 'Crumb & Kin',
      name: texts('Brown Butter Sesame Biscuits in a Tin | 焦化黄油芝麻曲奇铁罐'),
      brief: texts('Short, salty at the edge, and gone by Thursday. | 酥松、微咸，撑不过星期四。'),
      story: [
        texts(
          'The butter is browned first, so it tastes of hazelnuts before any sesame goes in. Baked in small trays, six times a day. | 黄油先煮到焦香，未放芝麻已有榛子味。小盘烘烤，一天六炉。',
        ),
        texts(
          'Four rows in a tall tin, with paper between them against the temptation to tip. | 高罐四层，层间衬纸，免得你忍不住倒着吃。',
        ),
      ],
      points: [
        texts('28% real butter | 28% 真黄油'),
        texts('Baked to order | 接单现烤'),
        texts('Reusable tin | 铁罐可再用'),
      ],
      object: '🍪',
      beside: ['🧈', '🥛'],
      price: 11.9,
      was: 14,
      colours: [],
      options: [
        {
          name: texts('Tin | 规格'),
          values: [{ text: texts('320 g | 320 克') }, { text: texts('640 g | 640 克'), surcharge: 9.5 }],
        },
      ],
      parameters: [
        [texts('Ingredients | 配料'), texts('Flour, butter, sesame, sugar, salt | 面粉、黄油、芝麻、糖、盐')],
        [texts('Allergens | 过敏原'), texts('Wheat, milk, sesame | 小麦、牛奶、芝麻')],
        [texts('Baked in | 产地'), texts('Xiamen | 厦门')],
        [texts('Keeps | 保质期'), texts('90 days | 90 天')],
      ],
      weightGrams: 450,
      sold: 5270,
      rating: 4.7,
      addedDaysAgo: 198,
    },
    {
      key: 'linden-honey',
      categoryId: 1120204,
      brand: 'Ninth Hive',
      name: texts('Ninth Hive Raw Linden Forest Honey | 第九蜂箱椴树原蜜'),
      brief: texts('White, spoonable honey from ten days of blossom. | 只有十天花期的椴树白蜜，挖着吃。'),
      story: [
        texts(
          'The bees are carried into the north-eastern forest for ten days in July. The honey sets by itself into a fine white cream. | 七月只有十天，蜂农把蜂箱搬进东北林子。蜜会自然结晶成细腻的白霜。',
        ),
        texts(
          'Not heated, not filtered fine: you may find a little pollen, and that is as it should be. | 不加热、不精滤，偶见花粉属正常。',
        ),
      ],
      points: [
        texts('Unheated and unblended | 不加热、不勾兑'),
        texts('One blossom, one forest | 单花单林'),
        texts('Beekeeper’s name on each jar | 罐上写着蜂农的名字'),
      ],
      object: '🍯',
      beside: ['🐝', '🍞'],
      price: 13.5,
      colours: [],
      options: [
        {
          name: texts('Jar | 规格'),
          values: [
            { text: texts('250 g | 250 克') },
            { text: texts('500 g | 500 克'), surcharge: 10 },
            { text: texts('1 kg | 1 公斤'), surcharge: 26 },
          ],
        },
      ],
      parameters: [
        [texts('Origin | 产地'), texts('Raohe, Heilongjiang | 黑龙江饶河')],
        [texts('Harvest | 采收'), texts('July | 七月')],
        [texts('Water content | 水分'), texts('Below 18% | 低于 18%')],
        [texts('Storage | 储存'), texts('Cool and dry, dry spoon | 阴凉干燥，用干勺取')],
      ],
      weightGrams: 430,
      sold: 2685,
      rating: 4.8,
      addedDaysAgo: 560,
    },
    {
      key: 'cloud-castella',
      categoryId: 1120205,
      brand: 'Crumb & Kin',
      name: texts('Cloud Castella Matcha Layer Cake | 云朵抹茶夹心蛋糕'),
      brief: texts(
        'Soft sponge, cold cream and stone-milled matcha, sent chilled. | 松软戚风、冰凉奶油、石磨抹茶，冷链到家。',
      ),
      story: [
        texts(
          'Four thin layers, so that every forkful has both cream and cake. The matcha is bitter enough to keep you coming back. | 四层薄切，每一叉都有奶油和蛋糕。抹茶微苦，越吃越想吃。',
        ),
        texts(
          'Travels in a cold box; let it stand for ten minutes, then cut with a warm knife. | 冷链箱配送，回温十分钟，用热刀切最漂亮。',
        ),
      ],
      points: [
        texts('First-harvest matcha | 头采抹茶'),
        texts('Animal cream only | 纯动物奶油'),
        texts('Cold-chain delivery | 冷链配送'),
      ],
      object: '🍰',
      beside: ['🍵', '🍓'],
      price: 24,
      colours: [],
      options: [
        {
          name: texts('Size | 尺寸'),
          values: [
            { text: texts('4 inch, for 2 | 4 寸，2 人') },
            { text: texts('6 inch, for 5 | 6 寸，5 人'), surcharge: 12 },
            { text: texts('8 inch, for 9 | 8 寸，9 人'), surcharge: 28 },
          ],
        },
      ],
      parameters: [
        [texts('Allergens | 过敏原'), texts('Wheat, egg, milk | 小麦、鸡蛋、牛奶')],
        [texts('Sweetness | 甜度'), texts('Low | 低糖')],
        [texts('Storage | 储存'), texts('0 to 4 °C | 0–4 °C 冷藏')],
        [texts('Keeps | 保质期'), texts('3 days | 3 天')],
      ],
      weightGrams: 780,
      sold: 356,
      rating: 4.5,
      addedDaysAgo: 15,
    },
  ],
};
