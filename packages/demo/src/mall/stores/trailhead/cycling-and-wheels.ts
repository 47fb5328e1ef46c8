import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const cyclingAndWheels: DemoShelf = {
  name: texts('Bikes & Wheels | 骑行轮滑'),
  products: [
    {
      key: 'canalside-bike',
      categoryId: 1130401,
      brand: 'Velmere',
      name: texts('Canalside Step-Through City Bike | 河畔低跨城市自行车'),
      brief: texts(
        'Upright, unhurried and fitted with everything a street asks for. | 坐姿挺拔、不慌不忙，上街要的配件一样不少。',
      ),
      story: [
        texts(
          'You step through, not over, and sit up to see the shop windows. Seven hub gears change while you wait at the lights. | 低跨车架一步就上，挺直腰背看街景。七速内变速，等红灯时也能换挡。',
        ),
        texts(
          'Lights, mudguards, a rack and a ring lock are all on it. It arrives nine tenths built, with the two tools for the rest. | 车灯、挡泥板、后货架、环形锁全都装好。到手已装九成，附两把工具收尾。',
        ),
      ],
      points: [
        texts('Seven-speed hub gear | 七速内变速'),
        texts('Lights run off the wheel | 花鼓发电车灯'),
        texts('Chain guard keeps trousers clean | 全包链罩不蹭裤脚'),
        texts('Nine tenths assembled | 九成整车发货'),
      ],
      object: '🚲',
      beside: ['🧺', '🌷'],
      price: 429,
      was: 489,
      colours: ['mint', 'beige', 'navy'],
      options: [
        {
          name: texts('Frame | 车架'),
          values: [
            { text: texts('S, 150 to 163 cm | S，身高 150–163 厘米') },
            { text: texts('M, 163 to 175 cm | M，身高 163–175 厘米') },
            { text: texts('L, 175 to 188 cm | L，身高 175–188 厘米') },
          ],
        },
      ],
      parameters: [
        [texts('Frame | 车架'), texts('Chromoly steel | 铬钼钢')],
        [texts('Gears | 变速'), texts('7-speed hub | 7 速内变速')],
        [texts('Brakes | 刹车'), texts('Roller, front and rear | 前后滚筒刹车')],
        [texts('Tyres | 轮胎'), texts('700 × 38C, puncture belt | 700 × 38C，防刺层')],
        [texts('Weight | 车重'), texts('16.4 kg | 16.4 公斤')],
      ],
      weightGrams: 19500,
      sold: 684,
      rating: 4.8,
      addedDaysAgo: 340,
      hasPickup: true,
    },
    {
      key: 'crosstown-bike',
      categoryId: 1130401,
      brand: 'Velmere',
      name: texts('Crosstown Belt-Drive Commuter City Bike | 穿城皮带传动通勤自行车'),
      brief: texts('No oil, no rattle, and light enough for the third floor. | 不沾油、不异响，扛上三楼也不费劲。'),
      story: [
        texts(
          'A carbon belt takes the place of the chain: wipe it when you wash your hands. Disc brakes stop it in the wet. | 碳纤皮带代替链条，洗手时顺便擦一下就好。碟刹下雨天照样刹得住。',
        ),
        texts(
          'The cables run inside the frame, and the bars are narrow enough for gaps between cars. | 全内走线，窄车把，车缝里也能穿行。',
        ),
      ],
      points: [
        texts('Belt lasts 20,000 km | 皮带寿命约 2 万公里'),
        texts('Hydraulic disc brakes | 液压碟刹'),
        texts('Only 11.2 kg | 仅 11.2 公斤'),
      ],
      object: '🚲',
      beside: ['🪖', '🎒'],
      price: 698,
      colours: ['black', 'silver', 'orange'],
      options: [
        {
          name: texts('Frame | 车架'),
          values: [
            { text: texts('S | S') },
            { text: texts('M | M') },
            { text: texts('L | L') },
            { text: texts('XL | XL') },
          ],
        },
      ],
      parameters: [
        [texts('Frame | 车架'), texts('6061 aluminium | 6061 铝合金')],
        [texts('Drive | 传动'), texts('Carbon belt, single speed | 碳纤皮带，单速')],
        [texts('Brakes | 刹车'), texts('Hydraulic disc | 液压碟刹')],
        [texts('Weight | 车重'), texts('11.2 kg | 11.2 公斤')],
        [texts('Warranty | 质保'), texts('Frame 10 years | 车架 10 年')],
      ],
      weightGrams: 14200,
      sold: 153,
      rating: 4.7,
      addedDaysAgo: 19,
    },
    {
      key: 'halfdome-helmet',
      categoryId: 1130405,
      brand: 'Velmere',
      name: texts('Half Dome Urban Cycling Helmet | 半穹城市骑行头盔'),
      brief: texts('A quiet round shape, with a light at the back. | 圆润低调的盔型，后脑自带尾灯。'),
      story: [
        texts(
          'The inner shell turns a little on impact, which spares the head a twist. One hand closes the magnetic buckle, gloves and all. | 内壳受撞时可小幅旋转，减少头部扭转。磁吸扣单手就能扣上，戴手套也行。',
        ),
        texts('The pads come out for the wash, and a thin winter set is in the box. | 内衬可拆洗，另附一套冬季薄衬。'),
      ],
      points: [
        texts('Slip-plane protection | 防旋转冲击内层'),
        texts('Rear light, 20 hours | 尾灯续航 20 小时'),
        texts('One-hand magnetic buckle | 单手磁吸扣'),
      ],
      object: '🪖',
      beside: ['🚲', '🔦'],
      price: 58,
      was: 68,
      colours: ['black', 'white', 'green', 'coral'],
      options: [
        {
          name: texts('Size | 尺码'),
          values: [
            { text: texts('S, 52 to 55 cm | S，52–55 厘米') },
            { text: texts('M, 55 to 58 cm | M，55–58 厘米') },
            { text: texts('L, 58 to 62 cm | L，58–62 厘米') },
          ],
        },
      ],
      parameters: [
        [texts('Shell | 外壳'), texts('ABS with EPS foam | ABS 外壳、EPS 缓冲层')],
        [texts('Standard | 标准'), texts('EN 1078 | EN 1078')],
        [texts('Weight | 重量'), texts('360 g (M) | 360 克（M）')],
        [texts('Charging | 充电'), texts('USB-C | USB-C')],
      ],
      weightGrams: 620,
      sold: 2210,
      rating: 4.6,
      addedDaysAgo: 222,
    },
    {
      key: 'longhaul-scooter',
      categoryId: 1130402,
      brand: 'Zipper & Co',
      name: texts('Long Haul Adult Folding Kick Scooter | 长路成人折叠滑板车'),
      brief: texts(
        'Big wheels that take cobbles and a fold that takes a second. | 大轮过石板路不颠，一秒折叠带上地铁。',
      ),
      story: [
        texts(
          'Two springs and 200-millimetre wheels make the last kilometre a pleasure. Step on the latch and carry it by the strap. | 双减震配 200 毫米大轮，最后一公里成了享受。脚踩即折，背带一挎就走。',
        ),
        texts(
          'No battery, so no charging and nothing to declare at the station. | 没有电池，不用充电，进站也不用报备。',
        ),
      ],
      points: [
        texts('200 mm wheels | 200 毫米大轮'),
        texts('Front and rear springs | 前后双减震'),
        texts('Carries 110 kg | 承重 110 公斤'),
      ],
      object: '🛴',
      beside: ['🎒', '🏢'],
      price: 96,
      colours: ['black', 'teal'],
      parameters: [
        [texts('Material | 材质'), texts('Aluminium | 铝合金')],
        [texts('Bar height | 车把高度'), texts('88 to 104 cm | 88–104 厘米')],
        [texts('Folded | 折叠尺寸'), texts('92 × 15 × 36 cm | 92 × 15 × 36 厘米')],
        [texts('Weight | 车重'), texts('5.4 kg | 5.4 公斤')],
      ],
      weightGrams: 6200,
      sold: 419,
      rating: 4.3,
      addedDaysAgo: 405,
    },
    {
      key: 'driftwood-board',
      categoryId: 1130403,
      brand: 'Sidewalk Surf',
      name: texts('Driftwood Seven-Ply Maple Skateboard | 浮木七层枫木滑板'),
      brief: texts('A forgiving first board that a better skater will still like. | 新手容易上脚，老手也不嫌弃。'),
      story: [
        texts(
          'Canadian maple pressed in one mould at a time, so the curve is the same from nose to tail. Soft wheels roll over pavement joints. | 加拿大枫木单模压制，板头板尾弧度一致。偏软轮子过地砖缝不磕。',
        ),
        texts('Ready to ride, with a skate tool taped underneath. | 整板到手即滑，板底还贴着一把滑板工具。'),
      ],
      points: [
        texts('Seven plies of maple | 七层枫木'),
        texts('Quiet 90A wheels | 90A 静音轮'),
        texts('Tool included | 附专用工具'),
      ],
      object: '🛹',
      beside: ['🧢', '👟'],
      price: 64,
      was: 79,
      colours: ['blue', 'coral', 'yellow'],
      options: [
        {
          name: texts('Width | 板宽'),
          values: [
            { text: texts('7.75 in | 7.75 英寸') },
            { text: texts('8.0 in | 8.0 英寸') },
            { text: texts('8.25 in | 8.25 英寸'), surcharge: 3 },
          ],
        },
      ],
      parameters: [
        [texts('Deck | 板面'), texts('Maple, 7 plies | 枫木 7 层')],
        [texts('Wheels | 轮子'), texts('54 mm, 90A | 54 毫米，90A')],
        [texts('Bearings | 轴承'), texts('ABEC 7 | ABEC 7')],
        [texts('Carries | 承重'), texts('100 kg | 100 公斤')],
      ],
      weightGrams: 2700,
      sold: 1065,
      rating: 4.5,
      addedDaysAgo: 131,
    },
    {
      key: 'boardwalk-skates',
      categoryId: 1130404,
      brand: 'Sidewalk Surf',
      name: texts('Boardwalk Retro Quad Roller Skates | 海滨栈道复古双排轮滑鞋'),
      brief: texts('High boots, wide wheels, straight out of a summer film. | 高帮宽轮，像从夏日老电影里滑出来。'),
      story: [
        texts(
          'Wide soft wheels for outdoors and a toe stop at the right height. The padded boot holds the ankle without biting. | 户外软宽轮，前刹高度刚好。加厚高帮护住脚踝，不磨脚。',
        ),
        texts('Half a size up is right for thick socks. | 穿厚袜建议选大半码。'),
      ],
      points: [
        texts('Soft outdoor wheels | 户外软轮'),
        texts('Ankle padding | 脚踝加厚护垫'),
        texts('Spare laces in a second colour | 附异色备用鞋带'),
      ],
      object: '🛼',
      beside: ['🕶️', '🥤'],
      price: 88,
      colours: ['pink', 'mint', 'white'],
      options: [
        {
          name: texts('Size | 尺码'),
          values: [
            { text: texts('EU 36 | 36 码') },
            { text: texts('EU 37 | 37 码') },
            { text: texts('EU 38 | 38 码') },
            { text: texts('EU 39 | 39 码') },
            { text: texts('EU 40 | 40 码') },
            { text: texts('EU 41 | 41 码') },
          ],
        },
      ],
      parameters: [
        [texts('Boot | 鞋面'), texts('Vegan suede | 仿麂皮')],
        [texts('Wheels | 轮子'), texts('62 mm, 78A | 62 毫米，78A')],
        [texts('Plate | 底座'), texts('Aluminium | 铝合金')],
        [texts('Weight | 重量'), texts('2.3 kg a pair | 2.3 公斤/双')],
      ],
      weightGrams: 2800,
      sold: 372,
      rating: 4.4,
      addedDaysAgo: 29,
    },
  ],
};
