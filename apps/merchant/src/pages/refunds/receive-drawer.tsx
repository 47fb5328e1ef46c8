import { ActionDrawer } from '@galleria/console-kit/after-sales/action-drawer';
import { useText } from '@galleria/console-kit/console-context';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import { receiveReturn } from '@galleria/contract/after-sales/store-refunds';
import type { RefundDrawerProps } from './refund.ts';

/** Confirms that the goods are back: refunds the money, and returns the goods to stock if they can be sold. */
export function ReceiveDrawer({ refund: { refundSn, refundAmount }, ...drawer }: RefundDrawerProps) {
  const text = useText<'merchant'>();
  const amount = useMoneyFormat()(refundAmount);
  return (
    <ActionDrawer
      {...drawer}
      title={text('merchantRefunds.receive.title', { number: refundSn })}
      effect={text('merchantRefunds.receive.text', { amount })}
      isMoneyMoving
      operation={receiveReturn}
      fixed={{ refundSn }}
      initial={{ isRestocked: true }}
      fields={{
        isRestocked: { label: text('merchantRefunds.restock'), help: text('merchantRefunds.restock.help') },
      }}
      submit={text('merchantRefunds.receive.submit')}
      done={text('merchantRefunds.receive.done')}
    />
  );
}
