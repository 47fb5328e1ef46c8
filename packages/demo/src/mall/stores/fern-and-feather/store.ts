import { texts } from '../../texts.ts';
import type { DemoStore } from '../../types.ts';
import { dogsAndCats } from './dogs-and-cats.ts';
import { gardenShed } from './garden-shed.ts';
import { greenRoom } from './green-room.ts';
import { smallCompanions } from './small-companions.ts';

export const fernAndFeather: DemoStore = {
  shopId: 14,
  name: texts('Fern & Feather | 蕨与羽'),
  intro: texts(
    'House plants that forgive, tools that last and kind things for whoever shares your home on four legs, two or none. | 好养的绿植、耐用的园艺工具，还有给家里毛孩子、鸟儿和鱼儿的贴心物件。',
  ),
  object: '🪴',
  palette: 'mint',
  type: 0,
  status: 1,
  storeStyle: 0,
  fans: 4875,
  openedDaysAgo: 820,
  phone: '400-555-0114',
  address: texts('56 Glasshouse Road, Chenggong, Kunming | 昆明市呈贡区花房路 56 号'),
  company: {
    name: texts('Kunming Jueyu Garden and Pet Co., Ltd. | 昆明蕨与羽园艺宠物用品有限公司'),
    licenceNumber: '91530114MA0FRN14Q2',
    legalRepresentative: texts('Mu Xiaolan | 木晓岚'),
    registeredCapital: texts('CNY 1,000,000 | 100 万元人民币'),
    foundedOn: '2021-09-09',
    businessTerm: texts('Long term | 长期'),
    scope: texts('Sale of plants, garden tools and pet supplies | 花卉绿植、园艺工具及宠物用品销售'),
  },
  shipping: {
    firstPieces: 1,
    firstFee: 5.5,
    extraFee: 1.5,
    freeOver: 69,
    notTo: [540000, 630000, 650000],
    days: [2, 5],
  },
  shelves: [greenRoom, gardenShed, dogsAndCats, smallCompanions],
};
