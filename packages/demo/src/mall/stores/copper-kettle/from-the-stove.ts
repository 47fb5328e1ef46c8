import { texts } from '../../texts.ts';
import type { DemoShelf } from '../../types.ts';

export const fromTheStove: DemoShelf = {
  name: texts('From the stove | 灶上锅具'),
  products: [
    {
      key: 'breakfast-skillet',
      categoryId: 1090101,
      brand: 'Ironmonger',
      name: texts('Ironmonger Breakfast Cast-Iron Skillet | 铁匠铺 早餐铸铁煎锅'),
      brief: texts('Heavy today, an heirloom tomorrow. | 今天嫌重，明天传家。'),
      story: [
        texts(
          'Ground smooth after casting, the old way, so an egg moves from the first morning. | 铸造后再打磨光滑，老工艺，第一天煎蛋就不粘。',
        ),
        texts('Pours from both sides. | 双侧导流口，左右手都顺。'),
      ],
      points: [
        texts('Ground smooth inside | 内壁抛光'),
        texts('Seasoned three times | 三遍植物油开锅'),
        texts('For every stove | 全灶通用'),
      ],
      object: '🍳',
      beside: ['🥚', '🥖'],
      price: 44,
      was: 52,
      colours: ['black'],
      options: [
        {
          name: texts('Diameter | 直径'),
          values: [
            { text: texts('20 cm | 20 厘米') },
            { text: texts('26 cm | 26 厘米'), surcharge: 12 },
            { text: texts('30 cm | 30 厘米'), surcharge: 24 },
          ],
        },
      ],
      parameters: [
        [texts('Material | 材质'), texts('Cast iron | 铸铁')],
        [texts('Weight | 重量'), texts('1.7 kg at 20 cm | 20 厘米款 1.7 千克')],
        [texts('Hobs | 适用灶具'), texts('All, oven, campfire | 全灶具、烤箱、篝火')],
        [texts('Care | 保养'), texts('Rinse hot, dry, oil | 热水冲洗，擦干抹油')],
      ],
      weightGrams: 2300,
      sold: 3105,
      rating: 4.8,
      addedDaysAgo: 470,
    },
    {
      key: 'winter-casserole',
      categoryId: 1090102,
      brand: 'Hearthwell',
      name: texts('Hearthwell Winter Enamel Casserole | 暖灶 Winter 珐琅炖锅'),
      brief: texts('Low heat, long evening, good stew. | 小火慢炖，一锅好汤。'),
      story: [
        texts(
          'The lid has little peaks that rain the steam back over the meat. | 锅盖内有水珠凸点，蒸汽凝成细雨回淋食材。',
        ),
        texts('Goes to the table as it is. | 关火直接端上桌。'),
      ],
      points: [
        texts('Self-basting lid | 自动回淋锅盖'),
        texts('Easy-clean enamel | 珐琅易清洗'),
        texts('Oven to 260 °C | 耐 260℃ 烤箱'),
      ],
      object: '🍲',
      beside: ['🥕', '🌿'],
      price: 129,
      was: 159,
      colours: ['red', 'teal', 'yellow', 'navy'],
      options: [
        {
          name: texts('Volume | 容量'),
          values: [
            { text: texts('3.5 l | 3.5 升') },
            { text: texts('5 l | 5 升'), surcharge: 30 },
            { text: texts('7 l | 7 升'), surcharge: 60 },
          ],
        },
      ],
      parameters: [
        [texts('Material | 材质'), texts('Enamelled cast iron | 铸铁珐琅')],
        [texts('Diameter | 直径'), texts('24 cm | 24 厘米起')],
        [texts('Knob | 锅钮'), texts('Brass | 黄铜')],
        [texts('Guarantee | 质保'), texts('20 years | 20 年')],
        [texts('Care | 清洁'), texts('Dishwasher safe | 可用洗碗机')],
      ],
      weightGrams: 5600,
      sold: 1288,
      rating: 4.9,
      addedDaysAgo: 330,
      hasPickup: true,
    },
    {
      key: 'valle-paella-pan',
      categoryId: 1090103,
      brand: 'Ironmonger',
      name: texts('Ironmonger Valle Paella Pan | 铁匠铺 Valle 海鲜饭锅'),
      brief: texts('Wide, thin and made for the crust. | 又宽又薄，专出锅巴。'),
      story: [
        texts(
          'Dimpled steel spreads the fire and lets the rice toast underneath, which is the best part. | 锤点钢板均匀传热，让底层米饭焦香成锅巴，那才是精华。',
        ),
        texts('A card with the one recipe you need. | 附一张够用一辈子的食谱。'),
      ],
      points: [
        texts('Hammered steel | 锤点碳钢'),
        texts('Serves two to ten | 2 至 10 人份'),
        texts('Recipe included | 附食谱'),
      ],
      object: '🥘',
      beside: ['🍤', '🍋'],
      price: 32,
      colours: [],
      options: [
        {
          name: texts('For | 人份'),
          values: [
            { text: texts('2 people, 26 cm | 2 人，26 厘米') },
            { text: texts('4 people, 34 cm | 4 人，34 厘米'), surcharge: 9 },
            { text: texts('10 people, 46 cm | 10 人，46 厘米'), surcharge: 26 },
          ],
        },
      ],
      parameters: [
        [texts('Material | 材质'), texts('Carbon steel, 1.2 mm | 1.2 毫米碳钢')],
        [texts('Handles | 手柄'), texts('Two, riveted | 双耳铆接')],
        [texts('Hobs | 适用灶具'), texts('Gas, charcoal, oven | 燃气、炭火、烤箱')],
        [texts('Care | 保养'), texts('Dry and oil | 擦干抹油')],
      ],
      weightGrams: 1400,
      sold: 415,
      rating: 4.5,
      addedDaysAgo: 17,
    },
    {
      key: 'chalet-fondue',
      categoryId: 1090104,
      brand: 'Hearthwell',
      name: texts('Hearthwell Chalet Fondue Set | 暖灶 Chalet 奶酪火锅套装'),
      brief: texts('Six forks, one pot, nobody hurries. | 六叉一锅，谁也不着急。'),
      story: [
        texts(
          'A thick pot that keeps cheese quiet over a small flame. The forks have coloured ends against quarrels. | 厚壁锅小火保温，奶酪不焦；叉尾分色，不会抢错。',
        ),
        texts('Does chocolate just as well. | 化巧克力也一样好用。'),
      ],
      points: [
        texts('Six colour-coded forks | 六支分色长叉'),
        texts('Burner included | 附酒精炉'),
        texts('Cheese, broth or chocolate | 奶酪、高汤、巧克力三用'),
      ],
      object: '🫕',
      beside: ['🧀', '🥖'],
      price: 66,
      colours: ['red', 'beige'],
      parameters: [
        [texts('Pot | 锅体'), texts('Enamelled cast iron | 铸铁珐琅')],
        [texts('Volume | 容量'), texts('1.6 l | 1.6 升')],
        [texts('Forks | 叉子'), texts('6, stainless steel | 6 支，不锈钢')],
        [texts('Fuel | 燃料'), texts('Paste or spirit | 膏状或液体酒精')],
      ],
      weightGrams: 3300,
      sold: 176,
      rating: 4.2,
      addedDaysAgo: 240,
    },
    {
      key: 'pancake-pan',
      categoryId: 1090101,
      brand: 'Hearthwell',
      name: texts('Hearthwell Saturday Pancake Pan | 暖灶 Saturday 松饼平底锅'),
      brief: texts('Low rim, easy flip, second helping. | 浅边好翻面，再来一份。'),
      story: [
        texts(
          'A ceramic surface that browns evenly with a drop of butter, and a rim the turner slides over. | 陶瓷涂层一点黄油就上色均匀，浅锅沿方便铲子滑入。',
        ),
        texts('Wooden spreader included for crêpes. | 附木质刮板，可摊可丽饼。'),
      ],
      points: [
        texts('Ceramic coating | 陶瓷不粘'),
        texts('Spreader included | 附摊饼刮板'),
        texts('Light: 780 g | 轻至 780 克'),
      ],
      object: '🥞',
      beside: ['🍯', '🫐'],
      price: 35.5,
      colours: ['mint', 'pink', 'black'],
      parameters: [
        [texts('Diameter | 直径'), texts('26 cm | 26 厘米')],
        [texts('Material | 材质'), texts('Aluminium, ceramic | 铝合金，陶瓷涂层')],
        [texts('Hobs | 适用灶具'), texts('All, induction too | 通用，含电磁炉')],
        [texts('Care | 清洁'), texts('Wash by hand | 建议手洗')],
      ],
      weightGrams: 1000,
      sold: 2230,
      rating: 4.3,
      addedDaysAgo: 120,
    },
  ],
};
