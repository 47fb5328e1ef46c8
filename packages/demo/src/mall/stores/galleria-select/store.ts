import { texts } from '../../texts.ts';
import type { DemoStore } from '../../types.ts';
import { everydayTechnology } from './everyday-technology.ts';
import { giftsAndJourneys } from './gifts-and-journeys.ts';
import { homeComforts } from './home-comforts.ts';
import { kitchenFavourites } from './kitchen-favourites.ts';

export const galleriaSelect: DemoStore = {
  shopId: 1,
  name: texts('Galleria Select | Galleria 自营'),
  intro: texts(
    'The mall’s own store: fewer things, each one tried at home by our buyers, sent from our own warehouse. | 商城自营店：少而精，每一件都由买手在家试用过，自有仓库发货，售后无忧。',
  ),
  object: '🛍️',
  palette: 'peach',
  type: 1,
  status: 1,
  storeStyle: 0,
  fans: 62380,
  openedDaysAgo: 1825,
  phone: '400-555-0101',
  address: texts('1 Galleria Square, Huangpu District, Shanghai | 上海市黄浦区嘉乐广场 1 号'),
  company: {
    name: texts('Galleria Commerce (Shanghai) Co., Ltd. | 嘉乐里商业（上海）有限公司'),
    licenceNumber: '91310101MA1F00001X',
    legalRepresentative: texts('Shen Anran | 沈安然'),
    registeredCapital: texts('CNY 50 million | 5000 万元人民币'),
    foundedOn: '2016-09-01',
    businessTerm: texts('Long term | 长期'),
    scope: texts(
      'Online sale of household goods, kitchenware, electronic products, bags and toys; prepaid cards; storage services | 互联网销售日用百货、厨具、电子产品、箱包、玩具；预付卡销售；仓储服务',
    ),
  },
  shipping: { firstPieces: 1, firstFee: 5, extraFee: 1, freeOver: 49, notTo: [], days: [1, 3] },
  shelves: [everydayTechnology, homeComforts, kitchenFavourites, giftsAndJourneys],
};
