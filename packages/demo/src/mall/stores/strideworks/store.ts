import { texts } from '../../texts.ts';
import type { DemoStore } from '../../types.ts';
import { fineLeather } from './fine-leather.ts';
import { forHer } from './for-her.ts';
import { outdoorsAndSmallFeet } from './outdoors-and-small-feet.ts';
import { trainersAndWheels } from './trainers-and-wheels.ts';

export const strideworks: DemoStore = {
  shopId: 8,
  name: texts('Strideworks | 阔步鞋坊'),
  intro: texts(
    'Shoes for every kind of ground, from ballet floors to scree. Whatever can be resoled, we resole; whatever does not fit goes back free of charge. | 从舞台地板到碎石山路，什么路都有一双合适的鞋。能换底的我们都换，不合脚免费退。',
  ),
  object: '👟',
  palette: 'mint',
  type: 1,
  status: 1,
  storeStyle: 0,
  fans: 26480,
  openedDaysAgo: 1420,
  phone: '0595-5550 3168',
  address: texts('Building 5, 88 Chidian Road, Jinjiang, Quanzhou | 福建省泉州市晋江市池店路 88 号 5 号楼'),
  company: {
    name: texts('Strideworks Footwear (Jinjiang) Co., Ltd. | 阔步鞋业（晋江）有限公司'),
    licenceNumber: '91350582MA2YSW8D4N',
    legalRepresentative: texts('Lin Dakuo | 林大阔'),
    registeredCapital: texts('CNY 12 million | 1200 万元人民币'),
    foundedOn: '2012-11-26',
    businessTerm: texts('26 November 2012 to 25 November 2042 | 2012-11-26 至 2042-11-25'),
    scope: texts(
      'Development, production and sale of footwear, shoe materials and roller skates | 鞋类、鞋材及轮滑鞋的研发、生产与销售',
    ),
  },
  shipping: { firstPieces: 1, firstFee: 6, extraFee: 3, freeOver: 89, notTo: [], days: [2, 5] },
  shelves: [trainersAndWheels, forHer, fineLeather, outdoorsAndSmallFeet],
};
