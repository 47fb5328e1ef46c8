import { refundApplyInfo, refundInfo, refundPage } from '@galleria/contract/after-sales/refunds';
import type { Answer, PageVisit } from '@galleria/contract/call';
import type { Operation, OutputOf } from '@galleria/contract/operation';
import { orderDetail } from '@galleria/contract/orders/orders';
import { type Refundable, secondsUntil, withTurn } from '../../../features/refunds/refund.ts';
import { loginRedirect } from '../../../visit/buyer-only.server.ts';
import {
  type Application,
  changedApplication,
  chosenLine,
  isChoosable,
  newApplication,
  withoutPendingRequests,
} from './application.ts';

/** Why the form is not shown. */
export type Objection = 'unknown' | 'unknownRequest' | 'notEditable' | 'periodOver' | 'allAsked' | 'impossible';

export interface ApplicationData {
  readonly orderNumber: string;
  /** The parts of the order that can be chosen; undefined when a request is changed. */
  readonly info?: Refundable;
  readonly application?: Application;
  readonly objection?: Objection;
}

export async function loadApplication(visit: PageVisit, url: URL): Promise<ApplicationData> {
  const orderNumber = url.searchParams.get('orderNumber') ?? '';
  const refundSn = url.searchParams.get('refundSn');
  if (refundSn) return loadChange(visit, url, refundSn);
  const [answer, open] = await Promise.all([
    visit.call(refundApplyInfo, { orderNumber }),
    visit.call(refundPage, { view: 'proceeding', keyword: orderNumber, size: 100 }),
  ]);
  const known = found(answer, url);
  if (!known) return { orderNumber, objection: 'unknown' };
  // Once its refund is under way, a request no longer blocks others.
  const waiting = open.ok ? open.data.records.filter(({ moneyState }) => moneyState === 'none') : [];
  const info = withoutPendingRequests(
    known,
    waiting.flatMap(({ lines }) => lines),
  );
  const objection = objectionTo(info);
  if (objection) return { orderNumber, info, objection };
  const line = chosenLine(info, url.searchParams.get('orderItemId'));
  return { orderNumber, info, application: newApplication(info, line, url.searchParams.get('keep') === '1') };
}

async function loadChange(visit: PageVisit, url: URL, refundSn: string): Promise<ApplicationData> {
  const refund = found(await visit.call(refundInfo, { refundSn }), url);
  if (!refund) return { orderNumber: '', objection: 'unknownRequest' };
  const { orderNumber } = refund;
  if (!refund.actions.includes('edit')) return { orderNumber, objection: 'notEditable' };
  const [info, order] = await Promise.all([
    visit.call(refundApplyInfo, { orderNumber }),
    visit.call(orderDetail, { orderNumber }),
  ]);
  if (!info.ok || !order.ok) return { orderNumber, objection: 'notEditable' };
  return { orderNumber, application: changedApplication(withTurn(refund), info.data, order.data) };
}

function objectionTo(info: Refundable): Objection | undefined {
  if (info.endTimeIso !== null && secondsUntil(info.endTimeIso, Date.now()) === 0) return 'periodOver';
  if (!info.lines.some(isChoosable)) return 'allAsked';
  return info.applyTypes.length === 0 ? 'impossible' : undefined;
}

/** Undefined when the order or request does not exist or belongs to another buyer. */
function found<O extends Operation>(answer: Answer<O>, url: URL): OutputOf<O> | undefined {
  if (answer.ok) return answer.data;
  if (answer.reason === 'access.signIn') throw loginRedirect(url);
  const isUnknown = ['order.notFound', 'refund.notFound', 'input.invalid'].includes(answer.reason);
  if (!isUnknown) throw new Response(answer.message, { status: 503 });
  return undefined;
}
