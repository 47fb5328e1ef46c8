import { localeTexts } from '../site/locale-texts.ts';
import type { DemoActivity } from './types.ts';

const DAY_HOURS = 24;

/**
 * Lower prices for first orders. They last for weeks and start on different days, so that most of them are running at
 * any time.
 */
export const newUserActivities: readonly DemoActivity[] = [
  {
    activityId: 601,
    shopId: 1,
    name: localeTexts(
      'Hello from Galleria | 初次见面 | 初次見面 | Olá da Galleria | 반가워요 | נעים להכיר | Hallo von Galleria | أهلًا بك | Hola desde Galleria | はじめまして | Приятно познакомиться | Bienvenue chez Galleria',
    ),
    runs: [-2 * DAY_HOURS, 26 * DAY_HOURS],
    againAfterHours: 29 * DAY_HOURS,
    products: { 'orchard-soap': 40, 'layers-lunch-box': 35, 'duet-chopsticks': 50 },
  },
  {
    activityId: 602,
    shopId: 3,
    name: localeTexts(
      'A first sheet | 第一页 | 第一頁 | Primeira folha | 첫 페이지 | הדף הראשון | Das erste Blatt | الورقة الأولى | La primera hoja | 最初の一枚 | Первый лист | La première page',
    ),
    runs: [-9 * DAY_HOURS, 19 * DAY_HOURS],
    againAfterHours: 29 * DAY_HOURS,
    products: { 'merchant-abacus': 40, 'giant-clips': 45 },
  },
  {
    activityId: 603,
    shopId: 4,
    name: localeTexts(
      'For the new flat | 新居好物 | 新居好物 | Para a casa nova | 새 집을 위해 | לבית החדש | Für die neue Wohnung | للبيت الجديد | Para el piso nuevo | 新居のために | Для новой квартиры | Pour le nouvel appartement',
    ),
    runs: [-16 * DAY_HOURS, 12 * DAY_HOURS],
    againAfterHours: 29 * DAY_HOURS,
    limitPerBuyer: 2,
    products: { 'pumice-dispenser': 35, 'cottage-broom': 40 },
  },
  {
    activityId: 604,
    shopId: 5,
    name: localeTexts(
      'A pinch to start with | 先来一撮 | 先來一撮 | Uma pitada para começar | 한 꼬집부터 | קמצוץ להתחלה | Eine Prise zum Anfang | رشّة للبداية | Una pizca para empezar | まずはひとつまみ | Щепотка для начала | Une pincée pour commencer',
    ),
    runs: [-5 * DAY_HOURS, 23 * DAY_HOURS],
    againAfterHours: 29 * DAY_HOURS,
    products: { 'saltmarsh-cellar': 50 },
  },
];

/** Products that staff chose for the zone, by key, in their order. */
export const newUserProducts: readonly string[] = [
  ...['saltmarsh-cellar', 'layers-lunch-box', 'cottage-broom', 'merchant-abacus'],
  // Sold out in the demo, so it stands last.
  ...['duet-chopsticks', 'pumice-dispenser', 'giant-clips', 'orchard-soap'],
];
