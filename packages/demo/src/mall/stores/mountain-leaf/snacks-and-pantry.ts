import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const snacksAndPantry: DemoShelf = {
  name: texts('Snacks & Pantry | 零食与厨房'),
  products: [
    {
      key: 'ember-chestnuts',
      categoryId: 1120301,
      brand: 'Ember Street',
      name: texts('Ember Street Ready-to-Eat Roast Chestnuts | 炭街即食糖炒甘栗仁'),
      brief: texts('Street-stall chestnuts, peeled for you. | 街口糖炒栗子的味道，壳已经替你剥好。'),
      story: [
        texts(
          'Small Qianxi chestnuts, roasted in sand and peeled while hot. Soft, sweet and nothing added. | 迁西小板栗，沙炒后趁热去壳，软糯香甜，零添加。',
        ),
        texts(
          'Little bags of eighty grams, about right for a walk to the station. | 八十克一小袋，走到地铁站刚好吃完。',
        ),
      ],
      points: [
        texts('Only chestnuts | 配料只有板栗'),
        texts('Peeled by hand | 人工去壳'),
        texts('Single-walk bags | 小袋分装'),
      ],
      object: '🌰',
      beside: ['🔥', '🍂'],
      price: 8.8,
      was: 10.5,
      colours: [],
      options: [
        {
          name: texts('Pack | 规格'),
          values: [{ text: texts('5 bags | 5 袋') }, { text: texts('10 bags | 10 袋'), surcharge: 7 }],
        },
      ],
      parameters: [
        [texts('Net weight | 净含量'), texts('80 g per bag | 每袋 80 克')],
        [texts('Origin | 产地'), texts('Qianxi, Hebei | 河北迁西')],
        [texts('Ingredients | 配料'), texts('Chestnuts | 板栗')],
        [texts('Keeps | 保质期'), texts('12 months | 12 个月')],
      ],
      weightGrams: 430,
      sold: 7640,
      rating: 4.6,
      addedDaysAgo: 350,
    },
    {
      key: 'seasalt-popcorn',
      categoryId: 1120302,
      brand: 'Front Row',
      name: texts('Front Row Caramel Sea Salt Popcorn | 前排海盐焦糖爆米花'),
      brief: texts('Every kernel coated, hardly any left unpopped. | 颗颗裹糖，几乎没有哑粒。'),
      story: [
        texts(
          'Mushroom corn pops round, so the caramel goes all the way. A flake of salt on the end stops it from being too much. | 选用球形玉米，焦糖裹得满满当当，末尾一点海盐，甜而不腻。',
        ),
        texts('The bucket closes again; whether that matters is up to you. | 桶盖可以重新盖紧，用不用得上看你。'),
      ],
      points: [
        texts('Round mushroom corn | 球形爆裂玉米'),
        texts('Popped in coconut oil | 椰子油爆制'),
        texts('Resealable bucket | 可复盖纸桶'),
      ],
      object: '🍿',
      beside: ['🎬', '🥤'],
      price: 5.9,
      colours: [],
      parameters: [
        [texts('Net weight | 净含量'), texts('170 g | 170 克')],
        [texts('Oil | 用油'), texts('Coconut oil | 椰子油')],
        [texts('Allergens | 过敏原'), texts('Milk | 牛奶')],
        [texts('Keeps | 保质期'), texts('6 months | 6 个月')],
      ],
      weightGrams: 230,
      sold: 3390,
      rating: 4.1,
      addedDaysAgo: 72,
    },
    {
      key: 'knotted-pretzels',
      categoryId: 1120303,
      brand: 'Crumb & Kin',
      name: texts('Hand-Knotted Soft Pretzels, Box of Six | 手打结软椒盐卷饼六只装'),
      brief: texts('Dark, glossy and chewy, ten minutes from your freezer. | 深色油亮有嚼劲，冷冻取出十分钟就能吃。'),
      story: [
        texts(
          'Dipped and baked in our kitchen, then frozen within the hour. Ten minutes in a hot oven bring the crust back. | 在自家厨房浸碱烘烤，一小时内急冻锁鲜。热烤箱十分钟，脆皮就回来了。',
        ),
        texts('A bag of coarse salt comes along, so that you decide how much. | 另附粗盐包，咸淡自己定。'),
      ],
      points: [
        texts('Knotted by hand | 手工打结'),
        texts('Salt packed apart | 盐包分装'),
        texts('Ten minutes to the table | 十分钟上桌'),
      ],
      object: '🥨',
      beside: ['🧂', '🧈'],
      price: 9.6,
      colours: [],
      parameters: [
        [texts('Net weight | 净含量'), texts('6 × 85 g | 6 × 85 克')],
        [texts('Allergens | 过敏原'), texts('Wheat, milk | 小麦、牛奶')],
        [texts('Storage | 储存'), texts('Frozen, −18 °C | −18 °C 冷冻')],
        [texts('Baking | 复烤'), texts('180 °C, 10 minutes | 180 °C，10 分钟')],
        [texts('Keeps | 保质期'), texts('6 months | 6 个月')],
      ],
      weightGrams: 620,
      sold: 287,
      rating: 4.4,
      addedDaysAgo: 25,
    },
    {
      key: 'sunny-mango',
      categoryId: 1120304,
      brand: 'Dry Season',
      name: texts('Dry Season Unsweetened Dried Mango | 旱季无加糖芒果干'),
      brief: texts('Ripe mango, sun and patience. | 熟芒果、阳光，还有耐心。'),
      story: [
        texts(
          'Sliced thick at full ripeness and dried for thirty hours, it keeps its chew and all of its perfume. | 树熟芒果厚切，低温烘三十小时，有嚼劲，香气一点没丢。',
        ),
        texts('Six kilos of fruit go into one kilo of slices. | 六斤鲜果，才出一斤果干。'),
      ],
      points: [
        texts('No added sugar | 不加一粒糖'),
        texts('No sulphur | 不用硫熏'),
        texts('Thick, chewy slices | 厚切有嚼劲'),
      ],
      object: '🥭',
      beside: ['🌴', '🧺'],
      price: 7.5,
      colours: [],
      options: [
        {
          name: texts('Pack | 规格'),
          values: [{ text: texts('120 g | 120 克') }, { text: texts('360 g | 360 克'), surcharge: 12 }],
        },
      ],
      parameters: [
        [texts('Ingredients | 配料'), texts('Mango | 芒果')],
        [texts('Origin | 产地'), texts('Baise, Guangxi | 广西百色')],
        [texts('Keeps | 保质期'), texts('10 months | 10 个月')],
        [texts('Storage | 储存'), texts('Close after opening | 开封后请密封')],
      ],
      weightGrams: 150,
      sold: 4460,
      rating: 4.7,
      addedDaysAgo: 265,
    },
    {
      key: 'knifecut-noodles',
      categoryId: 1120401,
      brand: 'Broad Bowl',
      name: texts('Sun-Dried Knife-Cut Noodles with Scallion Oil | 日晒刀削面配葱油'),
      brief: texts(
        'Wide, ruffled noodles and a jar’s worth of flavour in five minutes. | 宽边带褶的刀削面，五分钟一碗葱香。',
      ),
      story: [
        texts(
          'Dried on racks for eighteen hours and never fried, so that they drink up the sauce. | 竹架日晒十八小时，非油炸，挂汁力一流。',
        ),
        texts(
          'Boil, drain, stir in both sachets, and add an egg if there is one. | 煮熟沥干，两包料一拌，有蛋就加个蛋。',
        ),
      ],
      points: [
        texts('Never fried | 非油炸'),
        texts('Slow-cooked scallion oil | 慢熬葱油'),
        texts('Ready in five minutes | 五分钟出锅'),
      ],
      object: '🍜',
      beside: ['🥢', '🥚'],
      price: 10.9,
      was: 12.9,
      colours: [],
      options: [
        {
          name: texts('Flavour | 口味'),
          values: [
            { text: texts('Scallion oil | 葱油') },
            { text: texts('Sesame and vinegar | 麻酱老醋') },
            { text: texts('Red chilli | 红油'), surcharge: 0.6 },
          ],
        },
      ],
      parameters: [
        [texts('Net weight | 净含量'), texts('4 × 125 g | 4 × 125 克')],
        [texts('Allergens | 过敏原'), texts('Wheat, soy | 小麦、大豆')],
        [texts('Origin | 产地'), texts('Datong, Shanxi | 山西大同')],
        [texts('Keeps | 保质期'), texts('9 months | 9 个月')],
      ],
      weightGrams: 580,
      sold: 1875,
      rating: 4.5,
      addedDaysAgo: 140,
    },
    {
      key: 'redlantern-chilli',
      categoryId: 1120404,
      brand: 'Granny Tan',
      name: texts('Granny Tan Crunchy Chilli Crisp | 谭阿婆香脆辣椒酱'),
      brief: texts('More crunch than heat, and spoons of it will vanish. | 香多于辣，一勺接一勺停不下来。'),
      story: [
        texts(
          'Three kinds of chilli are fried one after another, then shallots, peanuts and fermented beans. It is ready when the kitchen coughs. | 三种辣椒依次下锅，再下红葱头、花生和豆豉。厨房里有人咳嗽，就是炒好了。',
        ),
        texts(
          'Put it on noodles, on eggs or, as the staff do, on vanilla ice cream. | 拌面、配蛋都好，店员们还爱浇在香草冰淇淋上。',
        ),
      ],
      points: [
        texts('Three chillies | 三种辣椒'),
        texts('Crunchy to the last spoon | 吃到最后一勺都脆'),
        texts('No glutamate added | 不加味精'),
      ],
      object: '🌶️',
      beside: ['🥜', '🍚'],
      price: 6.4,
      colours: [],
      options: [
        {
          name: texts('Heat | 辣度'),
          values: [{ text: texts('Mild | 微辣') }, { text: texts('Medium | 中辣') }, { text: texts('Hot | 特辣') }],
        },
      ],
      parameters: [
        [texts('Net weight | 净含量'), texts('210 g | 210 克')],
        [texts('Oil | 用油'), texts('Rapeseed oil | 菜籽油')],
        [texts('Allergens | 过敏原'), texts('Peanuts, soy | 花生、大豆')],
        [texts('Origin | 产地'), texts('Guizhou | 贵州')],
      ],
      weightGrams: 390,
      sold: 8390,
      rating: 4.8,
      addedDaysAgo: 611,
    },
  ],
};
