import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const skincare: DemoShelf = {
  name: texts('Skincare | 护肤'),
  products: [
    {
      key: 'cloud-cream',
      categoryId: 1100201,
      brand: 'Petal & Clay',
      name: texts('Cloud Barrier Repair Cream | 云朵屏障修护面霜'),
      brief: texts(
        'A whipped cream with five ceramides for skin that has had enough. | 五重神经酰胺打发面霜，安抚疲惫肌肤。',
      ),
      story: [
        texts('No scent, no colour and no promises beyond calm skin in two weeks. | 无香无色，只承诺两周内肌肤平稳。'),
        texts('The pump keeps the last gram as clean as the first. | 真空泵头，最后一克同样洁净。'),
      ],
      points: [texts('Five ceramides | 五重神经酰胺'), texts('No scent | 无香精'), texts('Airless pump | 真空泵瓶')],
      object: '🧴',
      beside: ['☁️', '🥛'],
      price: 38,
      was: 46,
      colours: [],
      options: [
        {
          name: texts('Volume | 容量'),
          values: [{ text: texts('50 ml | 50 毫升') }, { text: texts('100 ml | 100 毫升'), surcharge: 22 }],
        },
      ],
      parameters: [
        [texts('Key ingredients | 主要成分'), texts('Ceramides, squalane, oat oil | 神经酰胺、角鲨烷、燕麦油')],
        [texts('Skin type | 适用肤质'), texts('Dry and sensitive | 干性与敏感性')],
        [texts('pH | pH 值'), texts('5.5 | 5.5')],
        [texts('Shelf life | 保质期'), texts('36 months unopened | 未开封 36 个月')],
        [texts('Made in | 产地'), texts('South Korea | 韩国')],
      ],
      weightGrams: 120,
      sold: 6730,
      rating: 4.8,
      addedDaysAgo: 310,
    },
    {
      key: 'chalk-cleanser',
      categoryId: 1100202,
      brand: 'Petal & Clay',
      name: texts('White Clay Cleansing Bar | 白陶土洁面皂'),
      brief: texts('A soap-free bar that foams like cream and rinses like water. | 无皂基洁面块，泡沫绵密，一冲即净。'),
      story: [
        texts(
          'One bar replaces two bottles and lives happily on the included slate dish. | 一块抵两瓶洁面，附石板皂碟沥水。',
        ),
        texts('White clay lifts sunscreen without a second wash. | 白陶土带走防晒，无需二次清洁。'),
      ],
      points: [
        texts('Soap-free, pH 5.5 | 无皂基，pH 5.5'),
        texts('Slate dish included | 附石板皂碟'),
        texts('No plastic | 零塑料包装'),
      ],
      object: '🧼',
      beside: ['🫧', '🪨'],
      price: 18,
      colours: [],
      parameters: [
        [
          texts('Key ingredients | 主要成分'),
          texts('White kaolin, coconut-based cleanser, glycerine | 白高岭土、椰油基表活、甘油'),
        ],
        [texts('Skin type | 适用肤质'), texts('All skin types | 各种肤质')],
        [texts('Weight | 重量'), texts('90 g | 90 克')],
        [texts('Shelf life | 保质期'), texts('24 months unopened | 未开封 24 个月')],
        [texts('Made in | 产地'), texts('France | 法国')],
      ],
      weightGrams: 260,
      sold: 1980,
      rating: 4.4,
      addedDaysAgo: 128,
    },
    {
      key: 'first-light-serum',
      categoryId: 1100203,
      brand: 'Petal & Clay',
      name: texts('First Light Vitamin C Serum | 晨曦维 C 亮肤精华'),
      brief: texts('Fifteen per cent vitamin C, bottled the week you order it. | 15% 维 C，下单当周灌装。'),
      story: [
        texts(
          'Vitamin C fades with time, so every tube carries the date of filling and we do not keep stock. | 维 C 会随时间失活，每支标注灌装日期，不囤库存。',
        ),
        texts('Three drops in the morning, sunscreen after. | 早晨三滴，随后涂防晒。'),
      ],
      points: [
        texts('Filled to order | 按单新鲜灌装'),
        texts('15% vitamin C | 15% 原型维 C'),
        texts('Light-proof tube | 避光瓶身'),
      ],
      object: '🧪',
      beside: ['🍊', '☀️'],
      price: 46,
      colours: [],
      options: [
        {
          name: texts('Volume | 容量'),
          values: [{ text: texts('15 ml | 15 毫升') }, { text: texts('30 ml | 30 毫升'), surcharge: 24 }],
        },
      ],
      parameters: [
        [
          texts('Key ingredients | 主要成分'),
          texts('15% ascorbic acid, ferulic acid, vitamin E | 15% 抗坏血酸、阿魏酸、维生素 E'),
        ],
        [texts('Skin type | 适用肤质'), texts('All but very sensitive | 非重度敏感肌')],
        [texts('Use | 用法'), texts('Mornings, 3 drops | 早晨 3 滴')],
        [texts('Shelf life | 保质期'), texts('3 months from opening | 开封后 3 个月')],
        [texts('Made in | 产地'), texts('Germany | 德国')],
      ],
      weightGrams: 60,
      sold: 870,
      rating: 4.5,
      addedDaysAgo: 6,
    },
    {
      key: 'parasol-fluid',
      categoryId: 1100204,
      brand: 'Petal & Clay',
      name: texts('Parasol SPF 50 Daily Fluid | 遮阳伞 SPF50 日用防晒乳'),
      brief: texts('A sunscreen as thin as water that leaves no white cast. | 水感轻薄，不泛白的日用防晒。'),
      story: [
        texts(
          'Shake it, dot it, forget it. It sits well under make-up and does not sting the eyes. | 摇一摇、点一点、抹开就好；不搓泥，不辣眼。',
        ),
        texts('Reef-safe filters; the bottle is made of sugar cane. | 珊瑚友好防晒剂，甘蔗基瓶身。'),
      ],
      points: [
        texts('SPF 50, PA++++ | SPF50 PA++++'),
        texts('No white cast | 不泛白'),
        texts('Does not sting the eyes | 不辣眼'),
      ],
      object: '🧴',
      beside: ['⛱️', '🌊'],
      price: 26,
      colours: [],
      options: [
        {
          name: texts('Volume | 容量'),
          values: [{ text: texts('40 ml | 40 毫升') }, { text: texts('60 ml | 60 毫升'), surcharge: 9 }],
        },
      ],
      parameters: [
        [texts('Protection | 防晒指数'), texts('SPF 50, PA++++ | SPF50 PA++++')],
        [texts('Key ingredients | 主要成分'), texts('New-generation filters, niacinamide | 新一代防晒剂、烟酰胺')],
        [texts('Skin type | 适用肤质'), texts('All skin types | 各种肤质')],
        [texts('Water resistance | 防水'), texts('80 minutes | 80 分钟')],
        [texts('Shelf life | 保质期'), texts('24 months unopened | 未开封 24 个月')],
        [texts('Made in | 产地'), texts('South Korea | 韩国')],
      ],
      weightGrams: 85,
      sold: 5210,
      rating: 4.6,
      addedDaysAgo: 74,
    },
    {
      key: 'hive-mask',
      categoryId: 1100205,
      brand: 'Petal & Clay',
      name: texts('Hive Honey and Propolis Mask | 蜂巢蜂蜜蜂胶面膜'),
      brief: texts('A warm, sticky ten-minute mask that rinses off like silk. | 温热十分钟，冲洗如丝的蜂蜜面膜。'),
      story: [
        texts(
          'Raw honey from four hives behind our workshop, with propolis and a little clay. | 采自工坊后院四箱蜂的生蜜，加入蜂胶与少许陶土。',
        ),
        texts(
          'Made once a year after the lime trees flower; when it is gone, it is gone. | 每年椴花期后只做一批，售完即止。',
        ),
      ],
      points: [
        texts('Raw lime-blossom honey | 椴树生蜜'),
        texts('Warms on the skin | 自发温热'),
        texts('One batch a year | 一年一批'),
      ],
      object: '🍯',
      beside: ['🐝', '🌼'],
      price: 32,
      colours: [],
      parameters: [
        [texts('Key ingredients | 主要成分'), texts('Raw honey, propolis, kaolin | 生蜂蜜、蜂胶、高岭土')],
        [texts('Skin type | 适用肤质'), texts('Dull and dry | 暗沉与干性')],
        [texts('Volume | 容量'), texts('75 ml | 75 毫升')],
        [texts('Use | 用法'), texts('10 minutes, twice a week | 每次 10 分钟，每周两次')],
        [texts('Shelf life | 保质期'), texts('18 months unopened | 未开封 18 个月')],
        [texts('Made in | 产地'), texts('China | 中国')],
      ],
      weightGrams: 190,
      sold: 286,
      rating: 4.9,
      addedDaysAgo: 13,
    },
  ],
};
