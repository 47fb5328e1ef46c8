import type { OrderAction } from '@galleria/domain/orders/order-lifecycle';
import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { ButtonSize } from '../../../ui/button-class.ts';
import { ownReviewsOf, writeReviewAddress } from '../../reviews/review-address.ts';
import type { Order } from '../order.ts';
import { paymentAddress } from '../order.ts';
import { ACTION_LABELS } from './action-labels.ts';
import { useOrderActions } from './order-actions-provider.tsx';

/** The next step that an order waits for gets the primary button. */
const FOREMOST: ReadonlySet<OrderAction> = new Set<OrderAction>(['pay', 'receive', 'review']);

/** Steps that end an order or hide it. */
const QUIET: ReadonlySet<OrderAction> = new Set<OrderAction>(['cancel', 'askToCancel', 'leaveGroup', 'delete']);

interface OrderActionsProps {
  order: Order;
  size?: ButtonSize;
}

/**
 * Buttons for the current actions of an order, the primary one last, nearest to the thumb; rendered into the caller's
 * row. Without scripts they act at once, without a confirmation.
 */
export function OrderActions({ order, size = 'small' }: OrderActionsProps) {
  const actions = order.actions.toSorted((one, other) => Number(FOREMOST.has(one)) - Number(FOREMOST.has(other)));
  return (
    <>
      {actions.map((action) => {
        const address = addressOf(action, order);
        return address ? (
          <ButtonLink key={action} to={address} tone={toneOf(action)} size={size}>
            <Label action={action} order={order} />
          </ButtonLink>
        ) : (
          <ActionButton key={action} action={action} order={order} size={size} />
        );
      })}
    </>
  );
}

/** Actions with a page of their own. */
function addressOf(action: OrderAction, { orderNumber, tradeOrderNumbers }: Order): string | undefined {
  if (action === 'pay') return paymentAddress(tradeOrderNumbers);
  if (action === 'review') return writeReviewAddress(orderNumber);
  return action === 'addToReview' ? ownReviewsOf(orderNumber) : undefined;
}

interface ActionButtonProps {
  action: OrderAction;
  order: Order;
  size: ButtonSize;
}

function ActionButton({ action, order, size }: ActionButtonProps) {
  const { begin, busyWith } = useOrderActions();
  const { orderNumber } = order;
  const busy = busyWith?.action === action && busyWith.orderNumber === orderNumber;

  function submit(event: FormEvent) {
    event.preventDefault();
    begin(action, order);
  }

  return (
    <Form method="post" preventScrollReset onSubmit={submit}>
      <input type="hidden" name="intent" value={action} />
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <Button type="submit" tone={toneOf(action)} size={size} busy={busy}>
        <Label action={action} order={order} />
      </Button>
    </Form>
  );
}

/** Label with the order number for screen readers, since they read it without the card. */
function Label({ action, order: { orderNumber, preSale } }: { action: OrderAction; order: Order }) {
  const text = useText();
  const label = action === 'pay' && preSale?.step === 'balance' ? 'preSale.payBalance' : ACTION_LABELS[action];
  return (
    <>
      {text(label)} <span className="sr-only">{text('orders.action.ofOrder', { number: orderNumber })}</span>
    </>
  );
}

function toneOf(action: OrderAction) {
  if (FOREMOST.has(action)) return 'brand';
  return QUIET.has(action) ? 'quiet' : 'outline';
}
