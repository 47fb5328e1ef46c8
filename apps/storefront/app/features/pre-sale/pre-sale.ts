import type { productDetail } from '@galleria/contract/catalogue/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import { balanceTermsOf, depositOf } from '@galleria/domain/activities/pre-sale';
import { centsOf } from '@galleria/domain/money/main-units';

type Product = OutputOf<typeof productDetail>;
type Sku = Product['skuList'][number];

/** The payments of a pre-sale and its date of shipping. Without postage, which depends on the address. */
export interface Parts {
  readonly payment: 'full' | 'deposit';
  readonly depositCents: number;
  readonly balanceCents: number;
  readonly balanceFromIso: string | null;
  readonly balanceUntilIso: string | null;
  readonly shipByIso: string;
}

/** Terms of the pre-sale of a product; undefined if it has none, or if this SKU is not in it. */
export function preSaleOf({ activity }: Pick<Product, 'activity'>, sku: Sku | undefined, count: number) {
  if (activity?.state !== 'ongoing' || !activity.preSale) return undefined;
  if (sku && sku.activityPrice === null) return undefined;
  const priceCents = centsOf(sku?.activityPrice ?? activity.price) * count;
  const { payment, balanceFromIso = null, balanceUntilIso = null, shipByIso } = activity.preSale;
  const balance = balanceTermsOf(activity.preSale);
  const depositCents = balance ? depositOf(priceCents, balance.depositPercent) : 0;
  const balanceCents = balance ? priceCents - depositCents : 0;
  const parts: Parts = { payment, depositCents, balanceCents, balanceFromIso, balanceUntilIso, shipByIso };
  return { activityId: activity.activityId, dueCents: balance ? depositCents : priceCents, parts };
}

/** The same for an order, as sent by the API. */
interface Amounts extends Omit<Parts, 'depositCents' | 'balanceCents'> {
  readonly deposit: number;
  readonly balance: number;
}

export function partsIn({ deposit, balance, ...rest }: Amounts): Parts {
  return { ...rest, depositCents: centsOf(deposit), balanceCents: centsOf(balance) };
}

export function preSaleCheckoutAddress(skuId: number, count: number, activityId: number): string {
  return `/submit-order?sku=${skuId}&count=${count}&preSaleActivityId=${activityId}`;
}
