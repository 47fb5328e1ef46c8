import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const teaAndGlasses: DemoShelf = {
  name: texts('Tea, coffee & glasses | 茶咖酒具'),
  products: [
    {
      key: 'hammered-teapot',
      categoryId: 1090301,
      brand: 'Copper Kettle',
      name: texts('Copper Kettle Hammered Teapot | 铜壶 手锤紫铜茶壶'),
      brief: texts('The pot this shop is named after. | 小店因它得名。'),
      story: [
        texts(
          'Raised from one sheet with four thousand strokes and lined with tin. It darkens, and you may let it. | 一张铜板四千锤成型，内壁挂锡；铜色会变深，由它便好。',
        ),
        texts('The handle stays cool in the hand. | 提梁包藤，不烫手。'),
      ],
      points: [
        texts('4,000 hammer strokes | 四千锤手工成型'),
        texts('Tin lining | 内壁挂锡'),
        texts('Relined for life | 终身补锡'),
      ],
      object: '🫖',
      beside: ['🍵', '🔥'],
      price: 148,
      colours: ['orange', 'brown'],
      options: [
        {
          name: texts('Volume | 容量'),
          values: [{ text: texts('0.8 l | 0.8 升') }, { text: texts('1.2 l | 1.2 升'), surcharge: 35 }],
        },
      ],
      parameters: [
        [texts('Material | 材质'), texts('Copper, tin lining | 紫铜，挂锡')],
        [texts('Thickness | 壁厚'), texts('1.5 mm | 1.5 毫米')],
        [texts('Stoves | 适用炉具'), texts('Gas, charcoal, electric | 燃气、炭炉、电陶炉')],
        [texts('Care | 保养'), texts('Lemon and salt | 柠檬加盐擦拭')],
      ],
      weightGrams: 1400,
      sold: 358,
      rating: 4.9,
      addedDaysAgo: 680,
    },
    {
      key: 'dawn-drip-maker',
      categoryId: 1090302,
      brand: 'Slowpour',
      name: texts('Slowpour Dawn Drip Coffee Maker | 慢滴 Dawn 滴滤咖啡机'),
      brief: texts('Blooms, waits and pours like a person. | 像人一样闷蒸、等待、注水。'),
      story: [
        texts(
          'The water arrives at ninety-three degrees through twelve holes. Set it at night and wake to the smell. | 93℃ 热水经十二孔均匀淋下；睡前预约，闻香起床。',
        ),
        texts('The jug is a flask, so nothing stews. | 保温壶盛接，久放不煮老。'),
      ],
      points: [
        texts('Blooms before brewing | 预浸泡闷蒸'),
        texts('Insulated jug | 保温咖啡壶'),
        texts('Timer for the morning | 预约定时'),
      ],
      object: '☕',
      beside: ['🫘', '⏰'],
      price: 119,
      was: 145,
      colours: ['black', 'white', 'green'],
      parameters: [
        [texts('Volume | 容量'), texts('1 l, 8 cups | 1 升，8 杯')],
        [texts('Power | 功率'), texts('1,400 W | 1400 瓦')],
        [texts('Temperature | 水温'), texts('92–96 °C | 92–96℃')],
        [texts('Size | 尺寸'), texts('31 × 17 × 33 cm | 31 × 17 × 33 厘米')],
      ],
      weightGrams: 3900,
      sold: 890,
      rating: 4.4,
      addedDaysAgo: 58,
    },
    {
      key: 'celadon-cups',
      categoryId: 1090303,
      brand: 'Clay & Co',
      name: texts('Clay & Co Celadon Tea Cups | 陶社 青瓷茶杯四只装'),
      brief: texts('The colour of the sky after rain. | 雨过天青。'),
      story: [
        texts(
          'A thick, cracked glaze that takes on the tea, cup by cup, year by year. | 厚釉冰裂，茶色一年年沁入纹理，越养越美。',
        ),
        texts('Four cups in a cloth-lined box. | 四只一盒，绒布内衬。'),
      ],
      points: [
        texts('Crackle glaze | 冰裂釉'),
        texts('Fired at 1,310 °C | 1310℃ 高温烧成'),
        texts('Gift box | 礼盒装'),
      ],
      object: '🍵',
      beside: ['🫖', '🎍'],
      price: 45,
      colours: ['mint', 'teal'],
      parameters: [
        [texts('Volume | 容量'), texts('90 ml | 90 毫升')],
        [texts('Material | 材质'), texts('Celadon | 青瓷')],
        [texts('Origin | 产地'), texts('Longquan | 龙泉')],
        [texts('Content | 规格'), texts('4 cups | 4 只')],
      ],
      weightGrams: 620,
      sold: 1477,
      rating: 4.8,
      addedDaysAgo: 310,
    },
    {
      key: 'vineyard-glasses',
      categoryId: 1090304,
      brand: 'Claret & Stem',
      name: texts('Claret & Stem Vineyard Wine Glasses | 酒红 Vineyard 红酒杯对装'),
      brief: texts('Thin at the lip, brave in the dishwasher. | 杯口极薄，却不怕洗碗机。'),
      story: [
        texts(
          'Blown in one piece with the stem drawn out of the bowl. The titanium in the glass forgives a knock. | 杯柄由杯身一体拉制，含钛玻璃更耐磕碰。',
        ),
        texts('Two glasses and a polishing cloth. | 两只装，附擦杯布。'),
      ],
      points: [
        texts('Drawn stem | 一体拉柄'),
        texts('Lead-free crystal | 无铅水晶'),
        texts('Dishwasher safe | 可用洗碗机'),
      ],
      object: '🍷',
      beside: ['🍇', '🧀'],
      price: 42,
      colours: [],
      options: [
        {
          name: texts('Shape | 杯型'),
          values: [
            { text: texts('Bordeaux, 650 ml | 波尔多 650 毫升') },
            { text: texts('Burgundy, 750 ml | 勃艮第 750 毫升'), surcharge: 6 },
          ],
        },
      ],
      parameters: [
        [texts('Material | 材质'), texts('Lead-free crystal | 无铅水晶玻璃')],
        [texts('Height | 高度'), texts('24 cm | 24 厘米')],
        [texts('Lip | 杯口'), texts('1.1 mm | 1.1 毫米')],
        [texts('Content | 规格'), texts('2 | 2 只')],
      ],
      weightGrams: 520,
      sold: 2045,
      rating: 4.1,
      addedDaysAgo: 410,
    },
    {
      key: 'orchard-straw-bottle',
      categoryId: 1090305,
      brand: 'Noonday',
      name: texts('Noonday Orchard Two-Lid Straw Cup | 正午 Orchard 双盖吸管杯'),
      brief: texts('Smoothie lid by day, snack lid by night. | 白天喝果昔，晚上装零食。'),
      story: [
        texts(
          'Clear, light and tough, with a wide straw that lets a blueberry through. | 透明轻巧耐摔，粗吸管连蓝莓都能吸上来。',
        ),
        texts('A brush for the straw is in the box. | 附吸管刷。'),
      ],
      points: [
        texts('Two lids | 一杯双盖'),
        texts('Wide straw and brush | 粗吸管配刷'),
        texts('Free of BPA | 不含双酚 A'),
      ],
      object: '🥤',
      beside: ['🍓', '🫐'],
      price: 16.9,
      colours: ['coral', 'purple', 'mint', 'yellow'],
      parameters: [
        [texts('Volume | 容量'), texts('700 ml | 700 毫升')],
        [texts('Material | 材质'), texts('Copolyester | 共聚酯')],
        [texts('Size | 尺寸'), texts('10 × 17 cm | 10 × 17 厘米')],
        [texts('Care | 清洁'), texts('Top rack | 洗碗机上层')],
      ],
      weightGrams: 260,
      sold: 4390,
      rating: 4.2,
      addedDaysAgo: 27,
    },
  ],
};
