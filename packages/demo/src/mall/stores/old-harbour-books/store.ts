import { texts } from '../../texts.ts';
import type { DemoStore } from '../../types.ts';
import { readingRoom } from './reading-room.ts';

export const oldHarbourBooks: DemoStore = {
  shopId: 15,
  name: texts('Old Harbour Books | 旧港书店'),
  intro: texts(
    'A bookshop by the ferry pier with things for slow evenings. Closed for repairs after the storm; back when the roof is. | 渡轮码头边的小书店，卖适合慢慢过的夜晚。台风后闭店修缮，屋顶修好就回来。',
  ),
  object: '📚',
  palette: 'sand',
  type: 0,
  status: 3,
  storeStyle: 0,
  fans: 938,
  openedDaysAgo: 1410,
  phone: '400-555-0115',
  address: texts('3 Ferry Steps, Gulangyu, Xiamen | 厦门市思明区鼓浪屿渡口石阶 3 号'),
  company: {
    name: texts('Xiamen Jiugang Books Co., Ltd. | 厦门旧港图书有限公司'),
    licenceNumber: '91350203MA0HBR15D9',
    legalRepresentative: texts('Xu Wangchao | 许望潮'),
    registeredCapital: texts('CNY 500,000 | 50 万元人民币'),
    foundedOn: '2018-11-03',
    businessTerm: texts('Long term | 长期'),
    scope: texts('Sale of books, stationery, games and gifts | 图书、文具、桌面游戏及礼品销售'),
  },
  shipping: { firstPieces: 1, firstFee: 4, extraFee: 1, freeOver: 49, notTo: [], days: [3, 7] },
  shelves: [readingRoom],
};
