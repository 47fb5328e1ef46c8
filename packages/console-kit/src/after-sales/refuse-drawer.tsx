import type { refuseByMall } from '@galleria/contract/after-sales/staff-disputes';
import type { refuseRefund } from '@galleria/contract/after-sales/store-refunds';
import { REFUSAL_REASONS } from '@galleria/domain/after-sales/refund-lifecycle';
import { MAX_PROOFS, MAX_REQUEST_TEXT_LENGTH } from '@galleria/domain/after-sales/request-limits';
import { Input } from 'antd';
import { useText } from '../console-context.tsx';
import { PicturesInput } from '../form/inputs/pictures-input.tsx';
import { ActionDrawer } from './action-drawer.tsx';
import type { RefundRequest } from './refund-state.tsx';

interface RefuseDrawerProps {
  refund: Pick<RefundRequest, 'refundSn' | 'refundAmount'>;
  /** The store's own operation, or that of staff in the store's place. */
  operation: typeof refuseRefund | typeof refuseByMall;
  /** Explains the consequence of the refusal. */
  effect: string;
  labels: { readonly words: string; readonly pictures: string };
  isOpen: boolean;
  onClose: () => void;
}

/** Form for refusing a request: a listed reason, an explanation for the buyer, and pictures as evidence. */
export function RefuseDrawer({ refund: { refundSn, refundAmount }, labels, ...drawer }: RefuseDrawerProps) {
  const text = useText();
  return (
    <ActionDrawer
      {...drawer}
      title={text('consoleRefunds.refuse.title', { number: refundSn })}
      fixed={{ refundSn, refundAmount }}
      fields={{
        reason: {
          label: text('consoleRefunds.refuse.reason'),
          options: REFUSAL_REASONS.map((value) => ({ value, label: text(`consoleRefunds.refusal.${value}`) })),
        },
        words: {
          label: labels.words,
          control: <Input.TextArea rows={4} maxLength={MAX_REQUEST_TEXT_LENGTH} showCount />,
        },
        imgs: {
          label: labels.pictures,
          isRequired: false,
          control: <PicturesInput max={MAX_PROOFS} aria-label={labels.pictures} />,
        },
      }}
      submit={text('consoleRefunds.refuse.submit')}
      done={text('consoleRefunds.refuse.done', { number: refundSn })}
    />
  );
}
