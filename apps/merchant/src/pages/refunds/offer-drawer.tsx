import { ActionDrawer } from '@galleria/console-kit/after-sales/action-drawer';
import { useText } from '@galleria/console-kit/console-context';
import { MoneyInput } from '@galleria/console-kit/form/inputs/money-input';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import { offerRefund } from '@galleria/contract/after-sales/store-refunds';
import { MAX_REQUEST_TEXT_LENGTH } from '@galleria/domain/after-sales/request-limits';
import { Input } from 'antd';
import type { RefundDrawerProps } from './refund.ts';

/** Offers another amount than the buyer asked for, which the buyer may accept. */
export function OfferDrawer({ refund: { refundSn, refundAmount, offer }, ...drawer }: RefundDrawerProps) {
  const text = useText<'merchant'>();
  const amount = useMoneyFormat()(refundAmount);
  return (
    <ActionDrawer
      {...drawer}
      title={text('merchantRefunds.offer.title', { number: refundSn })}
      effect={text('merchantRefunds.offer.text', { amount })}
      operation={offerRefund}
      fixed={{ refundSn }}
      {...(offer !== null && { initial: { offer } })}
      fields={{
        offer: { label: text('merchantRefunds.offer.amount'), control: <MoneyInput max={refundAmount} /> },
        words: {
          label: text('merchantRefunds.offer.words'),
          isRequired: false,
          control: <Input.TextArea rows={3} maxLength={MAX_REQUEST_TEXT_LENGTH} showCount />,
        },
      }}
      submit={text('merchantRefunds.offer.submit')}
      done={text('merchantRefunds.offer.done')}
    />
  );
}
