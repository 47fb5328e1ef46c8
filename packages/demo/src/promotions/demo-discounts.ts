import { texts } from '../mall/texts.ts';
import type { DemoDiscount } from './types.ts';

const RUNS = [-14, 240] as const;

export const demoDiscounts: readonly DemoDiscount[] = [
  {
    discountId: 1,
    shopId: 1,
    name: texts('Spend more, save more | 多买多省'),
    kind: 'spend',
    steps: [
      { from: 60, off: 5 },
      { from: 120, off: 15 },
      { from: 240, off: 40 },
    ],
    runs: RUNS,
  },
  {
    discountId: 2,
    shopId: 2,
    name: texts('A pair sounds better | 成双更好听'),
    kind: 'pieces',
    steps: [{ from: 2, off: 8 }],
    products: ['pebble-earbuds', 'harbour-speaker', 'vanguard-headset'],
    runs: RUNS,
  },
  {
    discountId: 3,
    shopId: 4,
    name: texts('Seed a whole room | 整屋焕新'),
    kind: 'spend',
    steps: [
      { from: 200, off: 20 },
      { from: 500, off: 60 },
    ],
    runs: [-14, 120],
  },
  {
    discountId: 4,
    shopId: 5,
    name: texts('Set the table | 备齐一桌'),
    kind: 'pieces',
    steps: [
      { from: 2, off: 10 },
      { from: 3, off: 15 },
    ],
    runs: RUNS,
  },
  {
    discountId: 5,
    shopId: 6,
    name: texts('Wardrobe days | 衣橱日'),
    kind: 'spend',
    steps: [
      { from: 150, off: 20 },
      { from: 300, off: 50 },
    ],
    runs: [-5, 90],
  },
  {
    discountId: 6,
    shopId: 10,
    name: texts('Three for the mirror | 梳妆三件'),
    kind: 'pieces',
    steps: [{ from: 3, off: 20 }],
    products: ['poppy-lipstick', 'dew-balm', 'glaze-polish'],
    runs: RUNS,
  },
  {
    discountId: 7,
    shopId: 11,
    name: texts('Playroom savings | 玩乐满减'),
    kind: 'spend',
    steps: [
      { from: 50, off: 6 },
      { from: 100, off: 15 },
    ],
    runs: RUNS,
  },
  {
    discountId: 8,
    shopId: 12,
    name: texts('Fill the tea shelf | 囤满茶柜'),
    kind: 'pieces',
    steps: [
      { from: 3, off: 12 },
      { from: 5, off: 18 },
    ],
    runs: RUNS,
  },
];
