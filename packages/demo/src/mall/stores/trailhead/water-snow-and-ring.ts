import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const waterSnowAndRing: DemoShelf = {
  name: texts('Water, Snow & Ring | 水上冰雪与格斗'),
  products: [
    {
      key: 'heron-rod',
      categoryId: 1130503,
      brand: 'Stillwater',
      name: texts('Heron Telescopic Travel Fishing Rod Set | 苍鹭伸缩旅行钓竿套装'),
      brief: texts(
        'A whole fishing day in a tube that fits under the seat. | 一整天的垂钓装备，收进一根塞得进座位下的筒里。',
      ),
      story: [
        texts(
          'The rod draws out to two metres forty and locks without rattle. Reel, line, floats and a small box of lures come with it. | 竿身拉开两米四，节节锁紧不晃。纺车轮、鱼线、浮漂和一小盒拟饵全都配好。',
        ),
        texts('Made for lakes, canals and slow rivers. | 适合湖库、运河和缓流。'),
      ],
      points: [
        texts('43 cm when closed | 收起仅 43 厘米'),
        texts('Complete with reel and line | 轮线饵全配'),
        texts('Hard travel tube | 硬壳收纳筒'),
      ],
      object: '🎣',
      beside: ['🐟', '🪣'],
      price: 52,
      was: 64,
      colours: ['green', 'black'],
      options: [
        {
          name: texts('Length | 竿长'),
          values: [
            { text: texts('2.1 m | 2.1 米') },
            { text: texts('2.4 m | 2.4 米'), surcharge: 5 },
            { text: texts('2.7 m | 2.7 米'), surcharge: 10 },
          ],
        },
      ],
      parameters: [
        [texts('Blank | 竿身'), texts('Carbon and glass fibre | 碳纤与玻纤')],
        [texts('Action | 调性'), texts('Medium | M 调')],
        [texts('Reel | 渔轮'), texts('Size 2000, 6 bearings | 2000 型，6 轴承')],
        [texts('Weight | 重量'), texts('410 g with reel | 含轮 410 克')],
      ],
      weightGrams: 980,
      sold: 866,
      rating: 4.4,
      addedDaysAgo: 310,
    },
    {
      key: 'reefglass-mask',
      categoryId: 1130504,
      brand: 'Reefglass',
      name: texts('Reefglass Low-Volume Snorkel and Mask | 礁镜低容积浮潜面镜套装'),
      brief: texts('Clears with one breath and seals on narrow faces. | 一口气排水，小脸也不漏。'),
      story: [
        texts(
          'The skirt is a soft silicone that forgets no shape, and the tempered glass sits close to the eyes. The snorkel shuts itself when a wave comes over. | 裙边用柔软液态硅胶，钢化镜片贴近眼睛。浪打过来，呼吸管自动封闭。',
        ),
        texts('Corrective lenses can be ordered by letter. | 可另行定制近视镜片。'),
      ],
      points: [
        texts('Dry-top snorkel | 全干式呼吸管'),
        texts('Tempered glass | 钢化玻璃镜片'),
        texts('Fits narrow faces | 贴合亚洲脸型'),
      ],
      object: '🤿',
      beside: ['🐠', '🐚'],
      price: 39.5,
      colours: ['black', 'teal', 'coral'],
      parameters: [
        [texts('Skirt | 裙边'), texts('Liquid silicone | 液态硅胶')],
        [texts('Glass | 镜片'), texts('Tempered, anti-fog | 钢化防雾')],
        [texts('Depth | 适用深度'), texts('Down to 10 m | 10 米以内')],
        [texts('Care | 保养'), texts('Rinse in fresh water | 用后淡水冲洗')],
      ],
      weightGrams: 560,
      sold: 2045,
      rating: 4.5,
      addedDaysAgo: 82,
    },
    {
      key: 'loon-canoe',
      categoryId: 1130505,
      brand: 'Stillwater',
      name: texts('Loon Two-Seat Inflatable Canoe | 潜鸟双人充气独木舟'),
      brief: texts('A steady boat that lives in a rucksack. | 一条稳当的船，平时住在背包里。'),
      story: [
        texts(
          'Drop-stitch floor, three chambers and a keel fin keep it straight and stiff. Ten minutes with the pump and you are afloat. | 拉丝底板、三气室加尾鳍，又硬又直。打气十分钟就能下水。',
        ),
        texts('Two paddles, the pump, a repair kit and a dry bag come along. | 附双桨、气泵、修补包和防水袋。'),
      ],
      points: [
        texts('Stiff drop-stitch floor | 拉丝硬底'),
        texts('Three separate chambers | 三独立气室'),
        texts('Packs into a rucksack | 收进背包'),
      ],
      object: '🛶',
      beside: ['🛟', '🌲'],
      price: 359,
      was: 429,
      colours: ['red', 'green'],
      parameters: [
        [texts('Length | 长度'), texts('3.6 m | 3.6 米')],
        [texts('Carries | 承重'), texts('220 kg | 220 公斤')],
        [texts('Weight | 重量'), texts('13.5 kg | 13.5 公斤')],
        [texts('Material | 材质'), texts('Reinforced PVC, 0.9 mm | 0.9 毫米夹网 PVC')],
        [texts('Packed | 收纳尺寸'), texts('78 × 48 × 25 cm | 78 × 48 × 25 厘米')],
      ],
      weightGrams: 18200,
      sold: 41,
      rating: 4.8,
      addedDaysAgo: 33,
    },
    {
      key: 'firstsnow-skis',
      categoryId: 1130506,
      brand: 'Larchwood',
      name: texts('First Snow All-Mountain Skis with Bindings | 初雪全地域双板（含固定器）'),
      brief: texts('Easy to turn in the morning, patient when legs are tired. | 早上转弯轻快，腿软的下午也有耐心。'),
      story: [
        texts(
          'A wood core with early rise at the tip: it starts a turn before you have finished thinking of it. | 木芯板身，板头早起翘，念头刚起，弯已经入了。',
        ),
        texts('This is last season’s graphic, now sold out for good. | 上一雪季配色，售完不再补货。'),
      ],
      points: [
        texts('Poplar wood core | 杨木板芯'),
        texts('Bindings mounted | 已装固定器'),
        texts('Forgiving flex | 中软弹性易操控'),
      ],
      object: '🎿',
      beside: ['🥽', '🧤'],
      price: 288,
      was: 360,
      colours: ['blue', 'yellow'],
      options: [
        {
          name: texts('Length | 板长'),
          values: [
            { text: texts('150 cm | 150 厘米') },
            { text: texts('158 cm | 158 厘米') },
            { text: texts('166 cm | 166 厘米') },
            { text: texts('174 cm | 174 厘米') },
          ],
        },
      ],
      parameters: [
        [texts('Core | 板芯'), texts('Poplar | 杨木')],
        [texts('Waist | 板腰'), texts('80 mm | 80 毫米')],
        [texts('Turn radius | 转弯半径'), texts('14 m | 14 米')],
        [texts('Binding | 固定器'), texts('DIN 3 to 10 | DIN 3–10')],
      ],
      weightGrams: 6900,
      sold: 208,
      rating: 4.2,
      addedDaysAgo: 640,
      isOffShelf: true,
    },
    {
      key: 'southpaw-gloves',
      categoryId: 1130303,
      brand: 'Iron Gate',
      name: texts('Southpaw Layered-Foam Boxing Gloves | 左势分层缓冲拳击手套'),
      brief: texts('Knuckles stay whole, thumbs stay put. | 护住指节，锁住拇指。'),
      story: [
        texts(
          'Three foams of different hardness spread the blow, and a wide cuff keeps the wrist in line. The palm breathes through a row of eyelets. | 三层不同硬度的泡棉分散冲击，加宽护腕稳住手腕。掌心透气孔，打久也不闷。',
        ),
        texts('A pair of cotton wraps is tucked inside. | 手套里塞着一副棉质绷带。'),
      ],
      points: [
        texts('Three-layer foam | 三层缓冲'),
        texts('Locked thumb | 拇指固定设计'),
        texts('Wraps included | 附绷带'),
      ],
      object: '🥊',
      beside: ['🥇', '⏱️'],
      price: 45,
      colours: ['red', 'black', 'white'],
      options: [
        {
          name: texts('Weight | 重量'),
          values: [
            { text: texts('8 oz | 8 盎司') },
            { text: texts('10 oz | 10 盎司') },
            { text: texts('12 oz | 12 盎司'), surcharge: 3 },
            { text: texts('14 oz | 14 盎司'), surcharge: 5 },
          ],
        },
      ],
      parameters: [
        [texts('Outer | 外皮'), texts('Microfibre leather | 超纤皮')],
        [texts('Closure | 束口'), texts('Hook and loop | 魔术贴')],
        [texts('Use | 用途'), texts('Bag work and sparring | 沙袋与对练')],
        [texts('Care | 保养'), texts('Wipe and air dry | 擦净晾干')],
      ],
      weightGrams: 850,
      sold: 1490,
      rating: 4.6,
      addedDaysAgo: 258,
    },
    {
      key: 'whitecrane-gi',
      categoryId: 1130304,
      brand: 'Iron Gate',
      name: texts('White Crane Pearl-Weave Training Uniform | 白鹤珠纹棉道服套装'),
      brief: texts('Crisp enough to snap, soft enough for beginners. | 出拳有风声，新手穿也不磨。'),
      story: [
        texts(
          'Pearl-weave cotton is washed before cutting, so it shrinks by a finger’s width at most. Knees and lapel are doubled. | 珠纹棉先水洗再裁剪，缩水不过一指宽。膝盖与领口双层加固。',
        ),
        texts(
          'Jacket, trousers and a white belt; the other belts you earn. | 含上衣、长裤和白带，其他颜色的腰带靠自己挣。',
        ),
      ],
      points: [
        texts('Pre-shrunk cotton | 预缩纯棉'),
        texts('Doubled knees | 膝部双层'),
        texts('White belt included | 附白带'),
      ],
      object: '🥋',
      beside: ['🥇', '🧺'],
      price: 54,
      colours: ['white', 'black', 'blue'],
      options: [
        {
          name: texts('Height | 身高'),
          values: [
            { text: texts('130 cm | 130 厘米') },
            { text: texts('150 cm | 150 厘米') },
            { text: texts('165 cm | 165 厘米'), surcharge: 6 },
            { text: texts('175 cm | 175 厘米'), surcharge: 6 },
            { text: texts('185 cm | 185 厘米'), surcharge: 9 },
          ],
        },
      ],
      parameters: [
        [texts('Fabric | 面料'), texts('Cotton, 350 g/m² | 纯棉，350 g/m²')],
        [texts('Set | 套装'), texts('Jacket, trousers, belt | 上衣、长裤、腰带')],
        [texts('Shrinkage | 缩水率'), texts('Below 3% | 低于 3%')],
        [texts('Care | 洗护'), texts('Cold wash, line dry | 冷水洗，悬挂晾干')],
      ],
      weightGrams: 1250,
      sold: 327,
      rating: 4.4,
      addedDaysAgo: 17,
    },
  ],
};
