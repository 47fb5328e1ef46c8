import { texts } from '../../texts.ts';
import type { DemoStore } from '../../types.ts';
import { computers } from './computers.ts';
import { deskGear } from './desk-gear.ts';
import { paperAndPens } from './paper-and-pens.ts';
import { phonesAndCameras } from './phones-and-cameras.ts';

export const pixelAndPine: DemoStore = {
  shopId: 3,
  name: texts('Pixel & Pine | 像素与松'),
  intro: texts(
    'Computers and desk things for people who work with a window open. Repairable first, fast second, pretty always. | 为爱开窗办公的人准备的电脑与桌面好物：先要能修，再要够快，还得好看。',
  ),
  object: '💻',
  palette: 'mint',
  type: 0,
  status: 1,
  storeStyle: 0,
  fans: 7315,
  openedDaysAgo: 690,
  phone: '400-555-0103',
  address: texts('5F, 208 Wenyi Road, Xihu District, Hangzhou | 浙江省杭州市西湖区文艺路 208 号 5 楼'),
  company: {
    name: texts('Hangzhou Pixel & Pine Technology Co., Ltd. | 杭州像素与松科技有限公司'),
    licenceNumber: '91330106MA2H00377P',
    legalRepresentative: texts('Song Yiming | 宋一鸣'),
    registeredCapital: texts('CNY 3 million | 300 万元人民币'),
    foundedOn: '2021-03-22',
    businessTerm: texts('22 March 2021 to 21 March 2051 | 2021-03-22 至 2051-03-21'),
    scope: texts(
      'Sale and repair of computers, communication devices, cameras, office equipment and stationery | 计算机、通讯设备、照相器材、办公设备、文具用品的销售与维修',
    ),
  },
  shipping: { firstPieces: 1, firstFee: 8, extraFee: 3, freeOver: 199, notTo: [], days: [2, 4] },
  shelves: [computers, deskGear, paperAndPens, phonesAndCameras],
};
