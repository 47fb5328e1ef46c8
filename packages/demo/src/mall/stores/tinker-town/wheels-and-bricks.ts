import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const wheelsAndBricks: DemoShelf = {
  name: texts('Wheels & Bricks | 车轮与积木'),
  products: [
    {
      key: 'copperline-express',
      categoryId: 1110301,
      brand: 'Copperline',
      name: texts('Copperline Express Wooden Train Set | 铜线快车木质火车套装'),
      brief: texts(
        'Forty-two pieces of track, one tunnel and a steam engine with a real whistle. | 四十二节轨道、一座隧道，还有会吹真汽笛的蒸汽车头。',
      ),
      story: [
        texts(
          'The engine pulls up the bridge on its own and stops politely when lifted. Press the chimney and it whistles with air, not from a speaker. | 车头能自己爬上桥，被拿起来会乖乖停下。按一下烟囱，汽笛靠气流发声，不是喇叭。',
        ),
        texts(
          'The track fits the other wooden railways that you may have in a box already. | 轨道与市面常见木轨通用，家里那箱旧轨道也能接上。',
        ),
      ],
      points: [
        texts('Fits common wooden track | 兼容常见木轨'),
        texts('Real air whistle | 真气流汽笛'),
        texts('Stops when picked up | 拿起即停'),
      ],
      object: '🚂',
      beside: ['🚃', '🌳'],
      price: 54,
      was: 69,
      colours: ['red', 'green', 'navy'],
      options: [
        {
          name: texts('Set | 套装'),
          values: [
            { text: texts('Village loop, 42 pieces | 村庄环线 42 件') },
            { text: texts('Mountain line, 78 pieces | 山区干线 78 件'), surcharge: 32 },
          ],
        },
      ],
      parameters: [
        [texts('Material | 材质'), texts('Beech wood, steel axles | 榉木、钢轴')],
        [texts('Power | 供电'), texts('USB-C, 3 hours | USB-C 充电，续航 3 小时')],
        [texts('Track length | 轨道总长'), texts('4.6 m | 4.6 米')],
        [texts('Age | 适用年龄'), texts('3 and up | 3 岁以上')],
      ],
      weightGrams: 2600,
      sold: 1284,
      rating: 4.8,
      addedDaysAgo: 274,
    },
    {
      key: 'comet-racer',
      categoryId: 1110302,
      brand: 'Copperline',
      name: texts('Comet Pull-Back Die-Cast Race Car | 彗星回力合金赛车'),
      brief: texts(
        'Draw it back a hand’s width and it crosses the whole living room. | 往后一拉，一口气冲过整个客厅。',
      ),
      story: [
        texts(
          'A heavy metal body, rubber tyres and a spring that does not tire. The driver’s number is left blank; a sheet of stickers is in the box. | 沉手的合金车身、橡胶轮胎、怎么拉都不疲的发条。车号留白，盒里附贴纸自己定。',
        ),
        texts('Collect all the colours, or race the two that you have. | 可以集齐全部颜色，也可以就拿两辆来比一场。'),
      ],
      points: [
        texts('Runs up to 9 metres | 最远可跑 9 米'),
        texts('Metal body, rubber tyres | 合金车身，橡胶胎'),
        texts('Number stickers inside | 附车号贴纸'),
      ],
      object: '🏎️',
      beside: ['🔧', '🏆'],
      price: 9.9,
      colours: ['red', 'blue', 'yellow', 'silver'],
      parameters: [
        [texts('Scale | 比例'), texts('1:36 | 1:36')],
        [texts('Length | 长度'), texts('12.5 cm | 12.5 厘米')],
        [texts('Material | 材质'), texts('Zinc alloy, ABS, rubber | 锌合金、ABS、橡胶')],
        [texts('Age | 适用年龄'), texts('3 and up | 3 岁以上')],
      ],
      weightGrams: 165,
      sold: 7320,
      rating: 4.6,
      addedDaysAgo: 588,
    },
    {
      key: 'dragonfly-copter',
      categoryId: 1110303,
      brand: 'Skyloft',
      name: texts('Dragonfly Indoor Remote Control Helicopter | 蜻蜓室内遥控直升机'),
      brief: texts(
        'Hovers by itself, so a beginner’s first flight ends in a landing. | 自己会悬停，新手首飞也能平安落地。',
      ),
      story: [
        texts(
          'Let go of the sticks and it holds its height. Soft blades fold away when they meet a curtain. | 松开摇杆就定高悬停，碰到窗帘，软桨叶会自动收折。',
        ),
        texts('This model has been replaced and is no longer made. | 本款已停产，由新款替代。'),
      ],
      points: [
        texts('Holds its height | 自动定高'),
        texts('Soft folding blades | 软质折叠桨叶'),
        texts('One-button landing | 一键降落'),
      ],
      object: '🚁',
      beside: ['🔋', '🕹️'],
      price: 37,
      was: 45,
      colours: ['orange', 'teal'],
      parameters: [
        [texts('Flight time | 飞行时间'), texts('8 minutes | 8 分钟')],
        [texts('Charging | 充电'), texts('40 minutes by USB | USB 充电 40 分钟')],
        [texts('Range | 遥控距离'), texts('30 m | 30 米')],
        [texts('Length | 机身长度'), texts('19 cm | 19 厘米')],
        [texts('Age | 适用年龄'), texts('10 and up | 10 岁以上')],
      ],
      weightGrams: 480,
      sold: 903,
      rating: 3.8,
      addedDaysAgo: 690,
      isOffShelf: true,
    },
    {
      key: 'masonry-bricks',
      categoryId: 1110304,
      brand: 'Little Mason',
      name: texts('Little Mason Real Clay Building Bricks | 小小泥瓦匠真砖建筑积木'),
      brief: texts(
        'Finger-sized fired bricks and a mortar that washes out again. | 手指大小的真窑砖，灰浆遇水即化，拆了还能再盖。',
      ),
      story: [
        texts(
          'Mix the starch mortar, lay a course, check it with the little level. When the house has been lived in enough, soak it overnight and build another. | 调好淀粉灰浆，一层层砌，用小水平尺量一量。房子住够了，泡一晚，又是一堆新砖。',
        ),
        texts('Plans for a well, a tower and a cottage are in the box. | 盒内附水井、塔楼和小屋三份图纸。'),
      ],
      points: [
        texts('Real fired clay | 真正的窑烧黏土'),
        texts('Reusable again and again | 可反复拆建'),
        texts('Trowel and level included | 附抹刀与水平尺'),
      ],
      object: '🧱',
      beside: ['🏠', '🪣'],
      price: 41,
      colours: ['coral', 'beige'],
      options: [
        {
          name: texts('Bricks | 砖块'),
          values: [
            { text: texts('120 bricks | 120 块') },
            { text: texts('240 bricks | 240 块'), surcharge: 28 },
            { text: texts('480 bricks | 480 块'), surcharge: 72 },
          ],
        },
      ],
      parameters: [
        [texts('Brick | 砖块尺寸'), texts('30 × 15 × 10 mm | 30 × 15 × 10 毫米')],
        [texts('Mortar | 灰浆'), texts('Corn starch and sand | 玉米淀粉与细砂')],
        [texts('Plans | 图纸'), texts('3 | 3 份')],
        [texts('Age | 适用年龄'), texts('6 and up | 6 岁以上')],
      ],
      weightGrams: 2100,
      sold: 455,
      rating: 4.7,
      addedDaysAgo: 64,
    },
    {
      key: 'lefty-arm',
      categoryId: 1110305,
      brand: 'Boltworks',
      name: texts('Lefty Build-It-Yourself Robot Arm Kit | 左撇子自组装机械臂套件'),
      brief: texts(
        'Four motors, one afternoon, and it will pass you the biscuits. | 四个电机、一个下午，它就能给你递饼干。',
      ),
      story: [
        texts(
          'Screw it together with the two tools in the box, then steer it with the knobs or teach it a movement by hand and let it repeat. | 用盒里两把工具拼好，可以旋钮操控，也可以手把手教它一个动作，让它反复做。',
        ),
        texts(
          'Curious people go on in coloured blocks or Python; there are thirty lessons. | 意犹未尽的，还能用图形化积木或 Python 编程，共三十节课。',
        ),
      ],
      points: [
        texts('Learns by being moved | 手把手示教'),
        texts('Blocks or Python | 图形化或 Python 编程'),
        texts('30 lessons included | 含 30 节课程'),
        texts('No soldering | 免焊接'),
      ],
      object: '🦾',
      beside: ['🔩', '🔧'],
      price: 89,
      was: 109,
      colours: ['silver', 'orange'],
      parameters: [
        [texts('Joints | 关节'), texts('4 and a gripper | 4 关节加夹爪')],
        [texts('Lifts | 负载'), texts('150 g | 150 克')],
        [texts('Power | 供电'), texts('5 V USB-C | 5 V USB-C')],
        [texts('Parts | 零件'), texts('168 | 168 件')],
        [texts('Age | 适用年龄'), texts('10 and up | 10 岁以上')],
      ],
      weightGrams: 1240,
      sold: 187,
      rating: 4.6,
      addedDaysAgo: 14,
    },
  ],
};
