import { texts } from '../mall/texts.ts';
import type { Texts } from '../mall/types.ts';

interface DemoVirtualGood {
  /** Key of the product. */
  key: string;
  questions: { name: Texts; isRequired: boolean }[];
  /** Days for which its codes are valid. */
  voucherDays: number;
}

/** Virtual products, and the questions that their buyers answer. */
export const demoVirtualGoods: readonly DemoVirtualGood[] = [
  {
    key: 'galleria-gift-card',
    questions: [
      { name: texts('Name of the person it is for | 收卡人姓名'), isRequired: true },
      { name: texts('Words on the card | 贺卡寄语'), isRequired: false },
    ],
    voucherDays: 1_095,
  },
  {
    key: 'listening-session',
    questions: [{ name: texts('Name for the guest list | 来宾姓名'), isRequired: true }],
    voucherDays: 182,
  },
];
