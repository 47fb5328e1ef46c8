import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const furniture: DemoShelf = {
  name: texts('Furniture | 家具'),
  products: [
    {
      key: 'sunday-sofa',
      categoryId: 1080101,
      brand: 'Loom & Linen',
      name: texts('Sunday Linen Three-Seat Sofa | 星期天亚麻三人沙发'),
      brief: texts('Deep enough for a nap, firm enough for guests. | 深坐可午睡，待客也端庄。'),
      story: [
        texts(
          'Washed linen over a kiln-dried frame, with feather in the cushions and springs under them. Every cover comes off. | 水洗亚麻面料、烘干实木框架，羽绒坐垫下有弹簧支撑，所有外套均可拆洗。',
        ),
        texts('Two people carry it up, unwrap it and take the cardboard away. | 双人送货上楼，拆包摆放，纸箱带走。'),
      ],
      points: [
        texts('Removable covers | 全拆洗'),
        texts('Kiln-dried beech frame | 烘干榉木框架'),
        texts('Carried in and unwrapped | 送货入户摆放'),
        texts('100 nights to decide | 百日试坐'),
      ],
      object: '🛋️',
      beside: ['📚', '🪴'],
      price: 1280,
      was: 1490,
      colours: ['beige', 'green', 'navy', 'coral'],
      options: [
        {
          name: texts('Width | 规格'),
          values: [
            { text: texts('Two seats, 168 cm | 双人位 168 厘米') },
            { text: texts('Three seats, 214 cm | 三人位 214 厘米'), surcharge: 260 },
          ],
        },
      ],
      parameters: [
        [texts('Cover | 面料'), texts('Washed linen | 水洗亚麻')],
        [texts('Frame | 框架'), texts('Beech | 榉木')],
        [texts('Filling | 填充'), texts('Feather and foam | 羽绒与海绵')],
        [texts('Seat depth | 座深'), texts('62 cm | 62 厘米')],
        [texts('Care | 清洁'), texts('Wash at 30 °C | 30℃ 水洗')],
      ],
      weightGrams: 58000,
      sold: 146,
      rating: 4.8,
      addedDaysAgo: 420,
      hasPickup: true,
    },
    {
      key: 'reed-chair',
      categoryId: 1080102,
      brand: 'Halm',
      name: texts('Halm Reed Seat Side Chair | 禾木 草编座面单椅'),
      brief: texts('Paper cord, woven by one pair of hands. | 纸绳座面，一双手编成。'),
      story: [
        texts(
          'A weaver needs a day for each seat; 120 metres of cord go into it. It creaks for a week and then never again. | 一张座面要编一整天，用掉一百二十米纸绳；头一周会轻响，之后便安静了。',
        ),
        texts('Ash, oiled, with pads underneath. | 白蜡木上油，附脚垫。'),
      ],
      points: [
        texts('Handwoven seat | 手工编织座面'),
        texts('Solid ash | 白蜡木实木'),
        texts('Can be rewoven | 座面可重编'),
      ],
      object: '🪑',
      beside: ['🧵', '🌾'],
      price: 198,
      colours: ['brown', 'beige', 'black'],
      parameters: [
        [texts('Frame | 框架'), texts('Ash | 白蜡木')],
        [texts('Seat | 座面'), texts('Paper cord | 纸绳')],
        [texts('Size | 尺寸'), texts('49 × 51 × 78 cm | 49 × 51 × 78 厘米')],
        [texts('Carries | 承重'), texts('120 kg | 120 千克')],
      ],
      weightGrams: 4800,
      sold: 538,
      rating: 4.7,
      addedDaysAgo: 350,
    },
    {
      key: 'stillwater-bed',
      categoryId: 1080103,
      brand: 'Halm',
      name: texts('Halm Stillwater Solid Oak Bed | 禾木 静水橡木床'),
      brief: texts('No squeak, no screws, no fuss. | 不响、无钉、不折腾。'),
      story: [
        texts(
          'The joints lock under your weight, so it grows quieter the more it is slept in. | 榫卯受力锁紧，越睡越安静。',
        ),
        texts('Fifteen minutes to put up, no tools. | 免工具安装，十五分钟搭好。'),
      ],
      points: [
        texts('Joined without screws | 全榫卯结构'),
        texts('Assembles without tools | 免工具安装'),
        texts('Slats included | 附排骨架'),
      ],
      object: '🛏️',
      beside: ['🌙', '🕯️'],
      price: 690,
      colours: ['brown', 'white'],
      options: [
        {
          name: texts('Mattress | 床垫尺寸'),
          values: [
            { text: texts('120 × 200 cm | 1.2 × 2 米') },
            { text: texts('150 × 200 cm | 1.5 × 2 米'), surcharge: 90 },
            { text: texts('180 × 200 cm | 1.8 × 2 米'), surcharge: 160 },
          ],
        },
      ],
      parameters: [
        [texts('Material | 材质'), texts('Solid oak | 橡木实木')],
        [texts('Height | 床面高'), texts('34 cm | 34 厘米')],
        [texts('Under the bed | 床底净空'), texts('22 cm | 22 厘米')],
        [texts('Finish | 涂装'), texts('Plant oil | 植物木蜡油')],
      ],
      weightGrams: 49000,
      sold: 97,
      rating: 4.9,
      addedDaysAgo: 21,
    },
    {
      key: 'alcove-wardrobe',
      categoryId: 1080104,
      brand: 'Halm',
      name: texts('Halm Alcove One-Door Wardrobe | 禾木 Alcove 单门衣柜'),
      brief: texts('A narrow door with a lot behind it. | 窄窄一扇门，藏得下四季。'),
      story: [
        texts(
          'Fifty centimetres wide, made for halls and spare rooms, with a rail, three shelves and hooks in the door. | 仅宽五十厘米，玄关客房都放得下；内有挂杆、三层搁板与门后挂钩。',
        ),
        texts('The door can be hung on either side. | 门可左右换向安装。'),
      ],
      points: [
        texts('50 cm wide | 仅宽 50 厘米'),
        texts('Door opens either way | 左右开门可换'),
        texts('Soft-close hinges | 阻尼铰链'),
      ],
      object: '🚪',
      beside: ['🧥', '👘'],
      price: 420,
      was: 480,
      colours: ['brown', 'teal'],
      parameters: [
        [texts('Size | 尺寸'), texts('50 × 55 × 190 cm | 50 × 55 × 190 厘米')],
        [texts('Material | 材质'), texts('Pine, oak veneer | 松木，橡木贴面')],
        [texts('Inside | 内部'), texts('Rail, 3 shelves, 4 hooks | 挂杆、3 层板、4 挂钩')],
        [texts('Assembly | 安装'), texts('40 minutes | 约 40 分钟')],
      ],
      weightGrams: 36000,
      sold: 64,
      rating: 4.0,
      addedDaysAgo: 280,
    },
    {
      key: 'archive-cabinet',
      categoryId: 1080105,
      brand: 'Tidewell',
      name: texts('Tidewell Archive Steel Cabinet | 理好 Archive 钢制收纳柜'),
      brief: texts('An office thing with good manners. | 办公气质，居家脾气。'),
      story: [
        texts(
          'Drawers on ball bearings and powder-coated edges you can lean on. Papers below, yarn above. | 滚珠抽屉顺滑静音，粉末喷涂圆边；下层放文件，上层放毛线。',
        ),
        texts('Castors and a lock are included. | 附脚轮与锁。'),
      ],
      points: [
        texts('Fully opening drawers | 抽屉全拉出'),
        texts('Lock and castors | 带锁带轮'),
        texts('Arrives assembled | 整装到货'),
      ],
      object: '🗄️',
      beside: ['🧶', '📁'],
      price: 159,
      colours: ['silver', 'mint', 'yellow'],
      options: [
        {
          name: texts('Drawers | 抽屉'),
          values: [{ text: texts('Two | 两层') }, { text: texts('Three | 三层'), surcharge: 35 }],
        },
      ],
      parameters: [
        [texts('Material | 材质'), texts('Powder-coated steel | 粉末喷涂钢')],
        [texts('Size | 尺寸'), texts('39 × 50 × 60 cm | 39 × 50 × 60 厘米')],
        [texts('Carries | 单屉承重'), texts('25 kg per drawer | 25 千克')],
        [texts('Weight | 重量'), texts('19 kg | 19 千克')],
      ],
      weightGrams: 21000,
      sold: 312,
      rating: 4.3,
      addedDaysAgo: 115,
    },
  ],
};
