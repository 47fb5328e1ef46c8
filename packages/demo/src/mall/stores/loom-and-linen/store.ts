import { texts } from '../../texts.ts';
import type { DemoStore } from '../../types.ts';
import { bathAndCleaning } from './bath-and-cleaning.ts';
import { furniture } from './furniture.ts';
import { lightsAndFlames } from './lights-and-flames.ts';
import { wallsAndShelves } from './walls-and-shelves.ts';

export const loomAndLinen: DemoStore = {
  shopId: 4,
  name: texts('Loom & Linen | 织麻集'),
  intro: texts(
    'Furniture, lamps and small comforts in natural materials, made slowly in workshops we visit ourselves. | 家具、灯与居家小物，取材自然，慢工细作，每一间合作工坊我们都亲自走访。',
  ),
  object: '🛋️',
  palette: 'sand',
  type: 1,
  status: 1,
  storeStyle: 1,
  fans: 24960,
  openedDaysAgo: 1510,
  phone: '400-555-0104',
  address: texts('36 Pingjiang Lane, Gusu District, Suzhou | 江苏省苏州市姑苏区平江里 36 号'),
  company: {
    name: texts('Suzhou Loom & Linen Home Co., Ltd. | 苏州织麻集家居有限公司'),
    licenceNumber: '91320508MA1P00462L',
    legalRepresentative: texts('Gu Wanqing | 顾晚晴'),
    registeredCapital: texts('CNY 8 million | 800 万元人民币'),
    foundedOn: '2017-05-08',
    businessTerm: texts('Long term | 长期'),
    scope: texts(
      'Design and sale of furniture, lamps, household textiles, ceramics and cleaning goods | 家具、灯具、家用纺织品、陶瓷制品及清洁用品的设计与销售',
    ),
  },
  shipping: { firstPieces: 1, firstFee: 9, extraFee: 4, freeOver: 149, notTo: [540000, 650000], days: [3, 7] },
  shelves: [furniture, lightsAndFlames, wallsAndShelves, bathAndCleaning],
};
