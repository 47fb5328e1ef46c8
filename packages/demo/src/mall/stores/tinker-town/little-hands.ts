import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const littleHands: DemoShelf = {
  name: texts('Little Hands | 小手乐园'),
  products: [
    {
      key: 'alderman-bear',
      categoryId: 1110101,
      brand: 'Hushwood',
      name: texts('Alderman Jointed Mohair-Feel Teddy Bear | 奥德曼可动关节泰迪熊'),
      brief: texts(
        'An old-fashioned bear whose arms and legs turn, so he can sit down to tea. | 手脚都能转动的老派小熊，坐下来就能陪你喝下午茶。',
      ),
      story: [
        texts(
          'Alderman is cut from dense short pile and stuffed by hand, a little firmer in the tummy so that he holds a hug. His nose is stitched, not glued, and nothing on him comes off. | 奥德曼用厚实短毛绒裁剪，手工填充，肚子特意填得饱满，抱起来很有分量。鼻子是一针一线绣出来的，全身没有可脱落的小零件。',
        ),
        texts(
          'He arrives in a cotton bag with a name tag that you can write on. | 随熊附赠棉布收纳袋和一枚可以写名字的小吊牌。',
        ),
      ],
      points: [
        texts('Five turning joints | 五处关节可转动'),
        texts('Embroidered eyes, safe from birth | 刺绣眼睛，新生儿也安心'),
        texts('Washable at 30 °C | 可 30 °C 机洗'),
      ],
      object: '🧸',
      beside: ['🎀', '🫖'],
      price: 32,
      was: 39,
      colours: ['brown', 'beige', 'pink'],
      options: [
        {
          name: texts('Height | 身高'),
          values: [
            { text: texts('25 cm | 25 厘米') },
            { text: texts('35 cm | 35 厘米'), surcharge: 10 },
            { text: texts('50 cm | 50 厘米'), surcharge: 26 },
          ],
        },
      ],
      parameters: [
        [texts('Outer fabric | 面料'), texts('Recycled polyester pile | 再生聚酯短毛绒')],
        [texts('Filling | 填充'), texts('Hollow fibre and glass beads | 中空棉与玻璃微珠')],
        [texts('Age | 适用年龄'), texts('0 and up | 0 岁以上')],
        [texts('Care | 洗护'), texts('Machine wash, gentle | 机洗轻柔模式')],
      ],
      weightGrams: 420,
      sold: 3860,
      rating: 4.9,
      addedDaysAgo: 412,
    },
    {
      key: 'momo-elephant',
      categoryId: 1110102,
      brand: 'Hushwood',
      name: texts('Momo Weighted Corduroy Elephant | 莫莫灯芯绒重力小象'),
      brief: texts('A kilo of calm with a trunk that curls around a finger. | 一公斤的安心感，长鼻子会卷住你的手指。'),
      story: [
        texts(
          'Momo lies heavy on a lap the way a sleeping cat does. The weight sits in six small pockets, so it never slides to one end. | 莫莫趴在腿上，就像一只睡着的猫，沉甸甸的。配重分装在六个小内袋里，不会滑到一头。',
        ),
        texts(
          'Made for reading corners, long car rides and evenings when sleep will not come. | 适合读书角、长途车程，还有那些翻来覆去睡不着的夜晚。',
        ),
      ],
      points: [
        texts('1 kg of evenly spread weight | 1 公斤均匀配重'),
        texts('Soft wide-wale corduroy | 柔软宽条灯芯绒'),
        texts('Removable washable cover | 外套可拆洗'),
      ],
      object: '🐘',
      beside: ['🧸', '🌙'],
      price: 36.5,
      colours: ['silver', 'blue', 'pink'],
      parameters: [
        [texts('Cover | 外套'), texts('Cotton corduroy | 纯棉灯芯绒')],
        [texts('Size | 尺寸'), texts('38 × 24 × 20 cm | 38 × 24 × 20 厘米')],
        [texts('Weight | 重量'), texts('1 kg | 1 公斤')],
        [texts('Age | 适用年龄'), texts('3 and up | 3 岁以上')],
      ],
      weightGrams: 1080,
      sold: 742,
      rating: 4.7,
      addedDaysAgo: 96,
    },
    {
      key: 'lindenwood-dolls',
      categoryId: 1110103,
      brand: 'Linden & Lark',
      name: texts('Lindenwood Nesting Dolls, Set of Seven | 椴木七层套娃'),
      brief: texts(
        'Seven sisters in one, the smallest no bigger than a bean. | 七姐妹藏在一个肚子里，最小的只有豆子大。',
      ),
      story: [
        texts(
          'Each doll is turned from one piece of seasoned linden, so the halves keep closing well in dry winters and damp summers. | 每只套娃都取自同一块陈放椴木，冬干夏潮也能严丝合缝。',
        ),
        texts(
          'The flowers on the aprons follow a meadow through the year, from snowdrop to winter berry. | 围裙上的花从雪滴花画到冬青果，一套就是草地上的一年。',
        ),
      ],
      points: [
        texts('Painted by hand, no two alike | 全手绘，每套都不一样'),
        texts('Water-based varnish | 水性环保清漆'),
        texts('Comes in a linen pouch | 附亚麻收纳袋'),
      ],
      object: '🪆',
      beside: ['🌼', '🎁'],
      price: 44,
      was: 52,
      colours: ['red', 'teal', 'yellow'],
      parameters: [
        [texts('Material | 材质'), texts('Linden wood | 椴木')],
        [texts('Tallest doll | 最大一只'), texts('18 cm | 18 厘米')],
        [texts('Smallest doll | 最小一只'), texts('1.6 cm | 1.6 厘米')],
        [texts('Pieces | 件数'), texts('7 | 7 件')],
        [texts('Age | 适用年龄'), texts('4 and up | 4 岁以上')],
      ],
      weightGrams: 510,
      sold: 218,
      rating: 4.8,
      addedDaysAgo: 301,
    },
    {
      key: 'longneck-lullaby',
      categoryId: 1110104,
      brand: 'Pebblesaur',
      name: texts('Long-Neck Lullaby Dinosaur Night Friend | 长颈龙哄睡小夜灯公仔'),
      brief: texts('Squeeze its tail and it glows and hums for fifteen minutes. | 捏一捏尾巴，它会发光哼歌十五分钟。'),
      story: [
        texts(
          'The light sits deep in the tummy and shines through the plush, so it is warm and never bright. Four melodies were recorded on a real music box. | 灯藏在肚子深处，透过绒毛发出暖光，一点也不刺眼。四首旋律都用真正的八音盒录制。',
        ),
        texts(
          'Take the module out through the zip and the dinosaur goes into the wash. | 拉开拉链取出发光模块，小恐龙就能直接丢进洗衣机。',
        ),
      ],
      points: [
        texts('Switches itself off | 自动熄灯'),
        texts('Charges by USB-C | USB-C 充电'),
        texts('Two volume levels | 两档音量'),
        texts('Module comes out for washing | 模块可拆，方便清洗'),
      ],
      object: '🦕',
      beside: ['🌙', '🛏️'],
      price: 28.9,
      colours: ['green', 'blue', 'purple'],
      parameters: [
        [texts('Fabric | 面料'), texts('Short plush | 短毛绒')],
        [texts('Length | 长度'), texts('42 cm | 42 厘米')],
        [texts('Battery | 电池'), texts('600 mAh, about 30 nights | 600 mAh，约 30 晚')],
        [texts('Age | 适用年龄'), texts('1 and up | 1 岁以上')],
      ],
      weightGrams: 360,
      sold: 1530,
      rating: 4.5,
      addedDaysAgo: 18,
    },
    {
      key: 'beeswax-crayons',
      categoryId: 1110503,
      brand: 'Scribble & Sons',
      name: texts('Chunky Beeswax Crayons in a Tin | 铁盒装蜂蜡胖胖蜡笔'),
      brief: texts('Thick, sweet-smelling crayons that do not snap in small fists. | 又粗又香，小拳头怎么握都不断。'),
      story: [
        texts(
          'Poured with real beeswax and food-grade pigments, they glide on paper, wood and even the back of a cereal box. | 用天然蜂蜡和食品级色粉浇铸，画纸、木板、麦片盒背面都能顺滑上色。',
        ),
        texts(
          'If a masterpiece lands on the wall, a warm damp cloth takes most of it off again. | 万一大作画到了墙上，温湿布一擦，大半就没了。',
        ),
      ],
      points: [
        texts('Real beeswax | 天然蜂蜡'),
        texts('Stays in one piece | 耐摔不易断'),
        texts('Wipes off smooth walls | 光滑墙面可擦除'),
      ],
      object: '🖍️',
      beside: ['📒', '🐝'],
      price: 12.8,
      colours: [],
      options: [
        {
          name: texts('Set | 套装'),
          values: [
            { text: texts('12 colours | 12 色') },
            { text: texts('18 colours | 18 色'), surcharge: 5 },
            { text: texts('24 colours | 24 色'), surcharge: 9 },
          ],
        },
      ],
      parameters: [
        [texts('Material | 材质'), texts('Beeswax, plant wax, pigment | 蜂蜡、植物蜡、色粉')],
        [texts('Crayon size | 单支尺寸'), texts('8 × 1.6 cm | 8 × 1.6 厘米')],
        [texts('Box | 包装'), texts('Hinged tin | 翻盖铁盒')],
        [texts('Age | 适用年龄'), texts('2 and up | 2 岁以上')],
      ],
      weightGrams: 260,
      sold: 8400,
      rating: 4.9,
      addedDaysAgo: 655,
    },
    {
      key: 'attic-studio',
      categoryId: 1110504,
      brand: 'Scribble & Sons',
      name: texts('Attic Studio Watercolour and Gouache Set | 阁楼画室水彩水粉套装'),
      brief: texts(
        'Everything for a rainy afternoon of painting, in one wooden case. | 下雨天画一下午，所需全在这只木箱里。',
      ),
      story: [
        texts(
          'Twenty-four half pans, six tubes of gouache, three brushes and a pad of heavy paper, each with its own place. | 二十四色固体水彩、六管水粉、三支画笔和一本厚画纸，各有各的位置。',
        ),
        texts(
          'The lid folds back into an easel, and the palette lifts out to be rinsed under the tap. | 箱盖翻过来就是小画架，调色盘可以取出直接冲洗。',
        ),
      ],
      points: [
        texts('Lid becomes an easel | 箱盖变画架'),
        texts('Strong, lightfast colours | 色彩饱满耐晒'),
        texts('Refill pans sold one by one | 颜料块可单独补充'),
      ],
      object: '🎨',
      beside: ['🖌️', '🖼️'],
      price: 46,
      was: 58,
      colours: [],
      parameters: [
        [texts('Contents | 内含'), texts('36 pieces | 36 件')],
        [texts('Case | 箱体'), texts('Beech plywood | 榉木胶合板')],
        [texts('Size | 尺寸'), texts('34 × 26 × 6 cm | 34 × 26 × 6 厘米')],
        [texts('Paper | 画纸'), texts('300 g, 20 sheets | 300 克，20 张')],
        [texts('Age | 适用年龄'), texts('6 and up | 6 岁以上')],
      ],
      weightGrams: 1750,
      sold: 389,
      rating: 4.6,
      addedDaysAgo: 9,
    },
  ],
};
