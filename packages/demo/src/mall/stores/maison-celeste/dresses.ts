import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';
import { letterSizes } from './sizes.ts';

export const dresses: DemoShelf = {
  name: texts('Dresses & wraps | 裙装与罩衫'),
  products: [
    {
      key: 'mistral-dress',
      categoryId: 1040101,
      brand: 'Maison Céleste',
      name: texts('Mistral Washed Linen Midi Dress | 南风水洗亚麻中长连衣裙'),
      brief: texts(
        'A loose linen dress with deep pockets that looks better the less you iron it. | 宽松亚麻裙，大口袋，越不熨越好看。',
      ),
      story: [
        texts(
          'Cut from heavy European flax and washed twice in our own mill, Mistral hangs straight from the shoulder and moves with the wind. | 选用厚实的欧洲亚麻，在自家工坊水洗两遍，从肩部自然垂落，随风而动。',
        ),
        texts(
          'Wear it alone in July and over a fine roll-neck in October. The belt is included and can be left off. | 七月单穿，十月内搭薄高领；附同料腰带，系不系都好看。',
        ),
      ],
      points: [
        texts('Washed twice, no shrinking | 两次水洗，不易缩水'),
        texts('Two deep side pockets | 两侧大口袋'),
        texts('Removable belt | 可拆腰带'),
      ],
      object: '👗',
      beside: ['👒', '🌾'],
      price: 118,
      was: 148,
      colours: ['beige', 'teal', 'coral', 'navy'],
      options: [letterSizes],
      parameters: [
        [texts('Material | 材质'), texts('100% European linen | 100% 欧洲亚麻')],
        [texts('Fabric weight | 面料克重'), texts('190 g/m² | 190 克/平方米')],
        [texts('Fit | 版型'), texts('Relaxed | 宽松')],
        [texts('Length | 长度'), texts('118 cm in size M | M 码 118 厘米')],
        [texts('Care | 洗护'), texts('Machine wash at 30 °C | 30°C 以下机洗')],
        [texts('Made in | 产地'), texts('Portugal | 葡萄牙')],
      ],
      weightGrams: 420,
      sold: 3260,
      rating: 4.8,
      addedDaysAgo: 210,
    },
    {
      key: 'tuileries-dress',
      categoryId: 1040101,
      brand: 'Maison Céleste',
      name: texts('Tuileries Wrap Tea Dress | 杜乐丽一片式茶歇裙'),
      brief: texts(
        'A true wrap dress with flutter sleeves and a waist that ties where you want it. | 真正的一片式剪裁，飘逸袖，腰线随你系。',
      ),
      story: [
        texts(
          'The print-free crepe has a dry, matte hand and never clings. A hidden snap at the neckline keeps everything in place on a bicycle. | 素色绉料手感干爽、不贴身；领口暗扣固定，骑车也不走光。',
        ),
        texts('Made for garden lunches and long office days alike. | 花园午餐和办公室都合适。'),
      ],
      points: [
        texts('Hidden neckline snap | 领口暗扣防走光'),
        texts('Does not crease in a suitcase | 装箱不易皱'),
        texts('Lined to the knee | 及膝内衬'),
      ],
      object: '👗',
      beside: ['🌷', '🥂'],
      price: 96,
      colours: ['red', 'green', 'pink'],
      options: [letterSizes],
      parameters: [
        [texts('Material | 材质'), texts('72% viscose, 28% recycled polyester | 72% 粘纤、28% 再生聚酯')],
        [texts('Fit | 版型'), texts('Wrap, adjustable waist | 一片式，腰围可调')],
        [texts('Length | 长度'), texts('112 cm in size M | M 码 112 厘米')],
        [texts('Care | 洗护'), texts('Machine wash at 30 °C | 30°C 以下机洗')],
        [texts('Made in | 产地'), texts('Türkiye | 土耳其')],
      ],
      weightGrams: 360,
      sold: 1145,
      rating: 4.6,
      addedDaysAgo: 88,
    },
    {
      key: 'nocturne-gown',
      categoryId: 1040102,
      brand: 'Céleste Soir',
      name: texts('Nocturne Bias-Cut Satin Evening Gown | 夜曲斜裁缎面晚礼服'),
      brief: texts(
        'Floor-length satin cut on the bias, with a back that does the talking. | 斜裁缎面及地长裙，美背是主角。',
      ),
      story: [
        texts(
          'Each gown takes four metres of sandwashed satin, cut diagonally so that it follows the body without a single dart. | 每件用料四米砂洗缎，斜向裁剪，无需省道便贴合身形。',
        ),
        texts(
          'It comes in a cotton garment bag, with a spare pair of shoulder straps. Allow three days for free hemming before dispatch. | 附棉质防尘袋与备用肩带；发货前可免费改裙长，需三天。',
        ),
      ],
      points: [
        texts('Free hemming | 免费改裙长'),
        texts('Low draped back | 垂坠露背设计'),
        texts('Invisible side zip | 侧面隐形拉链'),
      ],
      object: '👗',
      beside: ['💎', '🪭'],
      price: 289,
      was: 340,
      colours: ['navy', 'black', 'red'],
      options: [letterSizes],
      parameters: [
        [texts('Material | 材质'), texts('94% triacetate, 6% elastane | 94% 三醋酸、6% 氨纶')],
        [texts('Lining | 里料'), texts('Silk blend | 真丝混纺')],
        [texts('Fit | 版型'), texts('Bias cut, close | 斜裁贴身')],
        [texts('Length | 长度'), texts('150 cm before hemming | 未改长 150 厘米')],
        [texts('Care | 洗护'), texts('Dry clean only | 仅限干洗')],
        [texts('Made in | 产地'), texts('Italy | 意大利')],
      ],
      weightGrams: 680,
      sold: 184,
      rating: 4.9,
      addedDaysAgo: 24,
    },
    {
      key: 'heron-kimono',
      categoryId: 1040103,
      brand: 'Hoshino Mill',
      name: texts('Heron Silk-Cotton Kimono Wrap | 白鹭丝棉和服罩衫'),
      brief: texts(
        'A featherweight wrap to throw over a dress, a swimsuit or your oldest jeans. | 轻如羽毛的罩衫，搭裙子、泳衣、旧牛仔都行。',
      ),
      story: [
        texts(
          'Woven on narrow looms at the Hoshino family mill, then cut with almost no waste: every kimono is made of six straight panels. | 由星野家族工坊的窄幅织机织造，六片直裁，几乎没有边角料。',
        ),
        texts('One size fits XS to L; the sleeves fold back to any length. | 均码适合 XS 至 L，袖子可任意翻折。'),
      ],
      points: [
        texts('Zero-waste pattern | 零浪费裁剪'),
        texts('Deep sleeve pockets | 袖内大口袋'),
        texts('Packs to the size of a paperback | 折起来只有一本书大小'),
      ],
      object: '👘',
      beside: ['🌸', '🪭'],
      price: 134,
      colours: ['teal', 'pink', 'purple'],
      parameters: [
        [texts('Material | 材质'), texts('55% cotton, 45% silk | 55% 棉、45% 桑蚕丝')],
        [texts('Fit | 版型'), texts('One size, XS to L | 均码，适合 XS–L')],
        [texts('Length | 长度'), texts('98 cm | 98 厘米')],
        [texts('Care | 洗护'), texts('Hand wash cold | 冷水手洗')],
        [texts('Made in | 产地'), texts('Japan | 日本')],
      ],
      weightGrams: 240,
      sold: 412,
      rating: 4.7,
      addedDaysAgo: 143,
    },
    {
      key: 'monsoon-sari',
      categoryId: 1040104,
      brand: 'Rekha & Daughters',
      name: texts('Monsoon Handloom Silk Sari | 季风手织真丝纱丽'),
      brief: texts(
        'Six yards of handloomed silk with a contrast border the colour of wet leaves. | 六码手织真丝，镶边如雨后新叶。',
      ),
      story: [
        texts(
          'Four weavers in Kanchipuram spend nine days on each sari; the border is interlocked by hand, so it will never come away from the body. | 四位甘吉布勒姆织工历时九天织成一条，镶边手工交织，永不脱落。',
        ),
        texts(
          'Comes with an unstitched blouse piece and a card that shows three ways to drape it. | 附未缝制上衣料与三种穿法图卡。',
        ),
      ],
      points: [
        texts('Interlocked handwoven border | 手工交织镶边'),
        texts('Blouse piece included | 附上衣面料'),
        texts('Signed by the weaver | 织工亲笔签名'),
      ],
      object: '🥻',
      beside: ['🌺', '💍'],
      price: 265,
      colours: ['orange', 'purple', 'green'],
      parameters: [
        [texts('Material | 材质'), texts('100% mulberry silk, zari border | 100% 桑蚕丝，金线镶边')],
        [texts('Length | 长度'), texts('5.5 m and 0.8 m blouse piece | 5.5 米，另附 0.8 米上衣料')],
        [texts('Size | 尺寸'), texts('115 cm wide | 幅宽 115 厘米')],
        [texts('Care | 洗护'), texts('Dry clean only | 仅限干洗')],
        [texts('Made in | 产地'), texts('India | 印度')],
      ],
      weightGrams: 750,
      sold: 67,
      rating: 5,
      addedDaysAgo: 9,
    },
  ],
};
