import { ABSENT_ID } from './access-row.ts';
import { type BuyerObject, type BuyerRows, forAnyone, forBuyers, onOwn } from './buyer-row.ts';
import { disputedRequest } from './disputed-request.ts';
import { refundRequest } from './refund-request.ts';

const order: BuyerObject = { make: (buyer) => buyer.order(), absent: '99999999999999999999' };
/** An order to be paid on delivery that can no longer be cancelled at once. */
const cashOrder: BuyerObject = {
  make: async (buyer) => {
    const number = await buyer.paidOrder();
    await buyer.sql(`update mall_order set paid_at = null where user_id = $1 and number = '${number}' returning id`);
    await buyer.sql(`update trade set state = 'promised', settled_at = settled_at - interval '1 day'
      where user_id = $1 and id = (select trade_id from mall_order where number = '${number}') returning id`);
    return number;
  },
  absent: '99999999999999999999',
};
const paidOrder: BuyerObject = { make: (buyer) => buyer.paidOrder(), absent: '99999999999999999999' };

/** An order in a group that waits for more buyers. */
const groupOrder: BuyerObject = {
  make: async (buyer) => {
    const number = await buyer.paidOrder();
    const ofOrder = `from mall_order where user_id = $1 and number = '${number}'`;
    await buyer.sql(`with made as (
      insert into group_buy (activity_id, product_id, store_id, size, leader_id, expires_at)
      select 1, 1, store_id, 2, user_id, mall_now() + interval '1 day' ${ofOrder} returning id)
      insert into group_buy_place (group_id, user_id, trade_id, product_id, size, ordinal, paid_at, is_open)
      select (select id from made), user_id, trade_id, 1, 2, 1, mall_now(), false ${ofOrder} returning group_id as id`);
    await buyer.sql(
      `update mall_order set status = 7, type = 1 where user_id = $1 and number = '${number}' returning id`,
    );
    return number;
  },
  absent: '99999999999999999999',
};

const address: BuyerObject = {
  make: ({ sql }) =>
    sql(`insert into address (user_id, receiver, mobile, post_code, area_id, detail)
      values ($1, 'Ada', '13800138001', '518000', 440305, '7 Analytical Road') returning id`),
  absent: ABSENT_ID,
};

const session: BuyerObject = {
  make: ({ sql }) =>
    sql(`insert into session (token_hash, kind, user_id, expires_at) values (sha256(gen_random_uuid()::text::bytea), 'buyer',
      $1, mall_now() + interval '1 hour') returning id`),
  absent: '00000000-0000-4000-8000-000000000000',
};

const parcel: BuyerObject = {
  make: async (buyer) => {
    const number = await buyer.paidOrder();
    return buyer.sql(`insert into parcel (order_id, store_id, courier_id, waybill)
      select mall_order.id, store_id, (select min(id) from courier), gen_random_uuid()::text from mall_order
      where user_id = $1 and number = '${number}' returning id`);
  },
  absent: ABSENT_ID,
};

const dispute: BuyerObject = {
  make: async (buyer) => buyer.sql(disputedRequest(await buyer.paidOrder(), 'user_id = $1')),
  absent: '9999999999999999',
};

/** A line of an order that has been received. */
const receivedLine: BuyerObject = {
  make: async (buyer) => {
    const number = await buyer.paidOrder();
    await buyer.sql(`update mall_order set status = 4, received_at = mall_now()
      where user_id = $1 and number = '${number}' returning id`);
    return buyer.sql(`select order_line.id from order_line join mall_order on mall_order.id = order_id
      where user_id = $1 and number = '${number}'`);
  },
  absent: ABSENT_ID,
};

const ownReview: BuyerObject = {
  make: ({ sql }) =>
    sql(`insert into review (product_id, store_id, user_id, nick_name, stars, content)
      values (2001, 2, $1, 'Ada', 5, 'Lovely') returning id`),
  absent: ABSENT_ID,
};

/** An invoice; its id is the number of its order. */
const invoice: BuyerObject = {
  make: async (buyer) => {
    const number = await buyer.paidOrder();
    return buyer.sql(`insert into invoice (number, order_id, order_number, user_id, store_id, title_type, title, locale)
      select reverse(number), id, number, user_id, store_id, 2, 'Ada', 'en' from mall_order
      where user_id = $1 and number = '${number}' returning order_number`);
  },
  absent: '99999999999999999999',
};

const INVOICE = { headerType: 2, headerName: 'Ada' };
const ADDRESS = {
  receiver: 'Ada',
  mobile: '13800138001',
  postCode: '518000',
  areaId: 440305,
  addr: '7 Analytical Road',
};
const WISH = { isReceived: true, reason: 'damaged', mobile: '13800138001', refundAmount: 1 };

