import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const campAndTrail: DemoShelf = {
  name: texts('Camp & Trail | 露营越野'),
  products: [
    {
      key: 'ridgeline-tent',
      categoryId: 1130501,
      brand: 'Cairn & Co',
      name: texts('Ridgeline Two-Person Four-Season Tent | 山脊双人四季帐篷'),
      brief: texts('Stands in a gale, packs to the size of a loaf. | 大风里站得住，收起来只有一条吐司大。'),
      story: [
        texts(
          'Poles cross four times over the roof and the fly reaches the ground all around. Two doors, so nobody climbs over anybody. | 四交叉杆撑起篷顶，外帐一圈落地。双门设计，半夜出帐不用翻人。',
        ),
        texts('Pitch inner and outer together in the rain, in six minutes. | 内外帐可同时搭起，下雨天六分钟搞定。'),
      ],
      points: [
        texts('Tested at 100 km/h wind | 实测抗风 100 km/h'),
        texts('Two doors, two porches | 双门双前庭'),
        texts('Inner and outer pitch as one | 内外帐一体搭建'),
        texts('Repair kit included | 附修补包'),
      ],
      object: '⛺',
      beside: ['🌲', '🔦'],
      price: 239,
      was: 289,
      colours: ['green', 'orange', 'beige'],
      options: [
        {
          name: texts('Sleeps | 人数'),
          values: [
            { text: texts('1 person | 单人') },
            { text: texts('2 people | 双人'), surcharge: 40 },
            { text: texts('3 people | 三人'), surcharge: 85 },
          ],
        },
      ],
      parameters: [
        [texts('Fly | 外帐'), texts('20D silicone nylon, 3000 mm | 20D 硅涂尼龙，3000 mm')],
        [texts('Floor | 帐底'), texts('40D nylon, 5000 mm | 40D 尼龙，5000 mm')],
        [texts('Poles | 帐杆'), texts('7001 aluminium | 7001 铝合金')],
        [texts('Packed | 收纳尺寸'), texts('45 × 16 cm | 45 × 16 厘米')],
        [texts('Weight | 重量'), texts('2.1 kg | 2.1 公斤')],
      ],
      weightGrams: 2500,
      sold: 1340,
      rating: 4.9,
      addedDaysAgo: 455,
    },
    {
      key: 'meadow-house',
      categoryId: 1130501,
      brand: 'Cairn & Co',
      name: texts('Meadow House Family Cabin Tent | 草甸小屋家庭露营帐篷'),
      brief: texts(
        'Room to stand, a porch to cook under, up in a minute and a half. | 站得直腰、檐下能做饭，一分半钟撑开。',
      ),
      story: [
        texts(
          'Pull two cords and the frame opens like an umbrella. The walls are almost upright, so two mattresses and a cot fit. | 拉两根绳，骨架像伞一样打开。四壁近乎垂直，放得下两张床垫加一张婴儿床。',
        ),
        texts(
          'A dark coating keeps it cool and dim until the grown-ups want to get up. | 黑胶涂层遮光隔热，大人想睡到几点就睡到几点。',
        ),
      ],
      points: [
        texts('Opens in 90 seconds | 90 秒速开'),
        texts('2 m standing height | 2 米站立高度'),
        texts('Sun-blocking coating | 黑胶遮光涂层'),
      ],
      object: '🏕️',
      beside: ['🪑', '🏮'],
      price: 319,
      colours: ['beige', 'teal'],
      parameters: [
        [texts('Sleeps | 人数'), texts('4 to 5 | 4–5 人')],
        [texts('Floor | 占地'), texts('300 × 260 cm | 300 × 260 厘米')],
        [texts('Height | 高度'), texts('200 cm | 200 厘米')],
        [texts('Cloth | 面料'), texts('210D Oxford, 3000 mm | 210D 牛津布，3000 mm')],
        [texts('Weight | 重量'), texts('13.8 kg | 13.8 公斤')],
      ],
      weightGrams: 15000,
      sold: 527,
      rating: 4.6,
      addedDaysAgo: 87,
    },
    {
      key: 'truenorth-compass',
      categoryId: 1130502,
      brand: 'Wayfold',
      name: texts('True North Brass Sighting Compass | 真北黄铜瞄准指南针'),
      brief: texts('Needs no signal and no battery, and points north for life. | 不要信号、不要电池，一辈子指着北。'),
      story: [
        texts(
          'The needle swims in clear oil and settles in two seconds. Fold the lid and its hair line takes a bearing to half a degree. | 磁针浸在清油里，两秒就稳。翻起盖子用准线瞄准，方位精确到半度。',
        ),
        texts(
          'With it comes a booklet that teaches map and compass in one walk. | 附一本小册子，走一趟就学会看图用针。',
        ),
      ],
      points: [
        texts('Settles in two seconds | 两秒稳针'),
        texts('Glows for ten hours | 夜光十小时'),
        texts('Solid brass case | 实心黄铜外壳'),
      ],
      object: '🧭',
      beside: ['🗺️', '🥾'],
      price: 34,
      colours: ['yellow', 'silver'],
      parameters: [
        [texts('Case | 外壳'), texts('Brass | 黄铜')],
        [texts('Accuracy | 精度'), texts('±0.5° | ±0.5°')],
        [texts('Works at | 工作温度'), texts('−30 to 60 °C | −30–60 °C')],
        [texts('Size | 尺寸'), texts('6.5 × 5.2 × 2.4 cm | 6.5 × 5.2 × 2.4 厘米')],
        [texts('Weight | 重量'), texts('148 g | 148 克')],
      ],
      weightGrams: 230,
      sold: 238,
      rating: 4.8,
      addedDaysAgo: 620,
    },
    {
      key: 'scree-runner',
      categoryId: 1130305,
      brand: 'Fellfoot',
      name: texts('Scree Runner Trail Running Shoes | 碎石行者越野跑鞋'),
      brief: texts('Five-millimetre lugs outside, a calm fit inside. | 外底五毫米深齿，脚感安稳包裹。'),
      story: [
        texts(
          'A thin plate in the forefoot takes the edge off stones without hiding the ground. The toe box leaves room for the way down. | 前掌薄护板挡住石子，又不丢路感。鞋头宽松，下山不顶脚。',
        ),
        texts('Mud falls off the open lugs within a few strides. | 开放式齿纹，跑几步泥就甩掉了。'),
      ],
      points: [
        texts('5 mm sticky lugs | 5 毫米高抓地齿'),
        texts('Rock plate | 前掌防刺护板'),
        texts('Drains and dries fast | 快排水快干'),
      ],
      object: '👟',
      beside: ['🪨', '🧦'],
      price: 98,
      was: 119,
      colours: ['orange', 'teal', 'black'],
      options: [
        {
          name: texts('Size | 尺码'),
          values: [
            { text: texts('EU 38 | 38 码') },
            { text: texts('EU 39 | 39 码') },
            { text: texts('EU 40 | 40 码') },
            { text: texts('EU 42 | 42 码') },
            { text: texts('EU 43 | 43 码') },
            { text: texts('EU 44 | 44 码') },
          ],
        },
      ],
      parameters: [
        [texts('Upper | 鞋面'), texts('Tear-proof mesh | 防撕裂网布')],
        [texts('Drop | 落差'), texts('6 mm | 6 毫米')],
        [texts('Weight | 重量'), texts('275 g (EU 42) | 275 克（42 码）')],
        [texts('Care | 护理'), texts('Rinse, dry in the shade | 清水冲洗，阴干')],
      ],
      weightGrams: 820,
      sold: 4870,
      rating: 4.7,
      addedDaysAgo: 26,
    },
    {
      key: 'tailwind-singlet',
      categoryId: 1130305,
      brand: 'Fellfoot',
      name: texts('Tailwind Featherweight Trail Running Vest | 顺风羽量越野跑背心'),
      brief: texts('Sixty-two grams, dry before the next climb. | 只有六十二克，下一个坡之前就干了。'),
      story: [
        texts(
          'Knitted in zones, more open down the spine where a pack would make you sweat. Flat seams keep quiet over fifty kilometres. | 分区编织，背脊处更透气，背包也不闷汗。平缝工艺，跑五十公里也不磨。',
        ),
        texts('Four loops take a race number without pins. | 四个号码布扣，不用别针。'),
      ],
      points: [
        texts('62 g only | 仅 62 克'),
        texts('Zoned mesh | 分区透气网眼'),
        texts('Pin-free number loops | 免别针号码扣'),
      ],
      object: '🎽',
      beside: ['🧢', '⏱️'],
      price: 36,
      colours: ['blue', 'yellow', 'pink'],
      options: [
        {
          name: texts('Size | 尺码'),
          values: [
            { text: texts('XS | XS') },
            { text: texts('S | S') },
            { text: texts('M | M') },
            { text: texts('L | L') },
            { text: texts('XL | XL') },
          ],
        },
      ],
      parameters: [
        [texts('Fabric | 面料'), texts('Recycled polyester | 再生聚酯纤维')],
        [texts('Weight | 重量'), texts('62 g (M) | 62 克（M）')],
        [texts('Sun protection | 防晒'), texts('UPF 30 | UPF 30')],
        [texts('Care | 洗护'), texts('30 °C, no softener | 30 °C 机洗，勿用柔顺剂')],
      ],
      weightGrams: 110,
      sold: 790,
      rating: 4.4,
      addedDaysAgo: 4,
    },
  ],
};
