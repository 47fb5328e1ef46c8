import { refundInfo } from '@galleria/contract/after-sales/refunds';
import type { PageVisit } from '@galleria/contract/call';
import { orderDetail } from '@galleria/contract/orders/orders';
import { type RefundDetail, secondsUntil, withTurn } from '../../features/refunds/refund.ts';
import { loginRedirect } from '../../visit/buyer-only.server.ts';

export interface LoadedRefund {
  readonly refund: RefundDetail;
  /** Payment method of the order, which decides the refund channel; null when unknown. */
  readonly payType: number | null;
  /** Whether both sides may add evidence now. */
  readonly isEvidenceOpen: boolean;
}

/** Undefined when the request does not exist or belongs to another buyer. */
export async function loadRefund({ call }: PageVisit, url: URL): Promise<LoadedRefund | undefined> {
  const answer = await call(refundInfo, { refundSn: url.searchParams.get('refundSn') ?? '' });
  if (!answer.ok) {
    if (answer.reason === 'access.signIn') throw loginRedirect(url);
    if (answer.reason === 'refund.notFound' || answer.reason === 'input.invalid') return undefined;
    throw new Response(answer.message, { status: 503 });
  }
  const { orderNumber, dispute } = answer.data;
  const order = await call(orderDetail, { orderNumber });
  return {
    refund: withTurn(answer.data),
    payType: order.ok ? order.data.payType : null,
    isEvidenceOpen: dispute !== null && secondsUntil(dispute.evidenceEndTimeIso, Date.now()) > 0,
  };
}
