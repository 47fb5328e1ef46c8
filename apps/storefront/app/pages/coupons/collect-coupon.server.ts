import type { PageVisit } from '@galleria/contract/call';
import * as contract from '@galleria/contract/promotions';
import { signInFirst } from '../../features/accounts/buyer-only.server.ts';

/** For browsers without scripts: collects one coupon. Answers with what was in the way, if anything. */
export async function collectCoupon({ call }: PageVisit, url: URL, data: FormData): Promise<{ refusal?: string }> {
  const answer = await call(contract.collectCoupon, { couponId: String(data.get('couponId') ?? '') });
  if (answer.ok) return {};
  if (answer.reason === 'access.signIn') throw signInFirst(url);
  return { refusal: answer.message };
}