const refund: BuyerObject = {
  make: async (buyer) => buyer.sql(`${refundRequest(await buyer.paidOrder(), { condition: 'user_id = $1' })}`),
  absent: '8999999999999999',
};
const acceptedReturn: BuyerObject = {
  ...refund,
  make: async (buyer) =>
    buyer.sql(refundRequest(await buyer.paidOrder(), { state: 2, kind: 2, condition: 'user_id = $1' })),
};
/** An order path that was never issued. */
const FLASH_ORDER = { path: 'x'.repeat(40), orderItem: { skuId: 1, prodCount: 1, activityId: 1 } };
const PRODUCT = { prodId: 1 };
const STORE = { shopId: 2 };
const CODE = { mail: 'nobody@example.org', validCode: '000000' };
const THIRD = { socialType: 6, callbackUrl: '/third-login/google' };

/** Every operation outside the back office and the platform console. */
export const buyerAccessRows: BuyerRows = {
  // About no person: the mall, its stores and their products.
  ...{
    languageList: forAnyone(),
    currencyList: forAnyone(),
    paySwitch: forAnyone(),
    webConfig: forAnyone(),
  },
  ...{ serviceSwitch: forAnyone(), privacyPolicy: forAnyone(), termsOfService: forAnyone() },
  ...{ webConfigSection: forAnyone({ key: 'base' }), brandPage: forAnyone(), categoryList: forAnyone() },
  ...{ newUserSpecialPage: forAnyone(), newUserSpecialState: forAnyone() },
  ...{ limitedTimePage: forAnyone(), limitedTimeFilters: forAnyone(), preferredProductPage: forAnyone() },
  ...{ groupPage: forAnyone(), groupInfo: forAnyone(PRODUCT), groupTeams: forAnyone({ groupActivityId: 1 }) },
  ...{ flashSalePage: forAnyone(), flashSaleInfo: forAnyone(PRODUCT) },
  comboList: forAnyone(PRODUCT),
  ...{
    couponPage: forAnyone(),
    productCoupons: forAnyone({ prodId: 1001 }),
    bannerList: forAnyone({ shopId: 0 }),
    noticeInfo: forAnyone({ id: 1 }),
  },
  ...{ noticeList: forAnyone({ shopId: 0 }), topNoticeList: forAnyone({ shopId: 0 }) },
  ...{ isProductOnSale: forAnyone(PRODUCT), productDetail: forAnyone(PRODUCT), skuList: forAnyone(PRODUCT) },
  ...{
    relatedProducts: forAnyone(PRODUCT),
    boughtTogether: forAnyone(PRODUCT),
    reviewSummary: forAnyone(PRODUCT),
    reviewPage: forAnyone(PRODUCT),
  },
  ...{ searchFacets: forAnyone(), hotSearches: forAnyone({ type: 1 }), searchProducts: forAnyone() },
  ...{ productsById: forAnyone({ prodIds: '1' }), searchSuggestions: forAnyone({ keyword: 'lamp' }) },
  ...{ topProductsByStore: forAnyone({ shopIds: '2' }), storeCategories: forAnyone(STORE) },
  ...{ storeInfo: forAnyone(STORE), hotStores: forAnyone(), storesById: forAnyone({ shopIds: '2' }) },
  ...{ discountPage: forAnyone(), discountInfo: forAnyone({ discountId: 1 }) },
  ...{ productDiscounts: forAnyone({ ...PRODUCT, shopId: 1 }), cartDiscount: forAnyone({ discountId: 1 }) },
  ...{ storePage: forAnyone(), storeQualifications: forAnyone(STORE), guestCartCount: forAnyone() },
  guestCartItems: forAnyone(),
  putPicture: forAnyone({ ticket: 'none' }),
  // Before sign-in.
  ...{ passwordKey: forAnyone(), thirdLoginProviders: forAnyone(), startThirdLogin: forAnyone(THIRD) },
  ...{ bindMail: forAnyone(), logOut: forAnyone(), login: forAnyone(), mailLogin: forAnyone() },
  ...{ changeGuestCartItem: forAnyone(), sendLoginCode: forAnyone(), sendRegisterCode: forAnyone() },
  ...{ sendRecoveryCode: forAnyone(), finishThirdLogin: forAnyone(), register: forAnyone() },
  ...{ checkRegisterCode: forAnyone(), checkRecoveryCode: forAnyone(), sendBindCode: forAnyone() },
  resetPassword: forAnyone(),
  // About the buyer alone.
  ...{
    addressCount: forBuyers(),
    addressList: forBuyers(),
    regionTree: forBuyers(),
    regionList: forBuyers({ pid: 0 }),
  },
  ...{ balanceInfo: forBuyers(), balancePage: forBuyers(), topUpMethods: forBuyers(), pointsInfo: forBuyers() },
  ...{ pointsPage: forBuyers(), ownCouponPage: forBuyers(), usableCoupons: forBuyers(PRODUCT), levelInfo: forBuyers() },
  invoicePage: forBuyers(),
  ...{ orderPage: forBuyers(), orderCount: forBuyers(), buyerNoticeInfo: forBuyers({ id: 1 }) },
  ...{ buyerNoticeList: forBuyers({ shopId: 0 }), buyerTopNoticeList: forBuyers({ shopId: 0 }) },
  ...{ browsingHistoryPage: forBuyers(), searchHistory: forBuyers(), isFollowedStore: forBuyers(STORE) },
  ...{ followedStorePage: forBuyers(), expiredCartItems: forBuyers(), cartCount: forBuyers(), cartInfo: forBuyers() },
  ...{ bindingList: forBuyers(), userCenter: forBuyers(), favouriteCount: forBuyers(), favouriteIds: forBuyers() },
  ...{ isFavourite: forBuyers(PRODUCT), favouritePage: forBuyers(), exportAccount: forBuyers() },
  ...{
    sessionList: forBuyers(),
    userInfo: forBuyers(),
    addAddress: forBuyers(ADDRESS),
    clearSearchHistory: forBuyers(),
  },
  ...{ topUp: forBuyers({ amount: 1, payType: 7, returnUrl: '/payment' }), collectCoupon: forBuyers({ couponId: 1 }) },
  ...{
    uploadPicture: forBuyers(),
    pictureUploadAddress: forBuyers(),
    confirmUpload: forBuyers({ fileId: 1 }),
    recordBrowsing: forBuyers(PRODUCT),
    addSearchHistory: forBuyers({ keyword: 'lamp' }),
  },
  ...{ toggleFollowedStore: forBuyers(STORE), unfollowStores: forBuyers({ shopIds: '2' }), mergeCart: forBuyers() },
  ...{ changeCartItem: forBuyers({ skuId: 1, count: 1 }), toggleFavourite: forBuyers(PRODUCT) },
  ...{ activityReminderList: forBuyers(), setActivityReminder: forBuyers({ activityId: 1, isOn: true }) },
  ...{ savedLineList: forBuyers(), saveForLater: forBuyers({ basketIds: '1' }) },
  ...{ moveToCart: forBuyers({ skuId: 1 }), removeSavedLines: forBuyers({ skuIds: '1' }) },
  ...{ setStockAlert: forBuyers({ skuId: 1, isOn: true }), setPriceAlert: forBuyers({ prodId: 1, isOn: true }) },
  ...{ productAlerts: forBuyers(PRODUCT), alertPage: forBuyers(), removeAlerts: forBuyers({ alertIds: [1] }) },
  ...{ addBinding: forBuyers(THIRD), removeFavourites: forBuyers({ prodIds: '1' }), closeAccount: forBuyers(CODE) },
  ...{ sendContactCode: forBuyers(CODE), sendConfirmationCode: forBuyers({ purpose: 'close' }) },
  ...{ changeContact: forBuyers(CODE), changePassword: forBuyers({ newPassword: 'Ket7le#rail' }) },
  ...{ setPayPassword: forBuyers({ payPassword: '246802' }), updateProfile: forBuyers({ nickName: 'Ada' }) },
  ...{ removeBinding: forBuyers({ socialType: 6 }), clearExpiredCartItems: forBuyers() },
  // A buyer has at most one application for a store, so no call names it.
  ...{ storeApplication: forBuyers(), mapTiles: forBuyers(), saveStoreApplication: forBuyers({ shopName: 'Ada' }) },
  ...{ sendStoreApplication: forBuyers(), withdrawStoreApplication: forBuyers(), uploadIdentityPicture: forBuyers() },
  ...{ identityPicture: forBuyers({ side: 'front' }), sendStoreAccountCode: forBuyers({ mobile: '13800138001' }) },
  setStoreAccount: forBuyers({ mobile: '13800138001', validCode: '000000', passWord: 'x' }),
  // These take lists and ignore what is not the buyer's: the fuzzer compares the rows of other buyers.
  ...{ clearBrowsingHistory: forBuyers(), selectCartItems: forBuyers({ basketIds: [], isChecked: 1 }) },
  ...{ deleteCartItems: forBuyers({ basketIds: [] }), submitOrder: forBuyers(), confirmOrder: forBuyers() },
  ...{ submitGroupOrder: forBuyers(), confirmGroupOrder: forBuyers() },
  ...{ flashOrderPath: forBuyers({ activityId: 1, skuId: 1 }), submitFlashOrder: forBuyers(FLASH_ORDER) },
  confirmFlashOrder: forBuyers(FLASH_ORDER),
  ...{ submitPreSaleOrder: forBuyers(), confirmPreSaleOrder: forBuyers(), preSalePage: forAnyone() },
  ...{ submitComboOrder: forBuyers(), confirmComboOrder: forBuyers() },
  leaveGroup: onOwn(groupOrder, (orderNumber) => ({ orderNumber })),
  // Everybody may read the reviews of others.
  ...{ ownReviewPage: forBuyers(), voteForReview: forBuyers({ prodCommId: 1, isUseful: true }) },
  flagReview: forBuyers({ prodCommId: 1, reason: 'untrue' }),
  // About one object of the buyer.
  addressInfo: onOwn(address, (id) => ({ id })),
  deleteAddress: onOwn(address, (id) => ({ id })),
  setDefaultAddress: onOwn(address, (id) => ({ id })),
  updateAddress: onOwn(address, (addrId) => ({ ...ADDRESS, addrId, commonAddr: 0 })),
  orderDetail: onOwn(order, (orderNumber) => ({ orderNumber })),
  parcelList: onOwn(paidOrder, (orderNumber) => ({ orderNumber })),
  parcelInfo: onOwn(parcel, (parcelId) => ({ parcelId })),
  orderPayInfo: onOwn(order, (orderNumbers) => ({ orderNumbers })),
  paymentStatus: onOwn(order, (orderNumbers) => ({ orderNumbers })),
  phonePayTicket: onOwn(order, (orderNumbers) => ({ orderNumbers })),
  // Any holder of a ticket may use it; `pay-by-phone.test.ts` covers its limits.
  ...{ phonePayInfo: forAnyone({ ticket: 'x' }), payByPhone: forAnyone({ ticket: 'x', payType: 13 }) },
  payOrder: onOwn(order, (orderNumbers) => ({ orderNumbers, payType: 7, returnUrl: '/payment' })),
  cancelOrder: onOwn(order, (orderNumber) => ({ orderNumber })),
  askToCancelOrder: onOwn(cashOrder, (orderNumber) => ({ orderNumber })),
  receiveOrder: onOwn(paidOrder, (orderNumber) => ({ orderNumber })),
  remindSeller: onOwn(paidOrder, (orderNumber) => ({ orderNumber })),
  deleteOrder: onOwn(paidOrder, (orderNumber) => ({ orderNumber })),
  requestInvoice: onOwn(paidOrder, (orderNumber) => ({ orderNumber, ...INVOICE })),
  changeInvoice: onOwn(invoice, (orderNumber) => ({ orderNumber, ...INVOICE })),
  invoiceInfo: onOwn(invoice, (orderNumber) => ({ orderNumber })),
  invoiceFile: onOwn(invoice, (orderNumber) => ({ orderNumber })),
  buyAgain: onOwn(order, (orderNumber) => ({ orderNumber })),
  refundApplyInfo: onOwn(paidOrder, (orderNumber) => ({ orderNumber })),
  applyRefund: onOwn(paidOrder, (orderNumber) => ({ orderNumber, applyType: 1, ...WISH })),
  resubmitRefund: onOwn(refund, (refundSn) => ({ refundSn, applyType: 1, ...WISH })),
  withdrawRefund: onOwn(refund, (refundSn) => ({ refundSn })),
  answerRefundOffer: onOwn(refund, (refundSn) => ({ refundSn, isAccepted: false, offer: 0.5 })),
  sendRefundBack: onOwn(acceptedReturn, (refundSn) => ({ refundSn, dvyId: 1, dvyFlowId: 'SF1', mobile: WISH.mobile })),
  refundInfo: onOwn(refund, (refundSn) => ({ refundSn })),
  ...{ refundPage: forBuyers(), returnCourierList: forBuyers() },
  requestIntervention: onOwn(dispute, (refundSn) => ({ refundSn, reason: 'other', words: 'Please look' })),
  withdrawIntervention: onOwn(dispute, (refundSn) => ({ refundSn })),
  addRefundProof: onOwn(dispute, (refundSn) => ({ refundSn, words: 'It came broken' })),
  writeReview: onOwn(receivedLine, (orderItemId) => ({ orderItemId, score: 5, content: 'Lovely' })),
  appendReview: onOwn(ownReview, (prodCommId) => ({ prodCommId, content: 'Still lovely' })),
  endSession: onOwn(session, (id) => ({ id })),
};
