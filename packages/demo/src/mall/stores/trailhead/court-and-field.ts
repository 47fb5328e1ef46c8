import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const courtAndField: DemoShelf = {
  name: texts('Court & Field | 球场'),
  products: [
    {
      key: 'lowland-football',
      categoryId: 1130101,
      brand: 'Terrace End',
      name: texts('Lowland Thermo-Bonded Match Football | 低地热贴合比赛足球'),
      brief: texts('No stitches to soak up rain, and a flight that stays true. | 无缝热贴合，雨天不吸水，弧线更稳。'),
      story: [
        texts(
          'Twenty panels welded under heat give it an even skin. It holds its air for a month of training. | 二十片热贴合，表面均匀平整。打一次气，够训练一个月。',
        ),
        texts(
          'Choose the size by age: three for the small ones, four for school, five for everyone else. | 按年龄选号：小朋友三号、小学四号、其他人五号。',
        ),
      ],
      points: [
        texts('Seamless bonded panels | 无缝热贴合'),
        texts('Keeps air for weeks | 长效保气'),
        texts('Grass and turf | 天然草人造草皆宜'),
      ],
      object: '⚽',
      beside: ['🥅', '👟'],
      price: 29,
      colours: ['white', 'yellow', 'blue'],
      options: [
        {
          name: texts('Size | 球号'),
          values: [
            { text: texts('Size 3 | 3 号') },
            { text: texts('Size 4 | 4 号'), surcharge: 2 },
            { text: texts('Size 5 | 5 号'), surcharge: 4 },
          ],
        },
      ],
      parameters: [
        [texts('Surface | 表皮'), texts('Textured PU | 压纹 PU')],
        [texts('Bladder | 内胆'), texts('Butyl rubber | 丁基橡胶')],
        [texts('Pressure | 气压'), texts('0.6 to 0.8 bar | 0.6–0.8 bar')],
        [texts('Weight | 重量'), texts('430 g (size 5) | 430 克（5 号）')],
      ],
      weightGrams: 520,
      sold: 6310,
      rating: 4.6,
      addedDaysAgo: 388,
    },
    {
      key: 'blacktop-basketball',
      categoryId: 1130102,
      brand: 'Terrace End',
      name: texts('Blacktop Deep-Channel Outdoor Basketball | 沥青场深槽室外篮球'),
      brief: texts('Made for rough courts and dusty hands. | 为粗糙水泥地和沾灰的手而生。'),
      story: [
        texts(
          'The channels are cut twice as deep as usual, so the fingers find them without looking. The cover wears slowly on asphalt. | 球槽加深一倍，不用看也能摸准。表皮耐磨，沥青场也经得起打。',
        ),
        texts('A pump and two needles come in the net bag. | 网袋里附打气筒和两根气针。'),
      ],
      points: [
        texts('Deep finger channels | 加深球槽'),
        texts('Hard-wearing cover | 耐磨表皮'),
        texts('Pump and bag included | 附打气筒与网袋'),
      ],
      object: '🏀',
      beside: ['🎽', '👟'],
      price: 33,
      was: 39,
      colours: ['orange', 'purple', 'black'],
      options: [
        {
          name: texts('Size | 球号'),
          values: [
            { text: texts('Size 5, youth | 5 号，青少年') },
            { text: texts('Size 6, women | 6 号，女子') },
            { text: texts('Size 7, men | 7 号，男子') },
          ],
        },
      ],
      parameters: [
        [texts('Cover | 表皮'), texts('Moisture-grip PU | 吸湿防滑 PU')],
        [texts('Winding | 缠纱'), texts('Nylon, 1,500 m | 尼龙缠纱 1500 米')],
        [texts('Weight | 重量'), texts('600 g (size 7) | 600 克（7 号）')],
        [texts('Court | 场地'), texts('Indoor and outdoor | 室内外通用')],
      ],
      weightGrams: 760,
      sold: 5120,
      rating: 4.5,
      addedDaysAgo: 298,
    },
    {
      key: 'sandline-volleyball',
      categoryId: 1130103,
      brand: 'Sandline',
      name: texts('Sandline Soft-Touch Beach Volleyball | 沙线软触沙滩排球'),
      brief: texts('Kind to forearms, visible against the sea. | 不疼小臂，海边也看得清。'),
      story: [
        texts(
          'A thick layer of foam under the skin softens every dig. It is stitched by machine with a thread that salt does not eat. | 表皮下厚泡棉缓冲，垫球不疼。机缝线耐海水腐蚀。',
        ),
        texts(
          'Rinse it under the beach shower, and it will see more than one summer. | 打完在沙滩淋浴下冲一冲，能陪你好几个夏天。',
        ),
      ],
      points: [
        texts('Foam-backed skin | 泡棉软垫表皮'),
        texts('Salt-proof seams | 耐海水缝线'),
        texts('High-contrast panels | 高对比配色'),
      ],
      object: '🏐',
      beside: ['🏖️', '🕶️'],
      price: 24.5,
      colours: ['yellow', 'coral'],
      parameters: [
        [texts('Size | 规格'), texts('Official size 5 | 标准 5 号')],
        [texts('Surface | 表皮'), texts('Soft TPE | 软质 TPE')],
        [texts('Weight | 重量'), texts('270 g | 270 克')],
        [texts('Pressure | 气压'), texts('0.20 bar | 0.20 bar')],
      ],
      weightGrams: 340,
      sold: 687,
      rating: 4.3,
      addedDaysAgo: 61,
    },
    {
      key: 'mudlark-rugby',
      categoryId: 1130105,
      brand: 'Terrace End',
      name: texts('Mudlark Pimple-Grip Training Rugby Ball | 泥雀颗粒防滑训练橄榄球'),
      brief: texts('Sticks to wet hands on the worst day of November. | 十一月最湿冷的训练日，也抓得牢。'),
      story: [
        texts(
          'Three heights of pimple share the work: the tall ones shed water, the short ones grip. Hand-stitched over three plies of cloth. | 三种高度的颗粒分工明确：高的排水，矮的抓手。三层布衬手工缝制。',
        ),
        texts('It flies like a match ball and lasts like a training one. | 飞行像比赛球，耐用像训练球。'),
      ],
      points: [
        texts('Three-height grip | 三段式防滑颗粒'),
        texts('Hand-stitched | 手工缝制'),
        texts('Keeps its shape | 久用不变形'),
      ],
      object: '🏉',
      beside: ['🥅', '🧦'],
      price: 27,
      colours: ['brown', 'white', 'green'],
      parameters: [
        [texts('Sizes | 规格'), texts('Size 5 | 5 号')],
        [texts('Surface | 表皮'), texts('Natural rubber | 天然橡胶')],
        [texts('Backing | 衬层'), texts('3-ply poly-cotton | 3 层涤棉')],
        [texts('Weight | 重量'), texts('430 g | 430 克')],
      ],
      weightGrams: 500,
      sold: 94,
      rating: 4.1,
      addedDaysAgo: 510,
    },
    {
      key: 'featherline-badminton',
      categoryId: 1130202,
      brand: 'Quillon',
      name: texts('Featherline Carbon Badminton Set for Two | 羽线全碳羽毛球双拍套装'),
      brief: texts('Two light rackets, six goose shuttles and one long bag. | 两支轻拍、六只鹅毛球、一个长拍包。'),
      story: [
        texts(
          'At eighty-two grams the racket comes round quickly, and the middle flex forgives a late swing. Strung and ready. | 拍重八十二克，挥速快；中杆偏软，出手慢半拍也救得回来。已穿线，开包即打。',
        ),
        texts('Right for clubs on Tuesday and the park on Sunday. | 周二球馆、周日公园，都合适。'),
      ],
      points: [
        texts('82 g full carbon | 82 克全碳素'),
        texts('Strung at 24 lb | 出厂已穿 24 磅线'),
        texts('Six goose-feather shuttles | 附六只鹅毛球'),
      ],
      object: '🏸',
      beside: ['🪶', '🎒'],
      price: 72,
      was: 88,
      colours: ['teal', 'red', 'navy'],
      options: [
        {
          name: texts('Grip | 握柄'),
          values: [{ text: texts('G5 | G5') }, { text: texts('G6, slimmer | G6（更细）') }],
        },
      ],
      parameters: [
        [texts('Frame | 拍框'), texts('Carbon fibre | 碳纤维')],
        [texts('Weight | 重量'), texts('82 g (4U) | 82 克（4U）')],
        [texts('Balance | 平衡点'), texts('292 mm | 292 毫米')],
        [texts('Length | 长度'), texts('67.5 cm | 67.5 厘米')],
        [texts('In the set | 套装'), texts('2 rackets, 6 shuttles, bag | 2 拍、6 球、拍包')],
      ],
      weightGrams: 680,
      sold: 1730,
      rating: 4.6,
      addedDaysAgo: 175,
    },
    {
      key: 'cellar-bats',
      categoryId: 1130203,
      brand: 'Quillon',
      name: texts('Cellar Club Table Tennis Bat Pair | 地下室俱乐部乒乓球对拍'),
      brief: texts(
        'Two bats with proper rubber, three balls and no excuses. | 两支正经胶皮的拍子、三颗球，输了没借口。',
      ),
      story: [
        texts(
          'Five plies of poplar and limba, sticky on one side and quick on the other. The handles are left raw so that sweat does not slip. | 五层杨木林巴底板，一面粘、一面快。手柄保留原木触感，出汗不滑。',
        ),
        texts('The case zips shut over both. | 一个拉链拍套装下两支。'),
      ],
      points: [
        texts('Inverted rubber, 2.0 mm | 2.0 毫米反胶'),
        texts('Raw-wood handles | 原木手柄'),
        texts('Three 40+ balls | 附三颗 40+ 新材料球'),
      ],
      object: '🏓',
      beside: ['🥇', '🧦'],
      price: 31,
      colours: ['red', 'blue'],
      options: [
        {
          name: texts('Handle | 握法'),
          values: [{ text: texts('Shakehand | 横拍') }, { text: texts('Penhold | 直拍') }],
        },
      ],
      parameters: [
        [texts('Blade | 底板'), texts('5-ply wood | 5 层纯木')],
        [texts('Rubber | 套胶'), texts('Inverted, both sides | 双面反胶')],
        [texts('Weight | 单拍重量'), texts('172 g | 172 克')],
        [texts('Care | 保养'), texts('Damp sponge, cover film | 湿海绵擦拭，贴保护膜')],
      ],
      weightGrams: 560,
      sold: 3590,
      rating: 4.7,
      addedDaysAgo: 12,
    },
  ],
};
