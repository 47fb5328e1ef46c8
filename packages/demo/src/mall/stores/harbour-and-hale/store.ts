import { texts } from '../../texts.ts';
import type { DemoStore } from '../../types.ts';
import { jacketsAndSuits } from './jackets-and-suits.ts';
import { shirtsAndTees } from './shirts-and-tees.ts';
import { trousers } from './trousers.ts';
import { underwearAndSwim } from './underwear-and-swim.ts';

export const harbourAndHale: DemoStore = {
  shopId: 7,
  name: texts('Harbour & Hale | 港岸男装'),
  intro: texts(
    'Menswear from a port town: shirts that do not need ironing, coats that do not mind rain, and free repairs for as long as we remember how. | 来自港口小城的男装：衬衫免熨，大衣不怕雨，只要我们还会做，就一直免费修补。',
  ),
  object: '⚓',
  palette: 'sky',
  type: 0,
  status: 1,
  storeStyle: 0,
  fans: 7315,
  openedDaysAgo: 860,
  phone: '0532-5550 7105',
  address: texts('12 Guanxiang Second Road, Shinan, Qingdao | 山东省青岛市市南区观象二路 12 号'),
  company: {
    name: texts('Harbour & Hale Menswear (Qingdao) Co., Ltd. | 港岸服饰（青岛）有限公司'),
    licenceNumber: '91370202MA3HH7K51P',
    legalRepresentative: texts('Gao Haichuan | 高海川'),
    registeredCapital: texts('CNY 3 million | 300 万元人民币'),
    foundedOn: '2018-09-03',
    businessTerm: texts('3 September 2018, long term | 2018-09-03 至长期'),
    scope: texts(
      'Retail and wholesale of clothing, footwear and textiles; tailoring and repair of clothing | 服装鞋帽及纺织品批发零售；服装定制与修补',
    ),
  },
  shipping: { firstPieces: 1, firstFee: 6, extraFee: 2, freeOver: 120, notTo: [540000, 650000], days: [3, 5] },
  shelves: [shirtsAndTees, trousers, jacketsAndSuits, underwearAndSwim],
};
