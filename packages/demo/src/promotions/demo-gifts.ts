import { localeTexts } from '../site/locale-texts.ts';
import type { DemoGift } from './types.ts';

const CYCLE_HOURS = 9 * 24;

/** Each lasts about a week, and they overlap, so that at least one is always running. */
export const demoGifts: readonly DemoGift[] = [
  {
    activityId: 801,
    shopId: 7,
    name: localeTexts(
      'Warm feet included | 暖袜相送 | 暖襪相送 | Pés quentes incluídos | 따뜻한 양말 증정 | רגליים חמות במתנה | Warme Füße inklusive | دفء القدمين هدية | Pies calientes incluidos | あたたかい靴下付き | Тёплые ноги в подарок | Pieds au chaud offerts',
    ),
    runs: [-60, 120],
    againAfterHours: CYCLE_HOURS,
    products: { 'bosun-gilet': 0, 'tatami-pyjamas': 0 },
    gift: { product: 'watch-socks', perPieces: 1, pieces: 1, mostPerOrder: 3, pool: null },
  },
  {
    activityId: 802,
    shopId: 9,
    name: localeTexts(
      'Up with the rooster | 闻鸡起舞 | 聞雞起舞 | Acorde com o galo | 수탉과 함께 기상 | קמים עם התרנגול | Mit dem Hahn aufstehen | استيقظ مع الديك | Arriba con el gallo | 一番鶏と起きよう | Вставай с петухом | Debout avec le coq',
    ),
    runs: [-12, 168],
    againAfterHours: CYCLE_HOURS,
    products: { 'hearth-clock': 0, 'tide-watch': 0 },
    gift: { product: 'rooster-alarm', perPieces: 1, pieces: 1, mostPerOrder: null, pool: 60 },
  },
];

/** The demo buyer's order with a gift; its key is the same in every mall, so that it is placed only once. */
export const demoGiftTrade = {
  submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e61',
  things: [{ product: 'bosun-gilet', quantity: 1 }],
  finalStatus: 'toReceive',
  payType: 13,
  hoursAgo: 20,
} as const;
