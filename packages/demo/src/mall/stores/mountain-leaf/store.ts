import { texts } from '../../texts.ts';
import type { DemoStore } from '../../types.ts';
import { chocolateAndBakery } from './chocolate-and-bakery.ts';
import { fruitAndGifts } from './fruit-and-gifts.ts';
import { snacksAndPantry } from './snacks-and-pantry.ts';
import { teaHouse } from './tea-house.ts';

export const mountainLeaf: DemoStore = {
  shopId: 12,
  name: texts('Mountain Leaf Tea | 山叶茶社'),
  intro: texts(
    'Small-garden teas, and everything that tastes better beside a cup: chocolate, cakes, nuts and fruit in season. | 小园头茶，配上一切适合下茶的好味道：巧克力、点心、坚果与当季鲜果。',
  ),
  object: '🍵',
  palette: 'mint',
  type: 1,
  status: 1,
  storeStyle: 0,
  fans: 18760,
  openedDaysAgo: 1620,
  phone: '400-555-0112',
  address: texts('7 Cloud Terrace Road, Wuyishan, Fujian | 福建省武夷山市云台路 7 号'),
  company: {
    name: texts('Wuyishan Shanye Tea Co., Ltd. | 武夷山山叶茶业有限公司'),
    licenceNumber: '91350782MA0LEAF12K',
    legalRepresentative: texts('Lin Qinghe | 林清禾'),
    registeredCapital: texts('CNY 5,000,000 | 500 万元人民币'),
    foundedOn: '2016-03-18',
    businessTerm: texts('Long term | 长期'),
    scope: texts('Sale of tea, packaged food, fruit and tea ware | 茶叶、预包装食品、鲜果及茶具销售'),
  },
  shipping: { firstPieces: 2, firstFee: 3.9, extraFee: 0.8, freeOver: 39, notTo: [540000, 650000], days: [1, 4] },
  shelves: [teaHouse, chocolateAndBakery, snacksAndPantry, fruitAndGifts],
};
