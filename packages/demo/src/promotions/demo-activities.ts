import { localeTexts } from '../site/locale-texts.ts';
import type { DemoActivity } from './types.ts';

const SHORT_CYCLE_HOURS = 4 * 24;
const LONG_CYCLE_HOURS = 8 * 24;

/**
 * Four that last a little longer than a day, one after another, and four that last five days: at any time some end
 * within hours, some within days, and some start tomorrow. Their products never had a higher price, so that the
 * discount is real.
 */
export const demoActivities: readonly DemoActivity[] = [
  {
    activityId: 1,
    shopId: 12,
    name: localeTexts(
      'Sweet tooth hours | 甜食时刻 | 甜食時刻 | Hora do doce | 달콤한 시간 | שעות של מתוק | Naschstunden | ساعات الحلوى | Horas dulces | 甘党の時間 | Час сладкоежек | L’heure gourmande',
    ),
    runs: [-24, 6],
    againAfterHours: SHORT_CYCLE_HOURS,
    products: { 'linden-honey': 15, 'cloud-castella': 25, 'sunny-mango': 20 },
  },
  {
    activityId: 2,
    shopId: 9,
    name: localeTexts(
      'A day for clocks | 钟表日 | 鐘錶日 | Dia dos relógios | 시계의 날 | יום השעונים | Ein Tag für Uhren | يوم الساعات | Día del reloj | 時計の日 | День часов | Le jour des horloges',
    ),
    runs: [0, 30],
    againAfterHours: SHORT_CYCLE_HOURS,
    limitPerBuyer: 2,
    products: { 'tide-watch': 20, 'hearth-clock': 15, 'rooster-alarm': 30 },
  },
  {
    activityId: 3,
    shopId: 13,
    name: localeTexts(
      'Out before noon | 趁早出门 | 趁早出門 | De saída cedo | 아침 일찍 밖으로 | יוצאים לפני הצהריים | Vormittags raus | خروج قبل الظهر | Fuera antes del mediodía | 朝から外へ | Утром на улицу | Dehors avant midi',
    ),
    runs: [24, 54],
    againAfterHours: SHORT_CYCLE_HOURS,
    products: { 'truenorth-compass': 25, 'cellar-bats': 20, 'reefglass-mask': 30 },
  },
  {
    activityId: 4,
    shopId: 8,
    name: localeTexts(
      'Good soles | 好鞋底 | 好鞋底 | Boas solas | 튼튼한 밑창 | סוליות טובות | Gute Sohlen | نعال متينة | Buenas suelas | 良い靴底 | Крепкая подошва | Bonnes semelles',
    ),
    runs: [48, 78],
    againAfterHours: SHORT_CYCLE_HOURS,
    products: { 'riva-loafer': 20, 'granite-boot': 25, 'tundra-boot': 40 },
  },
  {
    activityId: 5,
    shopId: 14,
    name: localeTexts(
      'Five days in the garden | 花园五日 | 花園五日 | Cinco dias de jardim | 정원에서의 닷새 | חמישה ימים בגינה | Fünf Tage Garten | خمسة أيام في الحديقة | Cinco días de jardín | 庭の五日間 | Пять дней в саду | Cinq jours au jardin',
    ),
    runs: [-84, 36],
    againAfterHours: LONG_CYCLE_HOURS,
    products: { 'softrain-wand': 25, 'afternoon-basket': 15, 'carousel-wheel': 20 },
  },
  {
    activityId: 6,
    shopId: 7,
    name: localeTexts(
      'Warm at home | 居家暖意 | 居家暖意 | Quentinho em casa | 집에서 따뜻하게 | חם בבית | Warm zu Hause | دفء البيت | Calor de hogar | 家であたたかく | Тепло дома | Au chaud chez soi',
    ),
    runs: [-36, 84],
    againAfterHours: LONG_CYCLE_HOURS,
    limitPerBuyer: 3,
    products: { 'bosun-gilet': 30, 'watch-socks': 20, 'tatami-pyjamas': 15 },
  },
  {
    activityId: 7,
    shopId: 5,
    name: localeTexts(
      'Breakfast week | 早餐周 | 早餐週 | Semana do café da manhã | 아침 식사 주간 | שבוע ארוחת הבוקר | Frühstückswoche | أسبوع الفطور | Semana del desayuno | 朝ごはん週間 | Неделя завтраков | La semaine du petit-déjeuner',
    ),
    runs: [-10, 110],
    againAfterHours: LONG_CYCLE_HOURS,
    products: { 'celadon-cups': 10, 'orchard-straw-bottle': 25, 'soft-egg-timer': 30 },
  },
  {
    activityId: 8,
    shopId: 3,
    name: localeTexts(
      'Back to the desk | 重返书桌 | 重返書桌 | De volta à mesa | 다시 책상으로 | חוזרים לשולחן | Zurück am Schreibtisch | عودة إلى المكتب | De vuelta al escritorio | 机に戻ろう | Снова за стол | Retour au bureau',
    ),
    runs: [62, 182],
    againAfterHours: LONG_CYCLE_HOURS,
    products: { 'fieldbook-notebook': 20, 'cellar-hard-drive': 15, 'twig-stylus': 35 },
  },
];
