import { useText } from '../../messages/messages.tsx';
import { CopyButton } from '../orders/part-card.tsx';
import type { RefundDetail } from './refund.ts';

/** The address to return goods to, which can be copied as a whole. */
export function ReturnAddress({ address }: { address: NonNullable<RefundDetail['returnAddress']> }) {
  const text = useText();
  const { receiver, mobile, addr, postCode, isRegistered } = address;
  const lines = [receiver, mobile, addr, postCode].filter(Boolean);
  return (
    <div className="flex flex-col items-start gap-3 text-sm">
      <address className="flex flex-col gap-0.5 not-italic">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <strong className="font-semibold">
            <bdi>{receiver}</bdi>
          </strong>
          <span dir="ltr" className="text-ink-soft tabular-nums">
            {mobile}
          </span>
        </span>
        <span className="wrap-anywhere">
          <bdi>{addr}</bdi>
        </span>
        {postCode && (
          <span className="text-ink-soft">
            <bdi>{postCode}</bdi>
          </span>
        )}
      </address>
      {isRegistered && <p className="text-pretty text-ink-soft">{text('refunds.proof.registered')}</p>}
      <CopyButton value={lines.join('\n')} label={text('refunds.proof.copyAddress')} />
    </div>
  );
}
