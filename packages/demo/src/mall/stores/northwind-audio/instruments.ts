import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const instruments: DemoShelf = {
  name: texts('Instruments | 乐器'),
  products: [
    {
      key: 'redwing-guitar',
      categoryId: 1020301,
      brand: 'Calloway',
      name: texts('Calloway Redwing Electric Guitar | 卡洛威 Redwing 电吉他'),
      brief: texts('A first serious guitar that stays your favourite. | 第一把像样的电吉他，也会是最爱的那把。'),
      story: [
        texts(
          'Alder body, roasted maple neck and two pickups that go from bell-clear to gravel. | 桤木琴体配烘烤枫木琴颈，两只拾音器从清亮到沙砾质感都拿得下。',
        ),
        texts(
          'Set up by our luthier before dispatch; gig bag, strap and cable are included. | 发货前由制琴师调校，附琴包、背带与连接线。',
        ),
      ],
      points: [
        texts('Set up by a luthier | 制琴师逐把调校'),
        texts('Roasted maple neck | 烘烤枫木琴颈'),
        texts('Locking tuners | 锁定式弦钮'),
      ],
      object: '🎸',
      beside: ['🔊', '🎼'],
      price: 429,
      was: 489,
      colours: ['red', 'navy', 'mint'],
      parameters: [
        [texts('Body | 琴体'), texts('Alder | 桤木')],
        [texts('Neck | 琴颈'), texts('Roasted maple, 22 frets | 烘烤枫木，22 品')],
        [texts('Scale | 弦长'), texts('648 mm | 648 毫米')],
        [texts('Pickups | 拾音器'), texts('Humbucker and single coil | 双线圈 + 单线圈')],
        [texts('Weight | 重量'), texts('3.4 kg | 3.4 千克')],
      ],
      weightGrams: 5200,
      sold: 284,
      rating: 4.9,
      addedDaysAgo: 350,
    },
    {
      key: 'sonata-piano',
      categoryId: 1020302,
      brand: 'Brightwell',
      name: texts('Brightwell Sonata 88-Key Digital Piano | 布莱维 Sonata 88 键电钢琴'),
      brief: texts('Weighted keys and headphones for midnight practice. | 重锤琴键，戴上耳机半夜也能练。'),
      story: [
        texts(
          'Hammers under every key grow heavier toward the bass, as in a grand. Three pedals and a wooden stand belong to it. | 每个琴键下都有琴槌，低音区触感渐重，一如三角钢琴；附三踏板与木质琴架。',
        ),
        texts('Sixty lessons are built in for those who begin. | 内置六十节课程，零基础也能开始。'),
      ],
      points: [
        texts('Graded hammer action | 逐级配重琴键'),
        texts('256-note polyphony | 256 复音数'),
        texts('Two headphone outputs | 双耳机插孔'),
      ],
      object: '🎹',
      beside: ['🎼', '🪑'],
      price: 699,
      colours: ['black', 'white'],
      options: [
        {
          name: texts('Set | 套装'),
          values: [
            { text: texts('Piano and stand | 琴与琴架') },
            { text: texts('With bench | 加琴凳'), surcharge: 59 },
          ],
        },
      ],
      parameters: [
        [texts('Keys | 琴键'), texts('88, weighted | 88 键全配重')],
        [texts('Sounds | 音色'), texts('24 | 24 种')],
        [texts('Speakers | 扬声器'), texts('2 × 15 W | 2 × 15 瓦')],
        [texts('Size | 尺寸'), texts('136 × 29 × 77 cm | 136 × 29 × 77 厘米')],
      ],
      weightGrams: 38000,
      sold: 157,
      rating: 4.7,
      addedDaysAgo: 430,
    },
    {
      key: 'thunderling-snare',
      categoryId: 1020303,
      brand: 'Oakhollow',
      name: texts('Oakhollow Thunderling Snare Drum | 橡谷 Thunderling 枫木军鼓'),
      brief: texts('A dry crack with a warm belly. | 音头干脆，余韵温暖。'),
      story: [
        texts(
          'Eight plies of maple and die-cast hoops make rim shots ring without shouting. | 八层枫木鼓腔配压铸鼓圈，边击清脆却不刺耳。',
        ),
        texts('Comes with sticks, tuning key and a padded bag. | 附鼓棒、调音匙与加厚鼓包。'),
      ],
      points: [
        texts('Eight-ply maple shell | 八层枫木鼓腔'),
        texts('Three-step strainer | 三段响弦开关'),
        texts('Padded bag included | 附加厚鼓包'),
      ],
      object: '🥁',
      beside: ['🎼', '🎒'],
      price: 189,
      colours: ['red', 'teal'],
      options: [
        {
          name: texts('Size | 尺寸'),
          values: [
            { text: texts('13 × 6 in | 13 × 6 英寸') },
            { text: texts('14 × 5.5 in | 14 × 5.5 英寸'), surcharge: 20 },
          ],
        },
      ],
      parameters: [
        [texts('Shell | 鼓腔'), texts('Maple, 8 plies | 枫木，8 层')],
        [texts('Hoops | 鼓圈'), texts('Die-cast | 压铸')],
        [texts('Lugs | 鼓耳'), texts('10 | 10 个')],
        [texts('Snares | 响弦'), texts('20 strands, steel | 20 股钢丝')],
      ],
      weightGrams: 4100,
      sold: 63,
      rating: 4.6,
      addedDaysAgo: 96,
    },
    {
      key: 'aria-violin',
      categoryId: 1020304,
      brand: 'Calloway',
      name: texts('Calloway Aria Student Violin Outfit | 卡洛威 Aria 学生小提琴套装'),
      brief: texts('Carved, varnished and set up to encourage a beginner. | 手工雕琢与调校，让初学者更有信心。'),
      story: [
        texts(
          'Solid spruce and flamed maple, with fine tuners on all four strings so small hands can tune it. | 实木云杉面板与虎纹枫木背侧，四弦均配微调，小手也能自己调音。',
        ),
        texts('Case, bow, rosin and shoulder rest come along. | 附琴盒、琴弓、松香与肩托。'),
      ],
      points: [
        texts('All solid wood | 全实木制作'),
        texts('Trade up to the next size | 支持换购大一号'),
        texts('Complete outfit | 到手即可上课'),
      ],
      object: '🎻',
      beside: ['🎼'],
      price: 259,
      was: 299,
      colours: [],
      options: [
        {
          name: texts('Size | 规格'),
          values: [
            { text: texts('1/4 | 1/4') },
            { text: texts('1/2 | 1/2') },
            { text: texts('3/4 | 3/4'), surcharge: 20 },
            { text: texts('4/4 | 4/4'), surcharge: 40 },
          ],
        },
      ],
      parameters: [
        [texts('Top | 面板'), texts('Solid spruce | 实木云杉')],
        [texts('Back and sides | 背侧板'), texts('Flamed maple | 虎纹枫木')],
        [texts('Fingerboard | 指板'), texts('Ebony | 乌木')],
        [texts('Bow | 琴弓'), texts('Brazilwood, horsehair | 巴西木，马尾毛')],
      ],
      weightGrams: 2400,
      sold: 512,
      rating: 4.7,
      addedDaysAgo: 580,
    },
    {
      key: 'bluenote-saxophone',
      categoryId: 1020305,
      brand: 'Brightwell',
      name: texts('Brightwell Bluenote Alto Saxophone | 布莱维 Bluenote 中音萨克斯'),
      brief: texts('Speaks easily from the first lesson. | 第一课就能吹响。'),
      story: [
        texts(
          'Lacquered brass, leather pads and keys placed for hands of every size. | 漆金黄铜管体、真皮音垫，按键布局照顾各种手型。',
        ),
        texts(
          'Backpack case, mouthpiece, five reeds and a cleaning set are in the box. | 附双肩琴盒、笛头、五片哨片与清洁套装。',
        ),
      ],
      points: [
        texts('Ribbed construction | 加强筋工艺'),
        texts('High F sharp key | 带高音升 F 键'),
        texts('Backpack case | 双肩背琴盒'),
      ],
      object: '🎷',
      beside: ['🎼', '🎒'],
      price: 549,
      colours: [],
      parameters: [
        [texts('Key | 调性'), texts('E flat | 降 E 调')],
        [texts('Material | 材质'), texts('Brass, clear lacquer | 黄铜，透明漆')],
        [texts('Pads | 音垫'), texts('Leather | 真皮')],
        [texts('Weight | 重量'), texts('2.5 kg | 2.5 千克')],
      ],
      weightGrams: 5600,
      sold: 12,
      rating: 5,
      addedDaysAgo: 4,
    },
  ],
};
