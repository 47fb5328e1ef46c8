import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const gameNight: DemoShelf = {
  name: texts('Game Night | 桌游之夜'),
  products: [
    {
      key: 'lantern-jigsaw',
      categoryId: 1110201,
      brand: 'Slow Sunday',
      name: texts('Lantern Market 1000-Piece Jigsaw Puzzle | 灯笼夜市 1000 片拼图'),
      brief: texts(
        'A night market with four hundred tiny people, each up to something. | 一条夜市街，四百个小人，个个都有自己的故事。',
      ),
      story: [
        texts(
          'The illustrator spent a winter on it and hid twelve cats. The edge goes together in an evening; the lanterns will take you longer. | 插画师画了整整一个冬天，还偷偷藏了十二只猫。边框一晚能拼好，灯笼那片可就不好说了。',
        ),
        texts('Printed matt so that a lamp over the table does not glare. | 哑光印刷，台灯下也不反光。'),
      ],
      points: [
        texts('Thick board, tight fit | 厚纸板，咬合紧'),
        texts('Poster for reference inside | 附原图海报'),
        texts('Lost a piece? We send it | 丢片免费补'),
      ],
      object: '🧩',
      beside: ['🏮', '🍵'],
      price: 22,
      colours: [],
      options: [
        {
          name: texts('Pieces | 片数'),
          values: [
            { text: texts('500 pieces | 500 片') },
            { text: texts('1000 pieces | 1000 片'), surcharge: 6 },
            { text: texts('2000 pieces | 2000 片'), surcharge: 18 },
          ],
        },
      ],
      parameters: [
        [texts('Finished size | 成品尺寸'), texts('70 × 50 cm (1000 pieces) | 70 × 50 厘米（1000 片）')],
        [texts('Board | 纸板'), texts('2 mm recycled board | 2 毫米再生纸板')],
        [texts('Finish | 表面'), texts('Matt linen | 亚麻纹哑光')],
        [texts('Age | 适用年龄'), texts('10 and up | 10 岁以上')],
      ],
      weightGrams: 780,
      sold: 2140,
      rating: 4.8,
      addedDaysAgo: 150,
    },
    {
      key: 'ferry-fortune',
      categoryId: 1110202,
      brand: 'Round Table Row',
      name: texts('Ferry & Fortune Family Board Game | 渡口奇缘家庭桌游'),
      brief: texts(
        'Load your ferry, guess the tide and get home before the fog. | 装满渡船、猜准潮水，赶在大雾前回家。',
      ),
      story: [
        texts(
          'Two to five players roll for the tide and trade cargo at seven harbours. The rules fit on one page, and a game takes forty minutes. | 二到五人掷骰看潮水，在七个码头之间买卖货物。规则只有一页纸，一局四十分钟。',
        ),
        texts(
          'The youngest can win, and the eldest will ask for another round. | 最小的孩子也能赢，最年长的会要求再来一局。',
        ),
      ],
      points: [
        texts('Learned in five minutes | 五分钟上手'),
        texts('Wooden ships and dice | 木质小船与骰子'),
        texts('Plays well with two | 两个人也好玩'),
      ],
      object: '🎲',
      beside: ['⛵', '⚓'],
      price: 34.9,
      was: 42,
      colours: [],
      parameters: [
        [texts('Players | 人数'), texts('2 to 5 | 2–5 人')],
        [texts('Playing time | 时长'), texts('About 40 minutes | 约 40 分钟')],
        [texts('Language | 语言'), texts('English and Chinese rules | 中英双语规则')],
        [texts('Box | 盒子'), texts('27 × 27 × 6 cm | 27 × 27 × 6 厘米')],
        [texts('Age | 适用年龄'), texts('7 and up | 7 岁以上')],
      ],
      weightGrams: 1120,
      sold: 967,
      rating: 4.7,
      addedDaysAgo: 233,
      hasPickup: true,
    },
    {
      key: 'courtyard-chess',
      categoryId: 1110203,
      brand: 'Linden & Lark',
      name: texts('Courtyard Folding Magnetic Chess Set | 庭院折叠磁吸国际象棋'),
      brief: texts('Walnut and maple pieces that stay put on a moving train. | 胡桃木与枫木棋子，火车上也稳稳当当。'),
      story: [
        texts(
          'The board folds into its own case, with a felt bed for each piece and two spare queens. | 棋盘对折就是收纳盒，每枚棋子都有绒布小窝，另附两枚备用皇后。',
        ),
        texts(
          'Every piece is turned and carved, then weighted low so that it lands with a good sound. | 棋子车削后手工雕刻，底部配重，落子声音清脆好听。',
        ),
      ],
      points: [
        texts('Magnets in every piece | 枚枚带磁'),
        texts('Two spare queens | 附两枚备用皇后'),
        texts('Folds flat for travel | 对折便携'),
      ],
      object: '♟️',
      beside: ['🕰️', '☕'],
      price: 58,
      colours: ['brown', 'black'],
      options: [
        {
          name: texts('Board | 棋盘'),
          values: [{ text: texts('28 cm | 28 厘米') }, { text: texts('38 cm | 38 厘米'), surcharge: 24 }],
        },
      ],
      parameters: [
        [texts('Wood | 木材'), texts('Walnut and maple | 胡桃木、枫木')],
        [texts('King height | 王高'), texts('6.5 cm | 6.5 厘米')],
        [texts('Folded | 折叠尺寸'), texts('28 × 14 × 5 cm | 28 × 14 × 5 厘米')],
        [texts('Care | 保养'), texts('Dry cloth, a little wax | 干布擦拭，偶尔打蜡')],
      ],
      weightGrams: 1350,
      sold: 316,
      rating: 4.9,
      addedDaysAgo: 508,
    },
    {
      key: 'fox-bluff',
      categoryId: 1110204,
      brand: 'Round Table Row',
      name: texts('Fox Bluff Quick Card Game | 狐狸吹牛快手卡牌'),
      brief: texts('Fifteen minutes of straight faces and shameless fibs. | 十五分钟，比谁脸不红心不跳。'),
      story: [
        texts(
          'Pass a card, say what it is, and hope that nobody knocks on the table. One wrong accusation and the fox is yours. | 递出一张牌，说出它是什么，祈祷没人敲桌子。指认错一次，狐狸就归你。',
        ),
        texts('Small enough for a coat pocket, loud enough for a whole room. | 小到能塞进口袋，闹到整屋子都在笑。'),
      ],
      points: [
        texts('3 to 8 players | 3–8 人同乐'),
        texts('Linen-finish cards | 亚麻纹纸牌，手感好'),
        texts('Fits a pocket | 口袋大小'),
      ],
      object: '🃏',
      beside: ['🎲', '🍿'],
      price: 11.5,
      colours: [],
      parameters: [
        [texts('Cards | 牌数'), texts('72 | 72 张')],
        [texts('Players | 人数'), texts('3 to 8 | 3–8 人')],
        [texts('Playing time | 时长'), texts('15 minutes | 15 分钟')],
        [texts('Age | 适用年龄'), texts('8 and up | 8 岁以上')],
      ],
      weightGrams: 190,
      sold: 5210,
      rating: 4.4,
      addedDaysAgo: 27,
    },
    {
      key: 'bullseye-cork',
      categoryId: 1110205,
      brand: 'Tavern Nine',
      name: texts('Natural Cork Dartboard with Six Darts | 天然软木飞镖盘（含六支飞镖）'),
      brief: texts('A quiet board that closes its own holes and spares the wall. | 安静耐扎、针孔自愈，还不伤墙。'),
      story: [
        texts(
          'Pressed from granulated cork instead of foam, it takes steel tips for years. A wide ring around it catches what misses. | 用颗粒软木压制而非泡沫，钢尖飞镖扎几年也不塌。外圈加宽，扎偏了也有它兜着。',
        ),
        texts(
          'Hang it with the one screw in the box; the darts park in the frame. | 盒内一颗螺丝即可上墙，飞镖可插在边框上收纳。',
        ),
      ],
      points: [
        texts('Self-closing cork | 软木自愈'),
        texts('Wall-saving outer ring | 加宽护墙圈'),
        texts('Six balanced steel darts | 六支平衡钢镖'),
      ],
      object: '🎯',
      beside: ['🪵', '🥇'],
      price: 39,
      was: 49.9,
      colours: ['black', 'green'],
      parameters: [
        [texts('Diameter | 直径'), texts('45 cm | 45 厘米')],
        [texts('Thickness | 厚度'), texts('3.8 cm | 3.8 厘米')],
        [texts('Dart weight | 镖重'), texts('22 g | 22 克')],
        [texts('Age | 适用年龄'), texts('14 and up | 14 岁以上')],
      ],
      weightGrams: 3900,
      sold: 144,
      rating: 4.2,
      addedDaysAgo: 370,
    },
    {
      key: 'midnight-magic',
      categoryId: 1110505,
      brand: 'Professor Thimble',
      name: texts('Midnight Cabinet Beginner Magic Set | 午夜魔术柜入门道具箱'),
      brief: texts(
        'Twenty tricks, a wand and the patter that makes them work. | 二十个戏法、一根魔杖，外加撑场子的台词。',
      ),
      story: [
        texts(
          'Each trick comes with a short film and a card of words to say, because the talking is half the magic. | 每个戏法都配有教学短片和一张台词卡，因为会说才是魔术的一半。',
        ),
        texts(
          'Begin with the vanishing coin after ten minutes and save the torn-and-mended letter for the grandparents. | 十分钟先学会硬币消失，撕碎又复原的信留着给爷爷奶奶表演。',
        ),
      ],
      points: [
        texts('20 tricks with short films | 20 个戏法配视频教学'),
        texts('Props of wood and metal | 木质与金属道具'),
        texts('Velvet table mat | 附丝绒桌垫'),
      ],
      object: '🪄',
      beside: ['🃏', '🎩'],
      price: 29.9,
      colours: [],
      parameters: [
        [texts('Tricks | 戏法'), texts('20 | 20 个')],
        [texts('Contents | 内含'), texts('31 pieces | 31 件')],
        [texts('Lessons | 教学'), texts('Films with subtitles | 带字幕短片')],
        [texts('Age | 适用年龄'), texts('8 and up | 8 岁以上')],
      ],
      weightGrams: 890,
      sold: 61,
      rating: 4.3,
      addedDaysAgo: 5,
    },
  ],
};
