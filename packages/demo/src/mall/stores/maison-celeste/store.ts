import { texts } from '../../texts.ts';
import type { DemoStore } from '../../types.ts';
import { denimAndCoats } from './denim-and-coats.ts';
import { dresses } from './dresses.ts';
import { swimAndSleep } from './swim-and-sleep.ts';
import { tops } from './tops.ts';

export const maisonCeleste: DemoStore = {
  shopId: 6,
  name: texts('Maison Céleste | 晴空女装'),
  intro: texts(
    'Linen, silk and wool for women who dress once a day and then forget about it: few shapes, good cloth, pockets wherever they fit. | 亚麻、真丝与羊毛，为早上穿好便不再操心的女士而做。款式不多，面料讲究，能加口袋的地方都有口袋。',
  ),
  object: '👗',
  palette: 'rose',
  type: 1,
  status: 1,
  storeStyle: 1,
  fans: 18640,
  openedDaysAgo: 1180,
  phone: '021-5550 1806',
  address: texts('Unit 3, 218 Wukang Road, Xuhui, Shanghai | 上海市徐汇区武康路 218 号 3 单元'),
  company: {
    name: texts('Maison Céleste Apparel (Shanghai) Co., Ltd. | 晴空服饰（上海）有限公司'),
    licenceNumber: '91310104MA1FRQ6C2X',
    legalRepresentative: texts('Shen Qinglan | 沈晴岚'),
    registeredCapital: texts('CNY 5 million | 500 万元人民币'),
    foundedOn: '2016-04-18',
    businessTerm: texts('18 April 2016, long term | 2016-04-18 至长期'),
    scope: texts(
      'Design and sale of clothing, knitwear and accessories; import and export of textiles | 服装、针织品及配饰的设计与销售；纺织品进出口',
    ),
  },
  shipping: { firstPieces: 1, firstFee: 5, extraFee: 1.5, freeOver: 99, notTo: [], days: [2, 4] },
  shelves: [dresses, tops, denimAndCoats, swimAndSleep],
};
