import { ABSENT_ID } from '../access-row.ts';
import { TestFile } from '../access-world.ts';
import { type StaffObject, type StaffRows, staffCall, staffCallOn } from '../staff-row.ts';

const banner: StaffObject = {
  make: ({ sql }) =>
    sql(`insert into banner (shop_id, position, picture, link_type, sequence)
      values (0, 'index_hot_banner', 'pictures/none.8x8.-.webp', -1, 99) returning id`),
  absent: ABSENT_ID,
};

const notice: StaffObject = {
  make: ({ sql }) =>
    sql(`insert into notice (shop_id, title, content, publish_at)
      values (0, '{"en": "News"}', '{"en": "<p>News</p>"}', mall_now()) returning id`),
  absent: ABSENT_ID,
};

const BANNER = {
  ...{ position: 'index_hot_banner', imgType: 1, picture: 'pictures/none.8x8.-.webp', pictures: {}, title: {} },
  ...{ subtitle: {}, action: {}, linkKind: 'none', isOn: true },
};
const NOTICE = { title: { en: 'News' }, content: { en: '<p>News</p>' }, isTop: false, isOn: true };
const TEXTS = { pcLogoImgText: {}, pcTitleContent: {}, pcWelcome: {}, pcCompanyInfo: {}, pcCopyright: {} };
const SWITCHES = {
  ...{ pointsPaySwitch: true, balancePaySwitch: true, payPalSwitch: true, payPalCardSwitch: true },
  ...{ stripeSwitch: true, cashOnDeliverySwitch: true, offlinePaySwitch: true },
};
const ZONES = { isPreferredOpen: true, isNewUserSpecialOpen: true };
const CURRENCY = { code: 'CHF', name: { en: 'Swiss franc' }, symbol: 'Fr', rate: 0.9 };

export const siteStaffAccess: StaffRows = {
  settingList: staffCall(),
  changeSetting: staffCall({ name: 'historyDays', value: 90 }),
  resetSetting: staffCall({ name: 'historyDays' }),
  settingHistory: staffCall({ name: 'historyDays' }),
  staffLanguageList: staffCall(),
  showLanguage: staffCall({ language: 'de', isShown: true }),
  chooseDefaultLanguage: staffCall({ language: 'en' }),
  staffCurrencyList: staffCall(),
  saveCurrency: staffCall(CURRENCY),
  switchCurrency: staffCall({ code: 'EUR', isOn: true }),
  sortCurrencies: staffCall({ codes: ['USD'] }),
  rateHistory: staffCall({ code: 'EUR' }),
  decideRate: staffCall({ code: 'EUR', isAccepted: false }),
  saveRateSource: staffCall({ url: '', isOn: false }),
  fetchRates: staffCall(),
  payMethodSettings: staffCall(),
  savePayMethods: staffCall(SWITCHES),
  saveTransferAccount: staffCall({ payee: 'Mall', account: 'XX00', bank: 'Bank' }),
  mallSwitches: staffCall(),
  saveMallSwitches: staffCall({ ...ZONES, platformServiceSwitch: true, shopServiceSwitch: true }),
  siteConfigInfo: staffCall(),
  publishSiteConfig: staffCall(TEXTS),
  legalText: staffCall({ kind: 'termsOfService' }),
  publishLegalText: staffCall({ kind: 'termsOfService', title: {}, content: {} }),
  legalVersionPage: staffCall({ kind: 'termsOfService' }),
  legalVersion: staffCall({ kind: 'termsOfService', id: ABSENT_ID }),
  staffBannerList: staffCall(),
  saveBanner: staffCallOn(banner, (id) => ({ id, ...BANNER })),
  switchBanner: staffCallOn(banner, (id) => ({ id, isOn: true })),
  sortBanners: staffCall({ position: 'index_hot_banner', imgType: 1, ids: [] }),
  deleteBanner: staffCallOn(banner, (id) => ({ id })),
  platformNoticePage: staffCall(),
  platformNoticeInfo: staffCallOn(notice, (id) => ({ id })),
  savePlatformNotice: staffCallOn(notice, (id) => ({ id, ...NOTICE })),
  switchPlatformNotice: staffCallOn(notice, (id) => ({ id, isOn: true })),
  deletePlatformNotice: staffCallOn(notice, (id) => ({ id })),
  uploadStaffPicture: staffCall({ file: new TestFile('no picture') }),
};
