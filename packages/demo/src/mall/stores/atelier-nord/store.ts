import { texts } from '../../texts.ts';
import type { DemoStore } from '../../types.ts';
import { handbags } from './handbags.ts';
import { jewelleryAndEyewear } from './jewellery-and-eyewear.ts';
import { watchesAndClocks } from './watches-and-clocks.ts';
import { workAndTravel } from './work-and-travel.ts';

export const atelierNord: DemoStore = {
  shopId: 9,
  name: texts('Atelier Nord | 北境工坊'),
  intro: texts(
    'Bags, watches and jewellery from small northern workshops. Everything we sell can be repaired, and most of it by the person who made it. | 来自北方小工坊的箱包、腕表与首饰。件件可修，多半还由原来的匠人亲手来修。',
  ),
  object: '💼',
  palette: 'lilac',
  type: 0,
  status: 1,
  storeStyle: 1,
  fans: 9870,
  openedDaysAgo: 640,
  phone: '0411-5550 9207',
  address: texts('45 Nanshan Street, Zhongshan, Dalian | 辽宁省大连市中山区南山街 45 号'),
  company: {
    name: texts('Atelier Nord Leather & Time (Dalian) Co., Ltd. | 北境皮具钟表（大连）有限公司'),
    licenceNumber: '91210202MA0XAN9T7F',
    legalRepresentative: texts('Jiang Beichen | 姜北辰'),
    registeredCapital: texts('CNY 8 million | 800 万元人民币'),
    foundedOn: '2019-02-14',
    businessTerm: texts('14 February 2019, long term | 2019-02-14 至长期'),
    scope: texts(
      'Sale and repair of leather goods, luggage, watches, clocks, jewellery and eyewear frames | 皮具、箱包、钟表、首饰及眼镜架的销售与维修',
    ),
  },
  shipping: { firstPieces: 1, firstFee: 8, extraFee: 4, freeOver: 150, notTo: [540000], days: [3, 6] },
  shelves: [handbags, workAndTravel, watchesAndClocks, jewelleryAndEyewear],
};
