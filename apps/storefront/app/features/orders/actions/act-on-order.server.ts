import { leaveGroup } from '@galleria/contract/activities/group-buy';
import type { PageVisit } from '@galleria/contract/call';
import type { Operation } from '@galleria/contract/operation';
import {
  askToCancelOrder,
  buyAgain,
  cancelOrder,
  deleteOrder,
  receiveOrder,
  remindSeller,
} from '@galleria/contract/orders/orders';
import { redirect } from 'react-router';
import { outcomeOf } from '../../../forms/answers.server.ts';
import { type FormValues, readForm } from '../../../forms/form-state.ts';
import type { OrderOutcome } from './order-answer.tsx';

const OPERATIONS: Record<
  string,
  typeof cancelOrder | typeof askToCancelOrder | typeof receiveOrder | typeof remindSeller | typeof leaveGroup
> = {
  cancel: cancelOrder,
  askToCancel: askToCancelOrder,
  receive: receiveOrder,
  remind: remindSeller,
  leaveGroup,
};

interface PostedAction {
  readonly url: URL;
  readonly data: FormData;
  /** Redirect target after the order was deleted, for pages about that order alone. */
  readonly afterDelete?: string;
}

/** Action of every page with orders: carries out one step of an order's lifecycle. */
export async function actOnOrder(visit: PageVisit, { url, data, afterDelete }: PostedAction): Promise<OrderOutcome> {
  const values = readForm(data);
  const { intent = '', orderNumber = '' } = values;
  if (intent === 'buyAgain') return handleBuyAgain(visit, url, values);
  const operation: Operation | undefined = intent === 'delete' ? deleteOrder : OPERATIONS[intent];
  if (!operation) throw new Response(null, { status: 400 });
  const outcome = outcomeOf(await visit.call(operation, { orderNumber }), { url, values });
  if (intent === 'delete' && outcome.done && afterDelete) throw redirect(afterDelete);
  return { ...outcome, values: { intent, orderNumber } };
}

/** Redirects to checkout if everything is still available; otherwise the buyer first sees what is missing. */
async function handleBuyAgain(visit: PageVisit, url: URL, values: FormValues): Promise<OrderOutcome> {
  const { intent = '', orderNumber = '' } = values;
  const answer = await visit.call(buyAgain, { orderNumber });
  const outcome = { ...outcomeOf(answer, { url, values }), values: { intent, orderNumber } };
  if (!answer.ok) return outcome;
  const [missing, fewer] = [namesOf(answer.data.missing), namesOf(answer.data.fewer)];
  if (missing.length + fewer.length === 0) throw redirect(answer.data.isChecked ? '/submit-order' : '/cart');
  return { ...outcome, missing, fewer };
}

function namesOf(products: readonly { prodName: string }[]): string[] {
  return products.map(({ prodName }) => prodName);
}
