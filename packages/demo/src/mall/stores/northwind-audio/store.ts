import { texts } from '../../texts.ts';
import type { DemoStore } from '../../types.ts';
import { headphonesAndSpeakers } from './headphones-and-speakers.ts';
import { homeListening } from './home-listening.ts';
import { instruments } from './instruments.ts';
import { recordingRoom } from './recording-room.ts';

export const northwindAudio: DemoStore = {
  shopId: 2,
  name: texts('Northwind Audio | 北风音频'),
  intro: texts(
    'Headphones, hi-fi and instruments chosen by people who play. Every pair is listened to before it leaves our bench. | 耳机、音响与乐器，由懂音乐的人挑选。每一件出库前都经过人工试听，好声音不将就。',
  ),
  object: '🎧',
  palette: 'sky',
  type: 1,
  status: 1,
  storeStyle: 1,
  fans: 18420,
  openedDaysAgo: 1240,
  phone: '400-555-0102',
  address: texts('12 Wukang Lane, Xuhui District, Shanghai | 上海市徐汇区武康里 12 号'),
  company: {
    name: texts('Shanghai Northwind Audio Co., Ltd. | 上海北风音频科技有限公司'),
    licenceNumber: '91310104MA1N00214K',
    legalRepresentative: texts('Lu Chengfeng | 陆乘风'),
    registeredCapital: texts('CNY 5 million | 500 万元人民币'),
    foundedOn: '2018-04-16',
    businessTerm: texts('Long term | 长期'),
    scope: texts(
      'Sale of audio equipment, musical instruments, electronic products and their parts; repair of instruments | 音响设备、乐器、电子产品及配件销售；乐器维修服务',
    ),
  },
  shipping: { firstPieces: 1, firstFee: 6, extraFee: 2, freeOver: 99, notTo: [], days: [2, 5] },
  shelves: [headphonesAndSpeakers, homeListening, instruments, recordingRoom],
};
