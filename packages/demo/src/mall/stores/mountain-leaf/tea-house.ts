import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const teaHouse: DemoShelf = {
  name: texts('The Tea House | 茶与咖啡'),
  products: [
    {
      key: 'cliffside-oolong',
      categoryId: 1120101,
      brand: 'Mountain Leaf',
      name: texts('Cliffside Charcoal-Roasted Oolong Tea | 崖畔炭焙乌龙茶'),
      brief: texts(
        'Roasted three times over longan charcoal: orchid first, caramel after. | 龙眼炭三道焙火，先是兰花香，后是焦糖甜。',
      ),
      story: [
        texts(
          'The leaf grows in cracks of the cliff where the sun arrives late. Old Mr Ye roasts it himself and sleeps beside the baskets while he does. | 茶树长在岩缝里，太阳来得晚。叶师傅亲自焙火，焙茶那几夜就睡在焙笼边上。',
        ),
        texts(
          'Give it boiling water and ten seconds. It lasts for eight brews, and the fifth is the best. | 沸水冲泡，十秒出汤，耐泡八道，第五道最好喝。',
        ),
      ],
      points: [
        texts('Hand-picked spring leaf | 手采春茶'),
        texts('Three charcoal roasts | 三道炭焙'),
        texts('Good for eight brews | 耐泡八道'),
      ],
      object: '🍵',
      beside: ['🫖', '🍃'],
      price: 18.8,
      was: 22.5,
      colours: [],
      options: [
        {
          name: texts('Weight | 净含量'),
          values: [
            { text: texts('50 g | 50 克') },
            { text: texts('100 g | 100 克'), surcharge: 15 },
            { text: texts('250 g | 250 克'), surcharge: 54 },
          ],
        },
      ],
      parameters: [
        [texts('Kind | 茶类'), texts('Oolong, medium roast | 乌龙茶，中足火')],
        [texts('Origin | 产地'), texts('Wuyi mountains, Fujian | 福建武夷山')],
        [texts('Harvest | 采摘'), texts('Spring, late April | 春茶，四月下旬')],
        [texts('Water | 水温'), texts('100 °C | 100 °C')],
        [texts('Keeps | 保质期'), texts('36 months, dry and dark | 36 个月，避光干燥')],
      ],
      weightGrams: 180,
      sold: 8260,
      rating: 4.9,
      addedDaysAgo: 530,
      hasPickup: true,
    },
    {
      key: 'milkmist-oolong',
      categoryId: 1120101,
      brand: 'Mountain Leaf',
      name: texts('Milk Mist High Mountain Oolong Tea | 奶雾高山乌龙茶'),
      brief: texts(
        'Creamy and green, from gardens that stand in cloud by noon. | 中午就起云的高山茶园，汤色清亮，自带奶香。',
      ),
      story: [
        texts(
          'Nothing is added: the milky note comes from cold nights and slow growth. The rolled pearls open into whole leaves in the pot. | 不加香精，奶香来自高山冷夜的慢生长。卷曲的茶粒在壶里舒展成整片叶子。',
        ),
        texts(
          'Lovely cold, too: ten grams in a litre of water, overnight in the fridge. | 冷泡同样好喝：十克茶配一升水，冰箱放一夜。',
        ),
      ],
      points: [
        texts('No flavouring | 无添加香精'),
        texts('Whole rolled leaves | 整叶揉卷'),
        texts('Good hot or cold brewed | 冷泡热泡皆宜'),
      ],
      object: '🍃',
      beside: ['🍵', '🥛'],
      price: 21,
      colours: [],
      options: [
        {
          name: texts('Weight | 净含量'),
          values: [{ text: texts('75 g | 75 克') }, { text: texts('150 g | 150 克'), surcharge: 18 }],
        },
      ],
      parameters: [
        [texts('Kind | 茶类'), texts('Oolong, light roast | 乌龙茶，轻火')],
        [texts('Altitude | 海拔'), texts('1,350 m | 1350 米')],
        [texts('Harvest | 采摘'), texts('Winter leaf | 冬茶')],
        [texts('Water | 水温'), texts('90 °C | 90 °C')],
      ],
      weightGrams: 210,
      sold: 1940,
      rating: 4.7,
      addedDaysAgo: 21,
    },
    {
      key: 'fireside-black',
      categoryId: 1120102,
      brand: 'Mountain Leaf',
      name: texts('Fireside Pine-Smoked Black Tea | 炉边松烟红茶'),
      brief: texts('A campfire in a cup, softened by dried longan. | 一杯里的篝火味，尾韵是桂圆干的甜。'),
      story: [
        texts(
          'Withered above pinewood in a three-storey smokehouse, as it was four centuries ago. The smoke is gentle and stays in the background. | 沿用四百年前的三层青楼，松木熏萎凋。烟味温和，不抢茶香。',
        ),
        texts(
          'Take it with milk on wet days, or with a slice of fruit cake on good ones. | 雨天加奶，晴天配一块水果蛋糕。',
        ),
      ],
      points: [
        texts('Real pinewood smoke | 真松木熏制'),
        texts('Takes milk well | 加奶也好喝'),
        texts('Tin closes airtight | 密封铁罐'),
      ],
      object: '🫖',
      beside: ['🔥', '🍰'],
      price: 16.5,
      colours: [],
      options: [
        {
          name: texts('Weight | 净含量'),
          values: [{ text: texts('100 g tin | 100 克罐装') }, { text: texts('200 g tin | 200 克罐装'), surcharge: 14 }],
        },
      ],
      parameters: [
        [texts('Kind | 茶类'), texts('Black tea, smoked | 烟熏红茶')],
        [texts('Origin | 产地'), texts('Tongmu, Fujian | 福建桐木')],
        [texts('Brewing | 冲泡'), texts('4 g, 95 °C, 3 minutes | 4 克，95 °C，3 分钟')],
        [texts('Keeps | 保质期'), texts('36 months | 36 个月')],
      ],
      weightGrams: 260,
      sold: 2310,
      rating: 4.6,
      addedDaysAgo: 388,
    },
    {
      key: 'gaucho-mate',
      categoryId: 1120104,
      brand: 'Río Claro',
      name: texts('Río Claro Unsmoked Yerba Mate | 清河无烟马黛茶'),
      brief: texts('Bright, grassy and awake until the evening. | 草本清香，一杯提神到傍晚。'),
      story: [
        texts(
          'Dried in warm air instead of over smoke and rested for a year in cedar rooms. Little stalk, little dust. | 热风烘干，不经烟熏，在雪松仓里静置一年。少梗少末。',
        ),
        texts('The starter set adds a gourd cup and a steel straw. | 入门套装另含葫芦杯与不锈钢吸管。'),
      ],
      points: [
        texts('Aged twelve months | 陈放十二个月'),
        texts('Unsmoked and clean | 无烟熏，口感干净'),
        texts('Starter set to choose | 可选入门套装'),
      ],
      object: '🧉',
      beside: ['🌿', '🍯'],
      price: 13.9,
      colours: [],
      options: [
        {
          name: texts('Pack | 规格'),
          values: [
            { text: texts('500 g | 500 克') },
            { text: texts('1 kg | 1 公斤'), surcharge: 11 },
            { text: texts('500 g with cup and straw | 500 克含杯与吸管'), surcharge: 22 },
          ],
        },
      ],
      parameters: [
        [texts('Origin | 产地'), texts('Misiones, Argentina | 阿根廷米西奥内斯')],
        [texts('Cut | 切制'), texts('Leaf with 15% stalk | 叶，含梗 15%')],
        [texts('Water | 水温'), texts('75 °C | 75 °C')],
        [texts('Keeps | 保质期'), texts('24 months | 24 个月')],
      ],
      weightGrams: 560,
      sold: 174,
      rating: 4.2,
      addedDaysAgo: 160,
    },
    {
      key: 'terrace-coffee',
      categoryId: 1120103,
      brand: 'Second Terrace',
      name: texts('Second Terrace Honey-Process Coffee Beans | 二层梯田蜜处理咖啡豆'),
      brief: texts('Yunnan beans with brown sugar, plum and a clean finish. | 云南豆，红糖与梅子风味，尾韵干净。'),
      story: [
        texts(
          'The cherries come from forty families on one slope near Pu’er. We roast on Tuesdays and post on Wednesdays. | 咖啡果来自普洱同一面山坡上的四十户人家。周二烘焙，周三发货。',
        ),
        texts(
          'Tell us how you brew and we grind for it, or leave the beans whole. | 告诉我们你的冲煮方式，可代磨；也可以留整豆。',
        ),
      ],
      points: [
        texts('Roasted every Tuesday | 每周二新鲜烘焙'),
        texts('Scores 84 points | 杯测 84 分'),
        texts('Ground to your brewer | 按冲煮方式代磨'),
      ],
      object: '☕',
      beside: ['🫘', '🍪'],
      price: 15.8,
      was: 18,
      colours: [],
      options: [
        {
          name: texts('Weight | 净含量'),
          values: [{ text: texts('227 g | 227 克') }, { text: texts('454 g | 454 克'), surcharge: 13 }],
        },
        {
          name: texts('Grind | 研磨'),
          values: [
            { text: texts('Whole beans | 整豆') },
            { text: texts('Filter | 手冲') },
            { text: texts('Moka pot | 摩卡壶') },
            { text: texts('Espresso | 意式') },
          ],
        },
      ],
      parameters: [
        [texts('Origin | 产地'), texts('Pu’er, Yunnan | 云南普洱')],
        [texts('Variety | 品种'), texts('Catimor | 卡蒂姆')],
        [texts('Roast | 烘焙度'), texts('Medium | 中度')],
        [texts('Altitude | 海拔'), texts('1,500 m | 1500 米')],
        [texts('Best within | 最佳赏味'), texts('45 days of roasting | 烘焙后 45 天')],
      ],
      weightGrams: 270,
      sold: 3480,
      rating: 4.8,
      addedDaysAgo: 245,
    },
    {
      key: 'boba-kitchen',
      categoryId: 1120105,
      brand: 'Bobble Bar',
      name: texts('Brown Sugar Bubble Tea Kit, Six Cups | 黑糖珍珠奶茶自制套装（六杯）'),
      brief: texts('Chewy pearls in five minutes, without a queue. | 五分钟煮出 Q 弹珍珠，不用排队。'),
      story: [
        texts(
          'Quick-cook pearls, slow-boiled brown sugar and real black tea in bags; add your own milk, or any plant drink. | 速煮珍珠、慢熬黑糖、原叶红茶包，配上牛奶或植物奶就成。',
        ),
        texts(
          'Six wide straws are in the box, made from rice and happy to be eaten. | 附六根粗吸管，大米做的，喝完还能吃掉。',
        ),
      ],
      points: [
        texts('Pearls ready in five minutes | 珍珠五分钟即食'),
        texts('Real leaf tea, no creamer | 原叶茶，零植脂末'),
        texts('Edible rice straws | 可食用大米吸管'),
      ],
      object: '🧋',
      beside: ['🍵', '🥛'],
      price: 12.9,
      colours: [],
      options: [
        {
          name: texts('Flavour | 口味'),
          values: [
            { text: texts('Brown sugar | 黑糖') },
            { text: texts('Taro | 香芋') },
            { text: texts('Roasted oolong | 炭焙乌龙'), surcharge: 1.5 },
          ],
        },
      ],
      parameters: [
        [texts('Makes | 份量'), texts('6 cups of 400 ml | 6 杯，每杯 400 毫升')],
        [texts('Contents | 内含'), texts('Pearls, syrup, tea, straws | 珍珠、糖浆、茶包、吸管')],
        [texts('Allergens | 过敏原'), texts('None; milk not included | 无（不含牛奶）')],
        [texts('Keeps | 保质期'), texts('9 months | 9 个月')],
      ],
      weightGrams: 620,
      sold: 4120,
      rating: 4.4,
      addedDaysAgo: 11,
    },
  ],
};
