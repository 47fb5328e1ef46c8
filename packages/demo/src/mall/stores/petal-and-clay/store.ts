import { texts } from '../../texts.ts';
import type { DemoStore } from '../../types.ts';
import { bathAndCare } from './bath-and-care.ts';
import { hairAndScent } from './hair-and-scent.ts';
import { makeUp } from './make-up.ts';
import { skincare } from './skincare.ts';

export const petalAndClay: DemoStore = {
  shopId: 10,
  name: texts('Petal & Clay | 花泥美妆'),
  intro: texts(
    'Small batches of make-up, skincare and soap from flowers and earth. Short lists of ingredients, refills wherever possible, samples before you decide. | 取自花与泥土的小批量彩妆、护肤与手工皂。成分表很短，能替换就替换，先试再买。',
  ),
  object: '🌸',
  palette: 'peach',
  type: 1,
  status: 1,
  storeStyle: 1,
  fans: 31250,
  openedDaysAgo: 980,
  phone: '0798-5550 1100',
  address: texts('7 Taoxichuan Lane, Zhushan, Jingdezhen | 江西省景德镇市珠山区陶溪川巷 7 号'),
  company: {
    name: texts('Petal & Clay Cosmetics (Jingdezhen) Co., Ltd. | 花泥化妆品（景德镇）有限公司'),
    licenceNumber: '91360203MA38PC0E6H',
    legalRepresentative: texts('Tao Yuni | 陶予泥'),
    registeredCapital: texts('CNY 6 million | 600 万元人民币'),
    foundedOn: '2017-05-20',
    businessTerm: texts('20 May 2017, long term | 2017-05-20 至长期'),
    scope: texts(
      'Development and sale of cosmetics, toiletries, fragrances and ceramics | 化妆品、洗护用品、香氛及陶瓷制品的研发与销售',
    ),
  },
  shipping: { firstPieces: 2, firstFee: 4, extraFee: 1, freeOver: 49, notTo: [], days: [1, 3] },
  shelves: [makeUp, skincare, hairAndScent, bathAndCare],
};
