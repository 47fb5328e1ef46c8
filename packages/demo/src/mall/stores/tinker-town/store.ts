import { texts } from '../../texts.ts';
import type { DemoStore } from '../../types.ts';
import { gameNight } from './game-night.ts';
import { littleHands } from './little-hands.ts';
import { playOn } from './play-on.ts';
import { wheelsAndBricks } from './wheels-and-bricks.ts';

export const tinkerTown: DemoStore = {
  shopId: 11,
  name: texts('Tinker Town | 巧匠玩具'),
  intro: texts(
    'Toys that survive being dropped, chewed and handed down: wood, wool and good ideas for ages one to ninety. | 摔不坏、啃不烂、能传给弟弟妹妹的好玩具。一岁到九十岁，都能在这里找到想玩的。',
  ),
  object: '🧸',
  palette: 'peach',
  type: 0,
  status: 1,
  storeStyle: 1,
  fans: 6420,
  openedDaysAgo: 1130,
  phone: '400-555-0111',
  address: texts('18 Whistle Lane, Yuhang, Hangzhou | 杭州市余杭区哨子巷 18 号'),
  company: {
    name: texts('Hangzhou Qiaojiang Toys Co., Ltd. | 杭州巧匠玩具有限公司'),
    licenceNumber: '91330110MA0TNK11X4',
    legalRepresentative: texts('Shen Mubai | 沈木白'),
    registeredCapital: texts('CNY 2,000,000 | 200 万元人民币'),
    foundedOn: '2019-06-01',
    businessTerm: texts('Long term | 长期'),
    scope: texts('Sale of toys, games, craft and stationery goods | 玩具、桌面游戏、手工及文具用品销售'),
  },
  shipping: { firstPieces: 1, firstFee: 4.5, extraFee: 1, freeOver: 59, notTo: [], days: [2, 5] },
  shelves: [littleHands, gameNight, wheelsAndBricks, playOn],
};
