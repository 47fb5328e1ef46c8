import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const smallCompanions: DemoShelf = {
  name: texts('Small Companions | 水族鸟类小宠'),
  products: [
    {
      key: 'tidepool-tank',
      categoryId: 1140501,
      brand: 'Clearbrook',
      name: texts('Tidepool Rimless Desktop Aquarium | 潮池无框桌面水族箱'),
      brief: texts('A quiet metre of river for the corner of a desk. | 书桌一角，养一段安静的小河。'),
      story: [
        texts(
          'Low-iron glass, bevelled by hand, with filter and lamp in one slim bar. The pump is quieter than a page turning. | 超白玻璃手工倒边，过滤与灯合成一根细梁。水泵声比翻书还轻。',
        ),
        texts(
          'Let it run for three weeks before the first fish; the booklet says why. | 开缸先养水三周再放鱼，手册里写明了原因。',
        ),
      ],
      points: [
        texts('Clear low-iron glass | 超白玻璃'),
        texts('Filter and light in one | 过滤照明一体'),
        texts('Below 25 dB | 低于 25 分贝'),
      ],
      object: '🐠',
      beside: ['🌿', '🪨'],
      price: 79,
      was: 96,
      colours: [],
      options: [
        {
          name: texts('Volume | 容量'),
          values: [
            { text: texts('12 l | 12 升') },
            { text: texts('20 l | 20 升'), surcharge: 22 },
            { text: texts('35 l | 35 升'), surcharge: 55 },
          ],
        },
      ],
      parameters: [
        [texts('Glass | 玻璃'), texts('5 mm low-iron | 5 毫米超白')],
        [texts('Light | 灯光'), texts('6500 K, dimmable | 6500 K，可调光')],
        [texts('Power | 功率'), texts('9 W | 9 W')],
        [texts('Size | 尺寸'), texts('30 × 20 × 22 cm (12 l) | 30 × 20 × 22 厘米（12 升）')],
        [texts('Noise | 噪音'), texts('Below 25 dB | 低于 25 分贝')],
      ],
      weightGrams: 5200,
      sold: 361,
      rating: 4.6,
      addedDaysAgo: 148,
    },
    {
      key: 'robin-nestbox',
      categoryId: 1140502,
      brand: 'Hedgerow',
      name: texts('Robin Woven Roosting Nest for Birds | 知更鸟编织栖息鸟窝'),
      brief: texts('A dry pocket in the hedge for small birds in hard weather. | 风雨天里，给小鸟留一个干燥的口袋。'),
      story: [
        texts(
          'Coconut fibre and willow, tight enough for the rain and loose enough for claws. Hang it low in winter, higher in spring. | 椰棕与柳条编织，挡得住雨，又抓得住脚。冬天挂低，春天挂高。',
        ),
        texts(
          'Garden birds move in by themselves; budgies and finches like it indoors. | 野鸟会自己搬进来，虎皮鹦鹉和文鸟在室内也喜欢。',
        ),
      ],
      points: [
        texts('Natural fibres only | 全天然纤维'),
        texts('Rain-shedding roof | 斜顶挡雨'),
        texts('Indoors or out | 室内外通用'),
      ],
      object: '🪺',
      beside: ['🪶', '🌳'],
      price: 12.9,
      colours: [],
      parameters: [
        [texts('Material | 材质'), texts('Coconut fibre, willow | 椰棕、柳条')],
        [texts('Entrance | 洞口'), texts('4 cm | 4 厘米')],
        [texts('Size | 尺寸'), texts('16 × 14 × 22 cm | 16 × 14 × 22 厘米')],
        [texts('For | 适用'), texts('Robins, tits, finches, budgies | 知更鸟、山雀、文鸟、虎皮鹦鹉')],
      ],
      weightGrams: 210,
      sold: 517,
      rating: 4.4,
      addedDaysAgo: 430,
    },
    {
      key: 'carousel-wheel',
      categoryId: 1140503,
      brand: 'Nibble & Burrow',
      name: texts('Carousel Silent Hamster Exercise Wheel | 摩天轮静音仓鼠跑轮'),
      brief: texts('Four kilometres a night, and you will not hear one of them. | 一晚跑四公里，你一步也听不见。'),
      story: [
        texts(
          'Two sealed bearings and a closed running track keep feet and tails safe. It stands by itself or hangs from the bars. | 双密封轴承，封闭跑道不夹脚不夹尾。可落地可挂笼。',
        ),
        texts('Choose by back length: a straight back means the right wheel. | 按背长选号，跑起来背是直的就对了。'),
      ],
      points: [
        texts('Sealed silent bearings | 密封静音轴承'),
        texts('Closed safe track | 封闭跑道不夹尾'),
        texts('Stands or hangs | 可立可挂'),
      ],
      object: '🎡',
      beside: ['🌻', '🥜'],
      price: 15.9,
      colours: ['pink', 'mint', 'yellow'],
      options: [
        {
          name: texts('Diameter | 直径'),
          values: [
            { text: texts('17 cm | 17 厘米') },
            { text: texts('21 cm | 21 厘米'), surcharge: 4 },
            { text: texts('28 cm | 28 厘米'), surcharge: 9 },
          ],
        },
      ],
      parameters: [
        [texts('Material | 材质'), texts('ABS, cork track | ABS、软木跑道')],
        [texts('Noise | 噪音'), texts('Below 20 dB | 低于 20 分贝')],
        [texts('For | 适用'), texts('Hamsters, gerbils, mice | 仓鼠、沙鼠、小鼠')],
        [texts('Care | 清洁'), texts('Warm water | 温水清洗')],
      ],
      weightGrams: 430,
      sold: 2870,
      rating: 4.5,
      addedDaysAgo: 20,
    },
    {
      key: 'clover-burrow',
      categoryId: 1140504,
      brand: 'Nibble & Burrow',
      name: texts('Clover Hill Timothy Hay Rabbit House | 三叶草坡提摩西草兔屋'),
      brief: texts('A home that may be eaten, room by room. | 可以一间一间吃掉的家。'),
      story: [
        texts(
          'Woven from timothy hay without glue or wire. Rabbits hide in it, nap in it and wear their teeth down on the walls. | 提摩西草手编，不用胶、不用铁丝。兔子躲进去、睡进去，还能啃墙磨牙。',
        ),
        texts('Most last six weeks, a hungry lop two. | 一般能住六周，馋嘴的垂耳兔大概两周。'),
      ],
      points: [
        texts('Wholly edible | 全屋可食'),
        texts('Good for teeth | 磨牙护齿'),
        texts('No wire, no glue | 无铁丝无胶'),
      ],
      object: '🐇',
      beside: ['🥕', '🍀'],
      price: 18.6,
      was: 22,
      colours: [],
      parameters: [
        [texts('Material | 材质'), texts('Timothy hay | 提摩西草')],
        [texts('Size | 尺寸'), texts('36 × 30 × 24 cm | 36 × 30 × 24 厘米')],
        [texts('For | 适用'), texts('Rabbits, guinea pigs | 兔子、豚鼠')],
        [texts('Storage | 储存'), texts('Dry and airy | 干燥通风')],
      ],
      weightGrams: 680,
      sold: 455,
      rating: 4.7,
      addedDaysAgo: 58,
    },
    {
      key: 'canyon-vivarium',
      categoryId: 1140505,
      brand: 'Clearbrook',
      name: texts('Canyon Front-Opening Gecko Vivarium | 峡谷前开门守宫饲养箱'),
      brief: texts(
        'Magnetic doors, a cork wall and a warm end to bask in. | 磁吸前门、软木背板，还有一头暖洋洋的晒台。',
      ),
      story: [
        texts(
          'Opening at the front frightens a gecko less than a hand from above. A mesh roof lets heat and ultraviolet through. | 前开门比从上方伸手更不惊扰守宫。网顶透热透紫外线。',
        ),
        texts(
          'Thermometer, hide and climbing branch are included; the lodger is not. | 附温湿度计、躲避屋和攀爬枝，房客请自备。',
        ),
      ],
      points: [
        texts('Magnetic front doors | 磁吸前开门'),
        texts('Cork climbing wall | 软木攀爬背板'),
        texts('Escape-proof cable ports | 防逃线孔'),
      ],
      object: '🦎',
      beside: ['🌡️', '🪨'],
      price: 112,
      colours: ['black', 'white'],
      options: [
        {
          name: texts('Size | 尺寸'),
          values: [
            { text: texts('45 × 45 × 45 cm | 45 × 45 × 45 厘米') },
            { text: texts('60 × 45 × 45 cm | 60 × 45 × 45 厘米'), surcharge: 38 },
          ],
        },
      ],
      parameters: [
        [texts('Glass | 玻璃'), texts('5 mm tempered | 5 毫米钢化')],
        [texts('Roof | 顶网'), texts('Stainless steel mesh | 不锈钢网')],
        [texts('Base | 底部'), texts('Watertight, 12 cm deep | 防水，深 12 厘米')],
        [texts('For | 适用'), texts('Geckos, small frogs | 守宫、小型蛙类')],
      ],
      weightGrams: 12800,
      sold: 28,
      rating: 4.2,
      addedDaysAgo: 640,
    },
  ],
};
