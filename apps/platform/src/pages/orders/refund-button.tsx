import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useToast } from '@galleria/console-kit/use-mutate';
import { platformRefund } from '@galleria/contract/orders/staff-orders';
import { isGatewayPayType, PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import type { OrderInfo } from '../../shared/order-state.tsx';
import { ReasonInput } from '../../shared/reason-input.tsx';

/** Refunds an order of which nothing was shipped; shows where the money goes before it asks for confirmation. */
export function RefundButton({ order }: { order: OrderInfo }) {
  const text = useText<'platform'>();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { orderNumber, canRefund, isPaid } = order;
  if (!canRefund && !isOpen) return null;
  const label = text(isPaid ? 'platformOrders.refund' : 'platformOrders.cancel');
  return (
    <Can permission="orders.refund">
      <Button danger onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDrawer isOpen={isOpen} onClose={close} title={text('platformOrders.refundOf', { number: orderNumber })}>
        <Flex vertical gap="middle">
          <Alert type="warning" title={text(`platformOrders.refundMoney.${moneyOf(order)}`)} />
          <ContractForm
            operation={platformRefund}
            fixed={{ orderNumber }}
            fields={{
              reason: {
                label: text('platformBuyers.reason'),
                help: text('platformOrders.reasonHelp'),
                control: <ReasonInput />,
              },
            }}
            submit={label}
            onDone={() => {
              toast(text('platformOrders.refundDone', { number: orderNumber }));
              close();
            }}
            onCancel={close}
          />
        </Flex>
      </FormDrawer>
    </Can>
  );
}

/** The channel of the refund. */
function moneyOf({ isPaid, payType }: OrderInfo): 'nothing' | 'gateway' | 'balance' {
  if (!isPaid || payType === PAY_TYPE.points) return 'nothing';
  return payType !== null && isGatewayPayType(payType) ? 'gateway' : 'balance';
}
