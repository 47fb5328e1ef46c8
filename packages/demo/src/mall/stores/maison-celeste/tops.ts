import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';
import { letterSizes } from './sizes.ts';

export const tops: DemoShelf = {
  name: texts('Tops & knits | 上衣与针织'),
  products: [
    {
      key: 'clair-blouse',
      categoryId: 1040201,
      brand: 'Maison Céleste',
      name: texts('Clair Sandwashed Silk Blouse | 清光砂洗真丝衬衫'),
      brief: texts(
        'A collarless silk blouse with a soft, matte hand and covered buttons. | 无领真丝衬衫，触感柔雾，包布纽扣。',
      ),
      story: [
        texts(
          'Sandwashing takes the shine out of silk and leaves something closer to peach skin. It can go in the machine, in the bag that comes with it. | 砂洗去掉了真丝的亮光，触感近似桃皮；装进附赠洗衣袋即可机洗。',
        ),
        texts('Half tucked with denim or buttoned up under a blazer. | 半塞进牛仔裤，或扣好穿在西装里。'),
      ],
      points: [
        texts('Machine washable silk | 可机洗真丝'),
        texts('Covered buttons | 包布纽扣'),
        texts('Laundry bag included | 附洗衣袋'),
      ],
      object: '👚',
      beside: ['🪡', '🌸'],
      price: 129,
      colours: ['white', 'pink', 'mint'],
      options: [letterSizes],
      parameters: [
        [texts('Material | 材质'), texts('100% mulberry silk, 19 momme | 100% 桑蚕丝，19 姆米')],
        [texts('Fit | 版型'), texts('Relaxed | 宽松')],
        [texts('Length | 长度'), texts('64 cm in size M | M 码 64 厘米')],
        [texts('Care | 洗护'), texts('Machine wash cold in the bag | 装袋冷水机洗')],
        [texts('Made in | 产地'), texts('China | 中国')],
      ],
      weightGrams: 180,
      sold: 2087,
      rating: 4.7,
      addedDaysAgo: 330,
    },
    {
      key: 'marais-blouse',
      categoryId: 1040201,
      brand: 'Maison Céleste',
      name: texts('Marais Puff-Sleeve Poplin Blouse | 玛黑泡泡袖府绸衬衫'),
      brief: texts(
        'Crisp cotton poplin with sleeves that hold their shape until evening. | 挺括纯棉府绸，泡泡袖到晚上依然有型。',
      ),
      story: [
        texts(
          'The sleeve head is gathered over a strip of organza, the old couture trick that keeps volume without padding. | 袖山内衬欧根纱，沿用高定老手法，不加垫也饱满。',
        ),
        texts('A slightly longer back stays tucked in all day. | 后摆略长，塞进裤腰一整天不跑。'),
      ],
      points: [
        texts('Organza-lined sleeves | 欧根纱撑袖'),
        texts('Longer back hem | 后摆加长'),
        texts('Opaque even in white | 白色也不透'),
      ],
      object: '👚',
      beside: ['🎀', '🥐'],
      price: 64,
      colours: ['white', 'blue', 'yellow'],
      options: [letterSizes],
      parameters: [
        [texts('Material | 材质'), texts('100% organic cotton poplin | 100% 有机棉府绸')],
        [texts('Fit | 版型'), texts('Regular | 常规')],
        [texts('Length | 长度'), texts('61 cm in size M | M 码 61 厘米')],
        [texts('Care | 洗护'), texts('Machine wash at 30 °C | 30°C 以下机洗')],
        [texts('Made in | 产地'), texts('Portugal | 葡萄牙')],
      ],
      weightGrams: 210,
      sold: 964,
      rating: 4.5,
      addedDaysAgo: 61,
    },
    {
      key: 'everyday-tee',
      categoryId: 1040202,
      brand: 'Basique 12',
      name: texts('Basique 12 Heavy Cotton Crew Tee | 12 号厚磅纯棉圆领 T 恤'),
      brief: texts(
        'The twelfth version of one white T-shirt, and the one we stopped changing. | 同一件白 T 改到第十二版，终于不用再改。',
      ),
      story: [
        texts(
          'Eleven samples went back before the neckline lay flat and the sleeve ended at the right place. This is the twelfth. | 打样退回十一次，直到领口服帖、袖长刚好，这就是第十二版。',
        ),
        texts(
          'Dense enough to wear without anything under it, light enough for August. | 够厚实，单穿不透；够轻，八月也不闷。',
        ),
      ],
      points: [
        texts('220 g cotton, not see-through | 220 克厚棉不透'),
        texts('Neck rib that recovers | 领口回弹不变形'),
        texts('Pre-shrunk | 已预缩'),
      ],
      object: '👕',
      beside: ['🧺'],
      price: 29,
      was: 36,
      colours: ['white', 'black', 'beige', 'mint'],
      options: [letterSizes],
      parameters: [
        [texts('Material | 材质'), texts('100% long-staple cotton | 100% 长绒棉')],
        [texts('Fabric weight | 面料克重'), texts('220 g/m² | 220 克/平方米')],
        [texts('Fit | 版型'), texts('Regular | 常规')],
        [texts('Care | 洗护'), texts('Machine wash at 30 °C | 30°C 以下机洗')],
        [texts('Made in | 产地'), texts('Portugal | 葡萄牙')],
      ],
      weightGrams: 200,
      sold: 8420,
      rating: 4.8,
      addedDaysAgo: 540,
    },
    {
      key: 'rib-tank',
      categoryId: 1040204,
      brand: 'Basique 12',
      name: texts('Basique Fine-Rib Tank Top | 基本款细罗纹背心'),
      brief: texts('A smooth ribbed tank with wide straps that cover a bra. | 细罗纹背心，宽肩带，不露内衣带。'),
      story: [
        texts(
          'Knitted in the round, so there are no side seams to twist in the wash. | 圆筒一体织造，没有侧缝，洗后不扭。',
        ),
        texts('Long enough to stay tucked and soft enough to sleep in. | 衣长够塞，柔软到可以穿着睡。'),
      ],
      points: [
        texts('No side seams | 无侧缝'),
        texts('Bra-friendly straps | 宽肩带遮内衣'),
        texts('Keeps its shape | 久洗不变形'),
      ],
      object: '🎽',
      beside: ['☀️'],
      price: 22,
      colours: ['black', 'white', 'coral', 'green'],
      options: [letterSizes],
      parameters: [
        [texts('Material | 材质'), texts('95% modal, 5% elastane | 95% 莫代尔、5% 氨纶')],
        [texts('Fit | 版型'), texts('Slim | 修身')],
        [texts('Length | 长度'), texts('60 cm in size M | M 码 60 厘米')],
        [texts('Care | 洗护'), texts('Machine wash at 30 °C | 30°C 以下机洗')],
        [texts('Made in | 产地'), texts('Türkiye | 土耳其')],
      ],
      weightGrams: 110,
      sold: 5310,
      rating: 4.4,
      addedDaysAgo: 402,
    },
    {
      key: 'nimbus-scarf',
      categoryId: 1040203,
      brand: 'Nimbus Knits',
      name: texts('Nimbus Brushed Alpaca Scarf | 云朵拉绒羊驼围巾'),
      brief: texts(
        'Two metres of brushed alpaca that weigh less than your phone. | 两米长的拉绒羊驼围巾，比手机还轻。',
      ),
      story: [
        texts(
          'Knitted in Arequipa from baby alpaca and brushed by hand with thistle heads, as it has been done there for a century. | 在阿雷基帕以幼羊驼绒织成，再用刺果手工拉绒，百年工艺。',
        ),
        texts(
          'Big enough for a shawl on the plane. It arrives in a cotton pouch with a small cedar block. | 飞机上可当披肩；附棉布袋与一小块雪松木。',
        ),
      ],
      points: [
        texts('Warm at 160 g | 仅 160 克却很暖'),
        texts('Does not itch | 亲肤不扎'),
        texts('Cedar block against moths | 附雪松防蛀块'),
      ],
      object: '🧣',
      beside: ['🧶', '❄️'],
      price: 78,
      was: 98,
      colours: ['coral', 'beige', 'blue', 'purple'],
      parameters: [
        [texts('Material | 材质'), texts('68% baby alpaca, 32% recycled nylon | 68% 幼羊驼绒、32% 再生锦纶')],
        [texts('Size | 尺寸'), texts('200 × 45 cm | 200 × 45 厘米')],
        [texts('Weight | 重量'), texts('160 g | 160 克')],
        [texts('Care | 洗护'), texts('Hand wash cold | 冷水手洗')],
        [texts('Made in | 产地'), texts('Peru | 秘鲁')],
      ],
      weightGrams: 190,
      sold: 1730,
      rating: 4.9,
      addedDaysAgo: 17,
    },
  ],
};
