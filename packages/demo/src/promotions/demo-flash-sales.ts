import { localeTexts } from '../site/locale-texts.ts';
import type { DemoFlashSale } from './types.ts';

/**
 * Four stores take turns: each has every fourth round, so that one is always running and the next three are known. The
 * first product of each has one SKU with a single piece, which a demo customer buys at once.
 */
export const demoFlashSales: readonly DemoFlashSale[] = [
  {
    activityId: 401,
    shopId: 11,
    everyFourthRound: 0,
    name: localeTexts(
      'Toys in a flash | 玩具秒杀 | 玩具限時搶購 | Brinquedos relâmpago | 장난감 타임세일 | מבצע בזק על צעצועים | Spielzeug im Blitz | تخفيض خاطف على الألعاب | Juguetes flash | おもちゃタイムセール | Игрушки на бегу | Flash sur les jouets',
    ),
    products: { 'fox-bluff': 40, 'masonry-bricks': 35, 'ferry-fortune': 30, 'orbit-yoyo': 50 },
  },
  {
    activityId: 402,
    shopId: 13,
    everyFourthRound: 1,
    name: localeTexts(
      'Quick off the mark | 抢先一步 | 搶先一步 | Largada rápida | 빠른 출발 | זינוק מהיר | Schneller Start | انطلاقة سريعة | Salida rápida | スタートダッシュ | Быстрый старт | Départ éclair',
    ),
    products: { 'mudlark-rugby': 40, 'heron-rod': 35, 'southpaw-gloves': 30, 'featherline-badminton': 45 },
  },
  {
    activityId: 403,
    shopId: 14,
    everyFourthRound: 2,
    name: localeTexts(
      'Two hours of green | 两小时绿意 | 兩小時綠意 | Duas horas de verde | 초록빛 두 시간 | שעתיים של ירוק | Zwei grüne Stunden | ساعتان من الخضرة | Dos horas verdes | 緑の二時間 | Два зелёных часа | Deux heures vertes',
    ),
    products: { 'robin-nestbox': 35, 'shedmate-box': 30, 'bramble-gloves': 40, 'everbounce-ball': 50 },
  },
  {
    activityId: 404,
    shopId: 10,
    everyFourthRound: 3,
    name: localeTexts(
      'A moment of care | 片刻呵护 | 片刻呵護 | Um momento de cuidado | 잠깐의 돌봄 | רגע של טיפוח | Ein Moment Pflege | لحظة عناية | Un momento de cuidado | ひとときのケア | Минута заботы | Un instant de soin',
    ),
    products: { 'quarry-soap': 40, 'kiln-candle': 35, 'ridge-cologne': 30, 'willow-comb': 45 },
  },
];

/** A flash sale that waits for the mall's approval, always for tomorrow. */
export const waitingFlashSale: DemoFlashSale = {
  activityId: 405,
  shopId: 9,
  everyFourthRound: 1,
  name: localeTexts(
    'Packed in two hours | 两小时装满行囊 | 兩小時裝滿行囊 | De malas prontas | 두 시간 만에 짐 싸기 | אורזים בשעתיים | In zwei Stunden gepackt | حقائب في ساعتين | Maletas en dos horas | 二時間で荷造り | Собраться за два часа | Valises en deux heures',
  ),
  products: { 'market-bag': 30, 'hop-cabin': 35 },
};
