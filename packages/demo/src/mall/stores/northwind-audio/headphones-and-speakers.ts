import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const headphonesAndSpeakers: DemoShelf = {
  name: texts('Headphones & speakers | 耳机与音箱'),
  products: [
    {
      key: 'drift-headphones',
      categoryId: 1020101,
      brand: 'Halden',
      name: texts('Halden Drift Noise-Cancelling Headphones | 海登 Drift 头戴式主动降噪耳机'),
      brief: texts('Forty hours of quiet on one charge. | 一次充电，安静四十小时。'),
      story: [
        texts(
          'Drift listens to the room with six microphones and takes away the engine, the fan and the office. Speech stays natural when you let it in. | Drift 以六颗麦克风聆听环境，把引擎、风扇和办公室的嘈杂统统滤掉；需要交谈时，人声依旧自然清晰。',
        ),
        texts(
          'In the box: headphones, folding case, USB-C cable and a 3.5 mm cable for aeroplanes. | 包装内含耳机、折叠收纳盒、USB-C 充电线，以及乘机用的 3.5 毫米音频线。',
        ),
      ],
      points: [
        texts('40 hours of playback | 40 小时续航'),
        texts('Connects to two devices at once | 双设备同时连接'),
        texts('Ear pads change in seconds | 耳罩可快速更换'),
      ],
      object: '🎧',
      beside: ['📱', '🧳'],
      price: 229,
      was: 279,
      colours: ['black', 'beige', 'navy', 'coral'],
      parameters: [
        [texts('Driver | 单元'), texts('40 mm dynamic | 40 毫米动圈')],
        [texts('Bluetooth | 蓝牙'), texts('5.4, multipoint | 5.4，支持多点连接')],
        [texts('Battery | 续航'), texts('40 h with noise cancelling | 开启降噪 40 小时')],
        [texts('Charging | 充电'), texts('USB-C, 10 min for 5 h | USB-C，充 10 分钟听 5 小时')],
        [texts('Weight | 重量'), texts('248 g | 248 克')],
      ],
      weightGrams: 620,
      sold: 8412,
      rating: 4.8,
      addedDaysAgo: 410,
      hasPickup: true,
    },
    {
      key: 'pebble-earbuds',
      categoryId: 1020102,
      brand: 'Orrin',
      name: texts('Orrin Pebble Wireless Earbuds | 欧林 Pebble 真无线蓝牙耳机'),
      brief: texts('Small as a river stone, and they stay in. | 小如卵石，久戴不掉。'),
      story: [
        texts(
          'Each bud weighs less than a sheet of paper and sits flat in the ear, so you can lie on a pillow with it. | 单只比一张 A4 纸还轻，贴合耳廓，侧躺也不硌耳朵。',
        ),
        texts(
          'The case adds three more charges and slips into the coin pocket of your jeans. | 充电盒可再补充三次电量，放进牛仔裤零钱袋刚刚好。',
        ),
      ],
      points: [
        texts('4.1 g each | 单只仅重 4.1 克'),
        texts('32 hours with the case | 配合充电盒 32 小时'),
        texts('Sweat and rain proof | 防汗防雨'),
      ],
      object: '🎧',
      beside: ['🔋', '📱'],
      price: 79,
      colours: ['white', 'mint', 'pink'],
      parameters: [
        [texts('Driver | 单元'), texts('10 mm | 10 毫米')],
        [texts('Battery | 续航'), texts('8 h, 32 h with case | 单次 8 小时，总计 32 小时')],
        [texts('Protection | 防护'), texts('IPX5 | IPX5 级防水')],
        [texts('Ear tips | 耳塞套'), texts('XS, S, M, L | XS、S、M、L 四副')],
      ],
      weightGrams: 160,
      sold: 5230,
      rating: 4.5,
      addedDaysAgo: 24,
    },
    {
      key: 'vanguard-headset',
      categoryId: 1020103,
      brand: 'Kestrel',
      name: texts('Kestrel Vanguard Wireless Gaming Headset | 红隼 Vanguard 无线电竞耳机'),
      brief: texts('Hear the footsteps before they hear you. | 先一步听清脚步声。'),
      story: [
        texts(
          'A dedicated 2.4 GHz link keeps sound and picture together; Bluetooth takes calls at the same time. | 2.4 GHz 专用连接让声画同步，蓝牙还能同时接听电话。',
        ),
        texts(
          'The microphone arm lifts to mute and comes off when you leave the desk. | 麦克风抬起即静音，离开电脑桌时可整支拆下。',
        ),
      ],
      points: [
        texts('Under 20 ms delay | 延迟低于 20 毫秒'),
        texts('Detachable microphone | 可拆卸麦克风'),
        texts('Cooling gel ear pads | 凉感凝胶耳罩'),
      ],
      object: '🎧',
      beside: ['🎮', '🕹️'],
      price: 119,
      was: 149,
      colours: ['black', 'red', 'green'],
      options: [
        {
          name: texts('Version | 版本'),
          values: [
            { text: texts('Headset | 单耳机') },
            { text: texts('With charging stand | 含充电支架'), surcharge: 25 },
          ],
        },
      ],
      parameters: [
        [texts('Driver | 单元'), texts('50 mm | 50 毫米')],
        [texts('Connection | 连接方式'), texts('2.4 GHz, Bluetooth, 3.5 mm | 2.4 GHz、蓝牙、3.5 毫米')],
        [texts('Battery | 续航'), texts('55 hours | 55 小时')],
        [texts('Works with | 适用平台'), texts('PC, consoles, phones | 电脑、游戏机、手机')],
        [texts('Weight | 重量'), texts('296 g | 296 克')],
      ],
      weightGrams: 780,
      sold: 1964,
      rating: 4.4,
      addedDaysAgo: 188,
    },
    {
      key: 'harbour-speaker',
      categoryId: 1020201,
      brand: 'Halden',
      name: texts('Halden Harbour Bluetooth Speaker | 海登 Harbour 便携蓝牙音箱'),
      brief: texts('Floats, sings and shrugs off sand. | 能漂浮、能唱歌，不怕沙子。'),
      story: [
        texts(
          'Made for jetties and picnic blankets: drop it in the water and it turns face up and plays on. | 为码头与野餐垫而生：掉进水里也会自动翻面朝上，继续播放。',
        ),
        texts('Two of them pair into left and right with one button. | 两台一键组成左右立体声。'),
      ],
      points: [
        texts('Waterproof and floating | 防水可漂浮'),
        texts('18 hours of music | 18 小时播放'),
        texts('Stereo pairing | 立体声配对'),
      ],
      object: '🔊',
      beside: ['🌊', '⛱️'],
      price: 89,
      colours: ['teal', 'yellow', 'black'],
      parameters: [
        [texts('Output | 功率'), texts('20 W | 20 瓦')],
        [texts('Protection | 防护'), texts('IP67 | IP67 级防尘防水')],
        [texts('Size | 尺寸'), texts('18 × 7 × 7 cm | 18 × 7 × 7 厘米')],
        [texts('Charging | 充电'), texts('USB-C, 2.5 h | USB-C，约 2.5 小时')],
      ],
      weightGrams: 690,
      sold: 3310,
      rating: 4.7,
      addedDaysAgo: 265,
    },
    {
      key: 'mirrorball-speaker',
      categoryId: 1020203,
      brand: 'Loudmouth',
      name: texts('Loudmouth Mirrorball Party Speaker | 大嗓门 Mirrorball 派对灯光音箱'),
      brief: texts('A dance floor that fits on a shelf. | 放在架子上的迷你舞池。'),
      story: [
        texts(
          'The ball turns with the beat and throws light over a whole living room, while the base under it moves real air. | 灯球随节拍旋转，光点洒满整个客厅；底座低音十足，气氛说来就来。',
        ),
        texts('Plug in a microphone and the party becomes karaoke. | 插上麦克风，派对立刻变 K 歌房。'),
      ],
      points: [
        texts('Lights follow the beat | 灯光随乐而动'),
        texts('60 W with deep bass | 60 瓦澎湃低音'),
        texts('Microphone input | 支持麦克风输入'),
      ],
      object: '🪩',
      beside: ['🎤', '🎈'],
      price: 159,
      was: 199,
      colours: ['silver', 'purple'],
      parameters: [
        [texts('Output | 功率'), texts('60 W | 60 瓦')],
        [texts('Battery | 续航'), texts('12 hours | 12 小时')],
        [texts('Inputs | 输入'), texts('Bluetooth, AUX, 6.3 mm | 蓝牙、AUX、6.3 毫米')],
        [texts('Weight | 重量'), texts('4.2 kg | 4.2 千克')],
      ],
      weightGrams: 5100,
      sold: 742,
      rating: 4.2,
      addedDaysAgo: 9,
    },
  ],
};
