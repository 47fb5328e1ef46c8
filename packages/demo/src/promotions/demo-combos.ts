import { localeTexts } from '../site/locale-texts.ts';
import type { DemoCombo } from './types.ts';

const CYCLE_HOURS = 15 * 24;

/**
 * Each lasts two weeks, with different starts, so that at least one is always running, and most of the time all are.
 * The last is the demo seller's.
 */
export const demoCombos: readonly DemoCombo[] = [
  {
    activityId: 501,
    shopId: 12,
    name: localeTexts(
      'Tea for the afternoon | 午后茶点 | 午後茶點 | Chá da tarde | 오후의 차 | תה של אחר הצהריים | Tee am Nachmittag | شاي بعد الظهر | Té de la tarde | 午後のお茶 | Чай после обеда | Le thé de l’après-midi',
    ),
    runs: [-60, 276],
    againAfterHours: CYCLE_HOURS,
    products: { 'cliffside-oolong': 5, 'ember-chestnuts': 20, 'knotted-pretzels': 25, 'seasalt-popcorn': 25 },
    parts: [
      { product: 'cliffside-oolong', isFixed: true },
      { product: 'ember-chestnuts', isFixed: true, quantity: 2 },
      { product: 'knotted-pretzels', isFixed: false },
      { product: 'seasalt-popcorn', isFixed: false },
    ],
    least: 0,
    most: 1,
  },
  {
    activityId: 502,
    shopId: 3,
    name: localeTexts(
      'A desk to begin with | 新书桌套装 | 新書桌組合 | Mesa para começar | 새 책상 세트 | שולחן להתחלה | Der erste Schreibtisch | مكتب البداية | Escritorio para empezar | はじめてのデスク | Первый рабочий стол | Un premier bureau',
    ),
    runs: [-24, 312],
    againAfterHours: CYCLE_HOURS,
    limitPerBuyer: 2,
    products: { 'spruce-laptop': 4, 'horizon-monitor': 10, 'inkpot-printer': 15 },
    parts: [
      { product: 'spruce-laptop', isFixed: true },
      { product: 'horizon-monitor', isFixed: false },
      { product: 'inkpot-printer', isFixed: false },
    ],
    least: 1,
    most: 2,
  },
  {
    activityId: 503,
    shopId: 2,
    name: localeTexts(
      'A first recording | 第一次录音 | 第一次錄音 | Primeira gravação | 첫 녹음 세트 | הקלטה ראשונה | Die erste Aufnahme | أول تسجيل | Primera grabación | はじめての録音 | Первая запись | Un premier enregistrement',
    ),
    runs: [-90, 246],
    againAfterHours: CYCLE_HOURS,
    products: { 'confidant-microphone': 5, 'tandem-interface': 12, 'rowan-mixer': 15 },
    parts: [
      { product: 'confidant-microphone', isFixed: true },
      { product: 'tandem-interface', isFixed: false },
      { product: 'rowan-mixer', isFixed: false },
    ],
    least: 1,
    most: 2,
  },
];

/** The demo buyer's order of the first combo. */
export const demoComboOrder = {
  submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e65',
  products: ['cliffside-oolong', 'ember-chestnuts', 'knotted-pretzels'],
  finalStatus: 'done',
  payType: 13,
  hoursAgo: 30,
} as const;
