import { type BuyerRefundAction, REFUND_STATE } from '@galleria/domain/after-sales/refund-lifecycle';
import type { FormEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { ButtonSize, ButtonTone } from '../../../ui/button-class.ts';
import { editAddress, type Refund, refundAddress, sendBackAddress } from '../refund.ts';
import { ACTION_LABELS } from './action-labels.ts';
import { fieldsOf, type RefundTask, useRefundActions } from './refund-actions-provider.tsx';

interface RefundActionsProps {
  refund: Pick<Refund, 'actions' | 'refundSn' | 'orderNumber' | 'returnMoneySts'>;
  size?: ButtonSize;
}

/** From the last resort to the next step, which is nearest to the thumb. */
const ORDER: readonly BuyerRefundAction[] = ['withdraw', 'withdrawDispute', 'addProof', 'dispute', 'edit', 'sendBack'];

/** On phones in one column, the next step first. */
const BELOW_EACH_OTHER = 'max-sm:w-full max-sm:flex-col-reverse max-sm:items-stretch max-sm:[&_button]:w-full';

/** Buttons for the current actions of a refund request. Without scripts they act at once, without a confirmation. */
export function RefundActions({ refund, size = 'small' }: RefundActionsProps) {
  const { actions, refundSn } = refund;
  return (
    <div className={`flex flex-wrap items-center justify-end gap-2 ${size === 'medium' ? BELOW_EACH_OTHER : ''}`}>
      {ORDER.filter((action) => actions.includes(action)).map((action) =>
        action === 'withdraw' || action === 'withdrawDispute' ? (
          <ClickButton key={action} task={{ click: action, refundSn }} size={size} tone="quiet">
            <Label action={action} refund={refund} />
          </ClickButton>
        ) : (
          <ButtonLink
            key={action}
            to={addressOf(action, refund)}
            tone={action === 'sendBack' ? 'brand' : 'outline'}
            size={size}
          >
            <Label action={action} refund={refund} />
          </ButtonLink>
        ),
      )}
    </div>
  );
}

/** Some forms of the request's page have ids, so that links can lead to them. */
function addressOf(
  action: Exclude<BuyerRefundAction, 'withdraw' | 'withdrawDispute'>,
  refund: RefundActionsProps['refund'],
) {
  if (action === 'edit') return editAddress(refund);
  if (action === 'sendBack') return sendBackAddress(refund.refundSn);
  return `${refundAddress(refund.refundSn)}#${action}`;
}

/** Label with the request's number for screen readers, since they read it without the card. */
function Label({ action, refund }: { action: BuyerRefundAction; refund: RefundActionsProps['refund'] }) {
  const text = useText();
  const isAgain = action === 'edit' && refund.returnMoneySts === REFUND_STATE.refused;
  return (
    <>
      {text(isAgain ? 'refunds.action.resubmit' : ACTION_LABELS[action])}{' '}
      <span className="sr-only">{text('refunds.ofRequest', { number: refund.refundSn })}</span>
    </>
  );
}

interface ClickButtonProps {
  task: RefundTask;
  tone: ButtonTone;
  size?: ButtonSize;
  children: ReactNode;
}

export function ClickButton({ task, tone, size = 'medium', children }: ClickButtonProps) {
  const { begin, busyWith } = useRefundActions();
  const busy = busyWith?.click === task.click && busyWith.refundSn === task.refundSn;

  function submit(event: FormEvent) {
    event.preventDefault();
    begin(task);
  }

  return (
    <Form method="post" preventScrollReset onSubmit={submit}>
      {Object.entries(fieldsOf(task)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone={tone} size={size} busy={busy}>
        {children}
      </Button>
    </Form>
  );
}
