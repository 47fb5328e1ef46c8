import type { confirmOrder } from '@galleria/contract/checkout';
import type { InputOf } from '@galleria/contract/operation';
import type { Confirmed, OrderItem } from './checkout-types.ts';
import { PLATFORM } from './fields.ts';

/** Everything that decides about amounts. */
export interface Choices {
  readonly addrId: number | undefined;
  readonly dvyTypes: Readonly<Record<number, number>>;
  /** By store, 0 for the platform's; 0 for none. */
  readonly coupons: Readonly<Record<number, number>>;
  /** Nobody has chosen coupons: the best ones are taken, whatever else changes. */
  readonly isBest: boolean;
  readonly usesPoints: boolean;
  /** Without a number as many as may be. */
  readonly points: number | undefined;
}

const FIRST_WISH: Pick<Choices, 'isBest' | 'usesPoints' | 'points'> = {
  isBest: true,
  usesPoints: false,
  points: undefined,
};

/** What is chosen according to the mall, which puts right what cannot be. */
export function choicesOf(confirmed: Confirmed, wish = FIRST_WISH): Choices {
  const { shops, platformCoupons, userAddr, amounts } = confirmed;
  const chosen = (coupons: Confirmed['platformCoupons']) =>
    coupons.find(({ isChosen }) => isChosen === 1)?.couponUserId ?? 0;
  return {
    addrId: userAddr?.addrId,
    dvyTypes: Object.fromEntries(shops.map(({ shopId, dvyType }) => [shopId, dvyType])),
    coupons: {
      [PLATFORM]: chosen(platformCoupons),
      ...Object.fromEntries(shops.map(({ shopId, coupons }) => [shopId, chosen(coupons)])),
    },
    isBest: wish.isBest,
    usesPoints: wish.usesPoints,
    points: wish.points === undefined ? undefined : amounts.score,
  };
}

export function chosenCoupons({ coupons }: Pick<Choices, 'coupons'>): number[] {
  return Object.values(coupons).filter((id) => id > 0);
}

/** The question to the mall. */
export function confirmInput(choices: Choices, orderItem: OrderItem | undefined): InputOf<typeof confirmOrder> {
  const { addrId, dvyTypes, isBest, usesPoints, points } = choices;
  return {
    orderItem,
    addrId,
    couponUserIds: isBest ? undefined : chosenCoupons(choices),
    isScorePay: usesPoints ? 1 : 0,
    userUseScore: usesPoints ? points : undefined,
    dvyTypes: Object.entries(dvyTypes).map(([shopId, dvyType]) => ({ shopId: Number(shopId), dvyType })),
  };
}
