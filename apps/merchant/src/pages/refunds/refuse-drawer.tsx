import { ActDrawer } from '@galleria/console-kit/after-sales/act-drawer';
import { useText } from '@galleria/console-kit/console-context';
import { PicturesInput } from '@galleria/console-kit/form/pictures-input';
import { refuseRefund } from '@galleria/contract/after-sales/store-refunds';
import { REFUSAL_REASONS } from '@galleria/domain/after-sales/refund-lifecycle';
import { LONGEST_WORDS, MOST_PROOFS } from '@galleria/domain/after-sales/request-limits';
import { Input } from 'antd';
import type { RefundActProps } from './refund.ts';

/** A reason of the list, words that the buyer reads, and pictures that show it. */
export function RefuseDrawer({ refund: { refundSn, refundAmount }, ...drawer }: RefundActProps) {
  const text = useText<'merchant'>();
  return (
    <ActDrawer
      {...drawer}
      title={text('consoleRefunds.refuse.title', { number: refundSn })}
      effect={text('merchantRefunds.refuse.text')}
      operation={refuseRefund}
      fixed={{ refundSn, refundAmount }}
      fields={{
        reason: {
          label: text('consoleRefunds.refuse.reason'),
          options: REFUSAL_REASONS.map((value) => ({ value, label: text(`consoleRefunds.refusal.${value}`) })),
        },
        words: {
          label: text('merchantRefunds.refuse.words'),
          control: <Input.TextArea rows={4} maxLength={LONGEST_WORDS} showCount />,
        },
        imgs: {
          label: text('merchantRefunds.refuse.pictures'),
          isRequired: false,
          control: <PicturesInput max={MOST_PROOFS} aria-label={text('merchantRefunds.refuse.pictures')} />,
        },
      }}
      submit={text('consoleRefunds.refuse.submit')}
      done={text('consoleRefunds.refuse.done', { number: refundSn })}
    />
  );
}
