import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const fruitAndGifts: DemoShelf = {
  name: texts('Fruit, Drinks & Gifts | 鲜果饮品礼盒'),
  products: [
    {
      key: 'orchard-juice',
      categoryId: 1120501,
      brand: 'Press House',
      name: texts('Cloudy Apple and Ginger Pressed Juice | 姜味苹果浑浊汁'),
      brief: texts('Cold-pressed, cloudy, with a warm nudge of ginger. | 冷压浑浊苹果汁，带一点暖暖的姜。'),
      story: [
        texts(
          'Windfalls and market apples are pressed together within a day of picking. Shake it: the cloud is the fruit. | 采摘一天内鲜果压榨。喝前摇一摇，浑浊的就是果肉。',
        ),
        texts('Warm a cup on the stove in winter, or top it with soda in summer. | 冬天热一杯，夏天兑点气泡水。'),
      ],
      points: [
        texts('Not from concentrate | 非浓缩还原'),
        texts('No added sugar or water | 不加糖、不加水'),
        texts('Good hot and cold | 冷热皆宜'),
      ],
      object: '🧃',
      beside: ['🍎', '🍂'],
      price: 15.6,
      colours: [],
      options: [
        {
          name: texts('Pack | 规格'),
          values: [
            { text: texts('12 × 250 ml | 12 × 250 毫升') },
            { text: texts('24 × 250 ml | 24 × 250 毫升'), surcharge: 13 },
          ],
        },
      ],
      parameters: [
        [texts('Ingredients | 配料'), texts('Apple juice, ginger juice | 苹果汁、姜汁')],
        [texts('Origin | 产地'), texts('Luochuan, Shaanxi | 陕西洛川')],
        [texts('Process | 工艺'), texts('Cold-pressed, pasteurised | 冷压、巴氏杀菌')],
        [texts('Keeps | 保质期'), texts('9 months | 9 个月')],
      ],
      weightGrams: 3300,
      sold: 812,
      rating: 4.3,
      addedDaysAgo: 110,
    },
    {
      key: 'barista-oat',
      categoryId: 1120502,
      brand: 'Pale Field',
      name: texts('Pale Field Barista Oat Drink | 浅田咖啡师燕麦奶'),
      brief: texts('Foams like milk and leaves the coffee alone. | 打泡像牛奶，却不抢咖啡的味道。'),
      story: [
        texts(
          'Whole oats from Inner Mongolia, a little rapeseed oil for the foam, salt. It does not split in a sour roast. | 内蒙古整粒燕麦，加一点菜籽油和盐，打泡细腻，遇到偏酸的咖啡也不分层。',
        ),
        texts('In tea it makes a fine, light milk tea. | 兑红茶就是一杯清爽的燕麦奶茶。'),
      ],
      points: [
        texts('Fine, lasting foam | 奶泡细腻持久'),
        texts('No added sugar | 无添加糖'),
        texts('Rich in calcium | 高钙'),
      ],
      object: '🥛',
      beside: ['🌾', '☕'],
      price: 17.4,
      was: 20.4,
      colours: [],
      parameters: [
        [texts('Pack | 规格'), texts('6 × 1 l | 6 × 1 升')],
        [texts('Oats | 燕麦含量'), texts('11% | 11%')],
        [texts('Allergens | 过敏原'), texts('Oats (gluten) | 燕麦（含麸质）')],
        [texts('Storage | 储存'), texts('Chill after opening, 5 days | 开封后冷藏，5 天内饮用')],
      ],
      weightGrams: 6350,
      sold: 2058,
      rating: 4.6,
      addedDaysAgo: 285,
    },
    {
      key: 'hillside-mandarins',
      categoryId: 1120503,
      brand: 'First Slope',
      name: texts('First Slope Sugar Mandarin Box | 头坡砂糖橘鲜果箱'),
      brief: texts('Thumb-peel mandarins with a leaf still on. | 带叶鲜摘，拇指一抠就开。'),
      story: [
        texts(
          'Picked in the morning and packed by noon on the same slope. No wax, so the skin is matt and smells of the tree. | 清晨采摘，中午就在坡下装箱。不打蜡，果皮哑光，带着树的味道。',
        ),
        texts('If one arrives bruised, send a photo and we pay you back for it. | 有坏果拍照即赔，不用退货。'),
      ],
      points: [
        texts('Picked on the day | 当日现摘'),
        texts('No wax, no preservative | 不打蜡、不保鲜'),
        texts('Bruised fruit refunded | 坏果包赔'),
      ],
      object: '🍊',
      beside: ['🧺', '🍃'],
      price: 12.8,
      colours: [],
      options: [
        {
          name: texts('Weight | 净重'),
          values: [
            { text: texts('1.5 kg | 3 斤') },
            { text: texts('2.5 kg | 5 斤'), surcharge: 7 },
            { text: texts('4.5 kg | 9 斤'), surcharge: 17 },
          ],
        },
      ],
      parameters: [
        [texts('Origin | 产地'), texts('Lipu, Guangxi | 广西荔浦')],
        [texts('Fruit size | 果径'), texts('40 to 50 mm | 40–50 毫米')],
        [texts('Sweetness | 糖度'), texts('13 °Brix and up | 13 度以上')],
        [texts('Storage | 储存'), texts('Cool and airy, 10 days | 阴凉通风，10 天内食用')],
      ],
      weightGrams: 1800,
      sold: 5930,
      rating: 4.5,
      addedDaysAgo: 8,
    },
    {
      key: 'honey-peaches',
      categoryId: 1120503,
      brand: 'First Slope',
      name: texts('White Honey Peach Gift Box of Eight | 水蜜桃八只礼盒'),
      brief: texts('So ripe that you can drink them through the skin. | 熟到可以插吸管喝的水蜜桃。'),
      story: [
        texts(
          'Bagged on the tree against wasps and sun, picked at nine parts ripe and laid one by one in soft nests. | 树上套袋，九成熟采摘，一只只放进软网窝。',
        ),
        texts(
          'Leave them out for a day or two; when the kitchen smells of peach, they are ready. | 室温放一两天，厨房里闻到桃香，就可以吃了。',
        ),
      ],
      points: [
        texts('250 g and more each | 单果 250 克以上'),
        texts('Nested one by one | 单只独立包装'),
        texts('Air freight in season | 当季空运'),
      ],
      object: '🍑',
      beside: ['🎁', '🍃'],
      price: 29.8,
      was: 36,
      colours: [],
      parameters: [
        [texts('Origin | 产地'), texts('Yangshan, Wuxi | 无锡阳山')],
        [texts('Count | 数量'), texts('8 peaches | 8 只')],
        [texts('Season | 产季'), texts('June to August | 6–8 月')],
        [texts('Storage | 储存'), texts('Ripen at room temperature | 室温后熟，熟后冷藏')],
      ],
      weightGrams: 2400,
      sold: 96,
      rating: 3.9,
      addedDaysAgo: 44,
    },
    {
      key: 'moonrise-hamper',
      categoryId: 1120504,
      brand: 'Mountain Leaf',
      name: texts('Moonrise Mooncake and Tea Hamper | 月升月饼茶礼盒'),
      brief: texts('Eight small mooncakes and two teas to go with them. | 八枚小月饼，配两款下茶的好茶。'),
      story: [
        texts(
          'Lotus paste with pine nuts, five kernels, red bean with tangerine peel and salted yolk: two of each, no bigger than a plum. | 松仁莲蓉、五仁、陈皮红豆、蛋黄，各两枚，李子大小，一口一个刚好。',
        ),
        texts('The box is a two-drawer chest, meant to hold letters later. | 礼盒是双层抽屉小柜，吃完可以装信。'),
      ],
      points: [
        texts('Four fillings, less sugar | 四种馅料，减糖配方'),
        texts('Oolong and smoked black tea | 乌龙与松烟红茶各一'),
        texts('Keepsake drawer box | 双抽屉礼盒可留用'),
      ],
      object: '🥮',
      beside: ['🍵', '🏮'],
      price: 42,
      was: 52,
      colours: [],
      parameters: [
        [texts('Contents | 内含'), texts('8 mooncakes, 2 × 25 g tea | 月饼 8 枚、茶 2 × 25 克')],
        [texts('Cake weight | 单枚重量'), texts('50 g | 50 克')],
        [texts('Allergens | 过敏原'), texts('Wheat, egg, nuts | 小麦、鸡蛋、坚果')],
        [texts('Keeps | 保质期'), texts('60 days | 60 天')],
        [texts('Box | 礼盒'), texts('28 × 20 × 14 cm | 28 × 20 × 14 厘米')],
      ],
      weightGrams: 1380,
      sold: 1203,
      rating: 4.7,
      addedDaysAgo: 3,
    },
  ],
};
