import type { OutputOf } from '@galleria/contract/operation';
import { phonePayTicket } from '@galleria/contract/payments/phone-payments';
import { RotateCw, TimerOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import PageQr from '../../features/share/page-qr.tsx';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { countdownText } from '../../ui/times/countdown-text.ts';
import { useCountdown } from '../../ui/times/use-countdown.ts';
import { useShell } from '../../visit/shell-data.ts';
import type { PayInfo } from './payment-form.ts';
import { usePaymentStatusPolling } from './use-payment-status-polling.ts';

type Ticket = OutputOf<typeof phonePayTicket>;

/** A QR code that opens this payment on a phone, valid for a few minutes. The page polls for the result. */
export default function PhoneCode({ info }: { info: PayInfo }) {
  const text = useText();
  const { orderNumbers, totalFee, state } = info;
  const [round, setRound] = useState(0);
  return (
    <>
      {/* A pending payment is polled by the page itself. */}
      {state === 'open' && <Watch info={info} />}
      <IssuedCode key={`${orderNumbers} ${totalFee} ${round}`} orderNumbers={orderNumbers}>
        <Button tone="outline" size="small" onClick={() => setRound(round + 1)}>
          <RotateCw aria-hidden className="size-4" />
          {text('checkout.phone.refresh')}
        </Button>
      </IssuedCode>
    </>
  );
}

function Watch({ info }: { info: PayInfo }) {
  usePaymentStatusPolling(info);
  return null;
}

/** One ticket; `children`: the button for another one. */
function IssuedCode({ orderNumbers, children }: { orderNumbers: string; children: ReactNode }) {
  const text = useText();
  const [issued, setIssued] = useState<Ticket | 'failed'>();
  useEffect(() => {
    let isCancelled = false;
    void api(phonePayTicket, { orderNumbers }).then((answer) => {
      if (!isCancelled) setIssued(answer.ok ? answer.data : 'failed');
    });
    return () => {
      isCancelled = true;
    };
  }, [orderNumbers]);
  if (!issued) return null;
  if (issued === 'failed') return <Missing sentence={text('checkout.phone.unavailable')}>{children}</Missing>;
  return <Code ticket={issued}>{children}</Code>;
}

function Code({ ticket: { ticket, remainingSeconds }, children }: { ticket: Ticket; children: ReactNode }) {
  const text = useText();
  const { address } = useShell();
  const [left] = useCountdown(remainingSeconds);
  if (left === 0) return <Missing sentence={text('checkout.phone.expired')}>{children}</Missing>;
  return (
    <>
      <div className="aspect-square w-44">
        <PageQr address={`${address}/pay-by-phone?ticket=${ticket}`} label={text('checkout.phone.label')} />
      </div>
      <p className="text-ink-soft text-sm tabular-nums">
        {text('checkout.phone.validFor')} <bdi dir="ltr">{countdownText(left)}</bdi>
      </p>
    </>
  );
}

/** In place of the code: why there is none, and a button for another one. */
function Missing({ sentence, children }: { sentence: string; children: ReactNode }) {
  return (
    <div role="status" className="flex flex-col items-center gap-3">
      <TimerOff aria-hidden className="size-10 text-ink-soft" />
      <p className="font-medium text-sm">{sentence}</p>
      {children}
    </div>
  );
}
