import { useText } from '@galleria/console-kit/console-context';
import { MoneyInput } from '@galleria/console-kit/form/inputs/money-input';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useMutate } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import {
  creditPayment,
  dismissPayment,
  type paymentPage,
  refreshPayment,
} from '@galleria/contract/payments/staff-payments';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionDrawer } from '../action-drawer.tsx';

export type Payment = OutputOf<typeof paymentPage>['records'][number];

/** Actions that resolve the trouble of a payment. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const mayHandle = useCan('payments.handle');
  const [open, setOpen] = useState<'credit' | 'dismiss'>();
  const { payNumber, trouble, state } = payment;
  if (!trouble || !mayHandle) return null;
  const close = () => setOpen(undefined);
  const isUnclear = trouble === 'mismatch' && state === 'failed';
  return (
    <Flex gap="small" wrap>
      {trouble === 'unknown' && (
        <Button
          size="small"
          type="primary"
          onClick={() => mutate(refreshPayment, { payNumber }, { done: text('platformMoney.asked') })}
        >
          {text('platformMoney.ask')}
        </Button>
      )}
      {isUnclear && (
        <Button size="small" type="primary" onClick={() => setOpen('credit')}>
          {text('platformMoney.credit')}
        </Button>
      )}
      {(isUnclear || trouble === 'unknown') && (
        <Button size="small" onClick={() => setOpen('dismiss')}>
          {text('platformMoney.dismiss')}
        </Button>
      )}
      {!isUnclear && trouble !== 'unknown' && <Link to="/refunds">{text('platformMoney.toRefund')}</Link>}
      <ActionDrawer
        title={text('platformMoney.creditTitle')}
        effect={text('platformMoney.creditEffect')}
        operation={creditPayment}
        fixed={{ payNumber }}
        fields={{ amount: { label: text('platformMoney.amountReceived'), control: <MoneyInput /> } }}
        submit={text('platformMoney.credit')}
        done={text('platformMoney.credited')}
        isOpen={open === 'credit'}
        onClose={close}
      />
      <ActionDrawer
        title={text('platformMoney.dismissTitle')}
        effect={text('platformMoney.dismissEffect')}
        operation={dismissPayment}
        fixed={{ payNumber }}
        fields={{ reason: { label: text('platformMoney.reason'), autoFocus: true } }}
        submit={text('platformMoney.dismiss')}
        done={text('platformMoney.dismissed')}
        isOpen={open === 'dismiss'}
        onClose={close}
      />
    </Flex>
  );
}
