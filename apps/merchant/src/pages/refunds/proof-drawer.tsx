import { ActionDrawer } from '@galleria/console-kit/after-sales/action-drawer';
import { useText } from '@galleria/console-kit/console-context';
import { PicturesInput } from '@galleria/console-kit/form/inputs/pictures-input';
import { addStoreProof } from '@galleria/contract/after-sales/store-refunds';
import { MAX_PROOFS, MAX_REQUEST_TEXT_LENGTH } from '@galleria/domain/after-sales/request-limits';
import { Input } from 'antd';
import type { RefundDrawerProps } from './refund.ts';

/** Adds a text and pictures as evidence, while the mall decides. */
export function ProofDrawer({ refund: { refundSn }, ...drawer }: RefundDrawerProps) {
  const text = useText<'merchant'>();
  return (
    <ActionDrawer
      {...drawer}
      title={text('merchantRefunds.proof.title', { number: refundSn })}
      effect={text('merchantRefunds.proof.text')}
      operation={addStoreProof}
      fixed={{ refundSn }}
      fields={{
        words: {
          label: text('merchantRefunds.proof.words'),
          control: <Input.TextArea rows={5} maxLength={MAX_REQUEST_TEXT_LENGTH} showCount />,
        },
        imgs: {
          label: text('merchantRefunds.proof.pictures'),
          isRequired: false,
          control: <PicturesInput max={MAX_PROOFS} aria-label={text('merchantRefunds.proof.pictures')} />,
        },
      }}
      submit={text('merchantRefunds.proof.submit')}
      done={text('merchantRefunds.proof.done')}
    />
  );
}
