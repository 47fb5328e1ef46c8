import type { PageVisit } from '@galleria/contract/call';
import * as contract from '@galleria/contract/promotions/promotions';
import { couponPage } from '@galleria/contract/promotions/promotions';
import { redirect } from 'react-router';
import { loginRedirect } from '../../visit/buyer-only.server.ts';
import { couponsAddress, readGiver, readProduct, storesIn } from './coupons-address.ts';

const SIZE = 24;
/** Number of coupons that are read to list their givers. */
const COUPONS_SCANNED = 100;
const STORES_NAMED = 12;

export async function loadCoupons({ call }: PageVisit, query: URLSearchParams) {
  const giver = readGiver(query);
  const prodId = readProduct(query);
  const [found, all] = await Promise.all([
    call(couponPage, { shopId: giver, prodId, size: SIZE, current: query.get('current') || 1 }),
    call(couponPage, { size: COUPONS_SCANNED }),
  ]);
  if (!found.ok) {
    if (found.reason === 'input.invalid') throw redirect(couponsAddress(undefined));
    throw new Response(found.message, { status: 503 });
  }
  const { records, current, pages } = found.data;
  return {
    giver,
    prodId,
    coupons: records,
    stores: all.ok ? storesIn(all.data.records).slice(0, STORES_NAMED) : [],
    current,
    pages,
  };
}

/** Collects one coupon, for browsers without scripts. Returns the refusal, if any. */
export async function collectCoupon({ call }: PageVisit, url: URL, data: FormData): Promise<{ refusal?: string }> {
  const answer = await call(contract.collectCoupon, { couponId: String(data.get('couponId') ?? '') });
  if (answer.ok) return {};
  if (answer.reason === 'access.signIn') throw loginRedirect(url);
  return { refusal: answer.message };
}
