import { texts } from '../../texts.ts';
import type { DemoStore } from '../../types.ts';
import { campAndTrail } from './camp-and-trail.ts';
import { courtAndField } from './court-and-field.ts';
import { cyclingAndWheels } from './cycling-and-wheels.ts';
import { waterSnowAndRing } from './water-snow-and-ring.ts';

export const trailhead: DemoStore = {
  shopId: 13,
  name: texts('Trailhead | 山径户外'),
  intro: texts(
    'Outdoor gear tested by people who sleep outside on purpose: bikes, tents, balls and everything for the trail. | 爱睡在野外的人亲自试过的户外装备：自行车、帐篷、球类，上山下水一站备齐。',
  ),
  object: '⛺',
  palette: 'aqua',
  type: 1,
  status: 1,
  storeStyle: 1,
  fans: 23150,
  openedDaysAgo: 1975,
  phone: '400-555-0113',
  address: texts('208 Switchback Road, Dujiangyan, Chengdu | 成都市都江堰市之字路 208 号'),
  company: {
    name: texts('Chengdu Shanjing Outdoor Co., Ltd. | 成都山径户外用品有限公司'),
    licenceNumber: '91510181MA0TRL13P7',
    legalRepresentative: texts('Tan Yuanshan | 谭远山'),
    registeredCapital: texts('CNY 8,000,000 | 800 万元人民币'),
    foundedOn: '2015-04-22',
    businessTerm: texts('Until 21 April 2045 | 至 2045 年 4 月 21 日'),
    scope: texts('Sale of sports, cycling and camping goods; repairs | 体育、骑行及露营用品销售与维修'),
  },
  shipping: { firstPieces: 1, firstFee: 6, extraFee: 2.5, freeOver: 99, notTo: [], days: [2, 6] },
  shelves: [cyclingAndWheels, campAndTrail, courtAndField, waterSnowAndRing],
};
