import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import { cancelStoreOrder } from '@galleria/contract/orders/store-orders';
import { isGatewayPayType, PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { Alert, AutoComplete, Flex } from 'antd';
import type { OrderInfo } from './order-state.tsx';

interface CancelDrawerProps {
  /** The drawer is closed without one. */
  order: OrderInfo | undefined;
  onClose: () => void;
}

const REASONS = ['soldOut', 'asked', 'undeliverable', 'wrongPrice'] as const;
const MAX_CHARACTERS = 200;

/** Cancels an order with a reason that the buyer reads; explains first where the money goes. */
export function CancelDrawer({ order, onClose }: CancelDrawerProps) {
  const text = useText<'merchant'>();
  return (
    <FormDrawer
      title={order ? text('merchant.order.cancelOf', { number: order.orderNumber }) : ''}
      isOpen={order !== undefined}
      onClose={onClose}
    >
      {order && <CancelForm key={order.orderNumber} order={order} onClose={onClose} />}
    </FormDrawer>
  );
}

function CancelForm({ order, onClose }: { order: OrderInfo; onClose: () => void }) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const { orderNumber } = order;
  return (
    <Flex vertical gap="middle">
      <Alert type="warning" title={text(`merchant.order.cancelMoney.${moneyOf(order)}`)} />
      <ContractForm
        operation={cancelStoreOrder}
        fixed={{ orderNumber }}
        fields={{
          reason: {
            label: text('merchant.order.cancelReason'),
            help: text('merchant.order.cancelReasonHelp'),
            autoFocus: true,
            control: (
              <AutoComplete
                maxLength={MAX_CHARACTERS}
                // Filtered, so that the suggestions close while another text is typed: they would cover the buttons.
                filterOption
                options={REASONS.map((reason) => ({ value: text(`merchant.order.cancelReason.${reason}`) }))}
              />
            ),
          },
        }}
        fieldOfRefusal={{}}
        submit={text('merchant.order.cancelNow')}
        onDone={() => {
          toast(text('merchant.order.canceled', { number: orderNumber }));
          onClose();
        }}
        onCancel={onClose}
      />
    </Flex>
  );
}

/** Where the money of the order goes when it is cancelled. */
function moneyOf({ payTime, payType }: OrderInfo): 'nothing' | 'gateway' | 'balance' {
  if (!payTime || payType === PAY_TYPE.points) return 'nothing';
  return payType !== null && isGatewayPayType(payType) ? 'gateway' : 'balance';
}
