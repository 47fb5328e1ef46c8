import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const wallsAndShelves: DemoShelf = {
  name: texts('Walls & shelves | 装饰陈设'),
  products: [
    {
      key: 'orchard-weaving',
      categoryId: 1080301,
      brand: 'Studio Ebb',
      name: texts('Studio Ebb Orchard Woven Wall Art | 潮汐画室 果园织物挂画'),
      brief: texts('A landscape in wool, in a quiet frame. | 羊毛织成的风景，静静入框。'),
      story: [
        texts(
          'Woven on a hand loom from plant-dyed wool, so no two skies are alike. | 植物染羊毛手工织成，每一片天空都不一样。',
        ),
        texts('Softens the sound of a room as well. | 还能柔化房间里的回声。'),
      ],
      points: [texts('Handwoven wool | 手织羊毛'), texts('Plant dyes | 植物染色'), texts('Hooks included | 附挂钩')],
      object: '🖼️',
      beside: ['🧶', '🌳'],
      price: 176,
      colours: ['brown', 'white'],
      options: [
        {
          name: texts('Size | 尺寸'),
          values: [
            { text: texts('40 × 50 cm | 40 × 50 厘米') },
            { text: texts('60 × 80 cm | 60 × 80 厘米'), surcharge: 90 },
          ],
        },
      ],
      parameters: [
        [texts('Material | 材质'), texts('Wool, linen | 羊毛、亚麻')],
        [texts('Frame | 画框'), texts('Oak | 橡木')],
        [texts('Made by | 作者'), texts('One weaver, signed | 织者一人，附签名')],
        [texts('Weight | 重量'), texts('2.2 kg | 2.2 千克')],
      ],
      weightGrams: 3100,
      sold: 29,
      rating: 5,
      addedDaysAgo: 16,
    },
    {
      key: 'pond-mirror',
      categoryId: 1080302,
      brand: 'Tidewell',
      name: texts('Tidewell Pond Oval Mirror | 理好 Pond 椭圆镜'),
      brief: texts('Catches the morning and hands it on. | 接住晨光，再分给房间。'),
      story: [
        texts(
          'Silvered glass without copper, in a steamed beech rim that one could take for driftwood. | 无铜银镜，蒸汽弯曲榉木边框，温润如漂流木。',
        ),
        texts('Hangs tall or wide. | 横挂竖挂皆可。'),
      ],
      points: [
        texts('Hangs both ways | 横竖两挂'),
        texts('Safe-backed glass | 防爆背膜'),
        texts('Fit for bathrooms | 浴室可用'),
      ],
      object: '🪞',
      beside: ['🪟', '🌸'],
      price: 92,
      was: 110,
      colours: ['brown', 'black', 'pink'],
      parameters: [
        [texts('Size | 尺寸'), texts('45 × 70 cm | 45 × 70 厘米')],
        [texts('Frame | 边框'), texts('Steamed beech | 蒸弯榉木')],
        [texts('Glass | 镜面'), texts('5 mm, copper-free | 5 毫米无铜银镜')],
        [texts('Weight | 重量'), texts('4.6 kg | 4.6 千克')],
      ],
      weightGrams: 6200,
      sold: 671,
      rating: 4.4,
      addedDaysAgo: 230,
    },
    {
      key: 'amphora-vase',
      categoryId: 1080303,
      brand: 'Clay & Co',
      name: texts('Clay & Co Amphora Floor Vase | 陶社 双耳落地花瓶'),
      brief: texts('Handsome empty, better with branches. | 空着耐看，插枝更妙。'),
      story: [
        texts(
          'Coiled rather than thrown, which leaves the thumbprints of its maker inside the neck. | 泥条盘筑而成，瓶颈内侧留着匠人的指痕。',
        ),
        texts('Glazed within, so it holds water. | 内壁施釉，可盛水养花。'),
      ],
      points: [
        texts('Coiled by hand | 手工盘筑'),
        texts('Holds water | 可盛水'),
        texts('Felt under the foot | 底部毛毡'),
      ],
      object: '🏺',
      beside: ['🌾', '🌿'],
      price: 118,
      colours: ['brown', 'beige', 'navy'],
      options: [
        {
          name: texts('Height | 高度'),
          values: [{ text: texts('32 cm | 32 厘米') }, { text: texts('48 cm | 48 厘米'), surcharge: 45 }],
        },
      ],
      parameters: [
        [texts('Material | 材质'), texts('Terracotta | 红陶')],
        [texts('Opening | 瓶口'), texts('11 cm | 11 厘米')],
        [texts('Origin | 产地'), texts('Yixing | 宜兴')],
        [texts('Care | 清洁'), texts('Rinse by hand | 清水手洗')],
      ],
      weightGrams: 4300,
      sold: 255,
      rating: 4.7,
      addedDaysAgo: 440,
    },
    {
      key: 'parson-mantel-clock',
      categoryId: 1080304,
      brand: 'Larkrise',
      name: texts('Larkrise Parson Mantel Clock | 云雀 Parson 座钟'),
      brief: texts('Strikes the hour, sleeps at night. | 白天报时，夜里安歇。'),
      story: [
        texts(
          'A wound movement with two gongs in a cherry case; a lever silences it from ten to seven. | 机械上弦机芯、双音簧，樱桃木钟壳；一拨开关，夜十点至晨七点静音。',
        ),
        texts('Wind it on Sundays. | 每周日上一次弦。'),
      ],
      points: [
        texts('Runs eight days | 八日上弦'),
        texts('Night silence | 夜间静音'),
        texts('Cherry wood case | 樱桃木钟壳'),
      ],
      object: '🕰️',
      beside: ['📚', '🫖'],
      price: 246,
      colours: [],
      parameters: [
        [texts('Movement | 机芯'), texts('Mechanical, 8 days | 机械，8 日链')],
        [texts('Case | 外壳'), texts('Cherry wood | 樱桃木')],
        [texts('Size | 尺寸'), texts('24 × 13 × 29 cm | 24 × 13 × 29 厘米')],
        [texts('Weight | 重量'), texts('3.7 kg | 3.7 千克')],
        [texts('Guarantee | 质保'), texts('3 years | 3 年')],
      ],
      weightGrams: 4900,
      sold: 83,
      rating: 4.6,
      addedDaysAgo: 610,
    },
    {
      key: 'everlasting-bouquet',
      categoryId: 1080305,
      brand: 'Slow Petal',
      name: texts('Slow Petal Everlasting Bouquet | 慢瓣 永续干花束'),
      brief: texts('June, kept until next June. | 把六月留到明年六月。'),
      story: [
        texts(
          'Larkspur, strawflower and oats hung in a dark barn for a month to hold their colour. | 飞燕草、麦秆菊与燕麦，在暗仓里倒挂一个月，定住颜色。',
        ),
        texts('Tied by hand and sent in a tall box. | 手工扎束，长盒寄送。'),
      ],
      points: [
        texts('Lasts a year and more | 可放一年以上'),
        texts('No water needed | 无需换水'),
        texts('Each one is different | 每束不同'),
      ],
      object: '💐',
      beside: ['🌾', '🎀'],
      price: 42,
      was: 49,
      colours: [],
      options: [
        {
          name: texts('Palette | 色系'),
          values: [
            { text: texts('Sunrise | 晨曦') },
            { text: texts('Heather | 石楠紫') },
            { text: texts('Straw | 麦秆金') },
          ],
        },
      ],
      parameters: [
        [texts('Height | 高度'), texts('45 cm | 45 厘米')],
        [texts('Flowers | 花材'), texts('8 kinds | 8 种')],
        [texts('Origin | 产地'), texts('Yunnan | 云南')],
        [texts('Care | 养护'), texts('Keep dry, no sun | 避潮避晒')],
      ],
      weightGrams: 380,
      sold: 2148,
      rating: 4.1,
      addedDaysAgo: 72,
    },
  ],
};
