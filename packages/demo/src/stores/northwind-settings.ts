import { texts } from '../mall/texts.ts';

/** Settings of the demo seller's store that buyers do not see directly. */

export const SETTINGS_STORE = 2;

/** Days from the first start to the end of the store's licence: near enough for a warning. */
export const LICENCE_DAYS = 43;

export const demoTemplate = {
  name: 'Heavy parcels',
  basis: 'weight' as const,
  firstUnits: 3,
  firstFee: 12,
  extraUnits: 1,
  extraFee: 2.5,
  freeOver: null,
  days: [3, 6],
  /** Higher fees for Tibet and Xinjiang. */
  far: { provinceIds: [540000, 650000], firstFee: 28, extraFee: 6, days: [6, 12] },
  notTo: [810000, 820000],
};

export const demoReturnAddresses = [
  {
    receiver: 'Northwind returns desk',
    phone: '021 5555 0102',
    areaId: 310104,
    detail: '12 Wukang Lane, ground floor',
    postCode: '200031',
    isDefault: true,
  },
  {
    receiver: 'Repair bench, Chen Yu',
    phone: '13800138022',
    areaId: 310106,
    detail: '89 Changde Road, second courtyard',
    postCode: '200040',
    isDefault: false,
  },
];

export const demoQuickAnswers = [
  {
    shortcut: 'hello',
    text: texts('Hello, and thank you for writing! How can I help? | 您好，感谢咨询！请问有什么可以帮您？'),
  },
  {
    shortcut: 'shipping',
    text: texts(
      'We send on the day you pay if you order before 15:00; most parcels arrive within two to five days. | 当天 15:00 前付款当天发货，一般 2 至 5 天送达。',
    ),
  },
  {
    shortcut: 'return',
    text: texts(
      'You can send it back within 7 days as long as it is complete. Start from your order, and I will take care of the rest. | 商品完好可在 7 天内退货，请从订单页面发起，后续由我来跟进。',
    ),
  },
  {
    shortcut: 'breakin',
    text: texts(
      'New headphones sound their best after about twenty hours of music at a normal volume. | 新耳机以正常音量播放约二十小时后音质更佳。',
    ),
  },
];

export const demoAwayText = texts(
  'We are back tomorrow at 9:00 and will answer first thing. | 客服将于明天 9:00 上线，届时第一时间回复您。',
);

/** Notices that are hidden or scheduled. */
export const demoWaitingNotices = [
  {
    inDays: 3,
    isOn: true,
    isTop: true,
    title: texts('Listening evening at Jing’an | 静安试听之夜'),
    content: texts(
      '<p>On Friday we open the listening room until <strong>22:00</strong>. Bring your favourite record.</p> | <p>周五试听室开放至 <strong>22:00</strong>，欢迎带上您最爱的唱片。</p>',
    ),
  },
  {
    inDays: 0,
    isOn: false,
    isTop: false,
    title: texts('Stocktake: parcels leave a day later | 盘点期间发货顺延一天'),
    content: texts('<p>Draft for the end of the quarter.</p> | <p>季度末备用草稿。</p>'),
  },
];
