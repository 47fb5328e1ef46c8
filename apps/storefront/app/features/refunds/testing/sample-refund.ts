import type { RefundDetail } from '../refund.ts';

/** A refund request (money only) that the store has seven days to answer. */
export const REFUND: RefundDetail = {
  refundSn: '202605010000000001',
  orderNumber: '202604300000000001',
  applyType: 1,
  returnMoneySts: 1,
  moneyState: 'none',
  shopId: 2,
  shopName: 'Northwind Audio',
  refundAmount: 25.5,
  refundScore: 0,
  postage: 0,
  applyTime: '2026-05-01 10:00:00',
  endTimeIso: '2026-05-08T10:00:00.000Z',
  waitsFor: 'seller',
  lines: [
    {
      ...{ orderItemId: 7, prodId: 1, skuId: 11, prodName: 'Lamp', skuName: 'Black', pic: '' },
      ...{ goodsNum: 1, prodCount: 2, isGift: false, keptNum: 0 },
    },
  ],
  actions: ['edit', 'withdraw'],
  remainingSeconds: 7 * 24 * 60 * 60,
  isReceived: true,
  reason: 'damaged',
  words: 'A crack.',
  imgs: [],
  mobile: '13800138000',
  canEditAmount: true,
  offer: null,
  refusalReason: null,
  refusalWords: '',
  returnAddress: null,
  express: null,
  dispute: null,
  steps: [
    { what: 'applied', by: 'buyer', of: null, time: '2026-05-01 10:00:00', words: 'A crack.', imgs: [], amount: 25.5 },
  ],
  orderStatus: 3,
};

export const RETURN_ADDRESS = {
  ...{ receiver: 'Ada', mobile: '13900139000', addr: '1 Dock Road', postCode: '310000', isRegistered: false },
};

export const DISPUTE = {
  reason: 'refusedWrongly',
  words: 'They are wrong.',
  imgs: [],
  time: '2026-05-03 10:00:00',
  evidenceEndTimeIso: '2026-05-06T10:00:00.000Z',
  ruling: null,
  rulingWords: '',
  rulingTime: null,
} as const satisfies RefundDetail['dispute'];
