import { texts } from '../../texts.ts';
import type { DemoStore } from '../../types.ts';
import { fromTheStove } from './from-the-stove.ts';
import { onTheTable } from './on-the-table.ts';
import { teaAndGlasses } from './tea-and-glasses.ts';
import { toolsAndPantry } from './tools-and-pantry.ts';

export const copperKettle: DemoStore = {
  shopId: 5,
  name: texts('Copper Kettle | 铜壶厨房'),
  intro: texts(
    'Pans that last, knives that cut, cups that feel right. A kitchen shop run by two cooks and a potter. | 锅要耐用，刀要锋利，杯子要趁手。两位厨师和一位陶艺师开的厨房小店。',
  ),
  object: '🫖',
  palette: 'rose',
  type: 0,
  status: 1,
  storeStyle: 0,
  fans: 9870,
  openedDaysAgo: 980,
  phone: '400-555-0105',
  address: texts('77 Kuixing Street, Jinjiang District, Chengdu | 四川省成都市锦江区魁星街 77 号'),
  company: {
    name: texts('Chengdu Copper Kettle Kitchenware Co., Ltd. | 成都铜壶厨具有限公司'),
    licenceNumber: '91510104MA6C00589Q',
    legalRepresentative: texts('Tang Zhiwei | 唐知味'),
    registeredCapital: texts('CNY 2 million | 200 万元人民币'),
    foundedOn: '2020-06-30',
    businessTerm: texts('Long term | 长期'),
    scope: texts(
      'Sale of kitchenware, tableware, ceramics, glassware and small household appliances | 厨具、餐具、陶瓷、玻璃制品及小家电销售',
    ),
  },
  shipping: { firstPieces: 2, firstFee: 6, extraFee: 2, freeOver: 79, notTo: [], days: [2, 6] },
  shelves: [fromTheStove, onTheTable, teaAndGlasses, toolsAndPantry],
};
