import { localeTexts } from '../site/locale-texts.ts';
import type { DemoGroupBuy } from './types.ts';

const CYCLE_HOURS = 8 * 24;

/** Each lasts a week, with different starts, so that at least one is always running, and most of the time both are. */
export const demoGroupBuys: readonly DemoGroupBuy[] = [
  {
    activityId: 301,
    shopId: 11,
    name: localeTexts(
      'Play together | 一起玩 | 一起玩 | Brincar juntos | 함께 놀아요 | משחקים ביחד | Zusammen spielen | نلعب معًا | Jugar juntos | みんなで遊ぼう | Играем вместе | Jouer ensemble',
    ),
    runs: [-60, 108],
    againAfterHours: CYCLE_HOURS,
    groupSize: 3,
    products: { 'lantern-jigsaw': 25, 'courtyard-chess': 30, 'swallowtail-kite': 20 },
  },
  {
    activityId: 302,
    shopId: 10,
    name: localeTexts(
      'Shared care | 分享好护肤 | 分享好護膚 | Cuidado compartilhado | 함께하는 케어 | טיפוח משותף | Gemeinsam gepflegt | عناية مشتركة | Cuidado compartido | 分け合うケア | Уход на двоих | Soin à partager',
    ),
    runs: [-12, 156],
    againAfterHours: CYCLE_HOURS,
    groupSize: 2,
    limitPerBuyer: 2,
    products: { 'hive-mask': 25, 'rain-shampoo': 20, 'first-light-serum': 30 },
  },
];
