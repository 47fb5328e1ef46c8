import { centsOf } from '@galleria/domain/money/main-units';
import { Gavel, Handshake, OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMoneyText } from '../../features/money/money-text.ts';
import { PictureRow } from '../../features/pictures/picture-row.tsx';
import { ClickButton } from '../../features/refunds/actions/refund-actions.tsx';
import type { RefundDetail } from '../../features/refunds/refund.ts';
import { useText } from '../../messages/messages.tsx';
import { TimeText } from '../../ui/times/time-text.tsx';

interface ResponseCardProps {
  icon: ReactNode;
  title: string;
  className: string;
  children: ReactNode;
}

/** The latest answer of the store or the platform, above all other cards. */
function ResponseCard({ icon, title, className, children }: ResponseCardProps) {
  return (
    <section aria-label={title} className={`card flex gap-3 p-4 sm:p-5 ${className}`}>
      <span aria-hidden className="mt-0.5 shrink-0 [&_svg]:size-5">
        {icon}
      </span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2 text-sm">
        <h2 className="font-semibold text-base tracking-normal">{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** The store's offer of another amount, to accept or decline. */
export function OfferCard({ refund }: { refund: RefundDetail }) {
  const text = useText();
  const money = useMoneyText();
  const { offer, refundSn, refundAmount } = refund;
  if (offer === null) return null;
  const amountText = money(centsOf(offer));
  const shownOffer = { amount: offer, amountText };
  return (
    <ResponseCard
      icon={<Handshake />}
      title={text('refunds.detail.offer', { offer: amountText })}
      className="bg-info-tint"
    >
      <p className="text-pretty">{text('refunds.detail.offerText', { amount: money(centsOf(refundAmount)) })}</p>
      <div className="flex flex-wrap gap-2">
        <ClickButton task={{ click: 'acceptOffer', refundSn, offer: shownOffer }} tone="brand" size="small">
          {text('refunds.action.acceptOffer', { amount: amountText })}
        </ClickButton>
        <ClickButton task={{ click: 'declineOffer', refundSn, offer: shownOffer }} tone="outline" size="small">
          {text('refunds.action.declineOffer')}
        </ClickButton>
      </div>
    </ResponseCard>
  );
}

/** The reason of the store's refusal with its pictures, and the buyer's two options. */
export function RefusalCard({
  refund: { refusalReason, refusalWords: refusalRemark, steps },
}: {
  refund: RefundDetail;
}) {
  const text = useText();
  if (refusalReason === null) return null;
  const pictures = steps.find(({ what }) => what === 'refused')?.imgs ?? [];
  return (
    <ResponseCard icon={<OctagonX />} title={text('refunds.detail.refusal')} className="bg-warning-tint">
      <p className="font-medium">{text(`refunds.detail.refusal.${refusalReason}`)}</p>
      <MultilineText>{refusalRemark}</MultilineText>
      <PictureRow name={text('refunds.detail.refusal')} pictures={pictures} />
      <p className="text-pretty text-ink-soft">{text('refunds.detail.refusalWays')}</p>
    </ResponseCard>
  );
}

interface CaseCardProps {
  dispute: NonNullable<RefundDetail['dispute']>;
  isEvidenceOpen: boolean;
}

/** The dispute: its question, the deadline for evidence, and the ruling. */
export function CaseCard({ dispute, isEvidenceOpen }: CaseCardProps) {
  const text = useText();
  const { ruling, rulingWords: rulingRemark, rulingTime, reason, words: remark, imgs, evidenceEndTimeIso } = dispute;
  if (ruling) {
    return (
      <ResponseCard
        icon={<Gavel />}
        title={text('refunds.detail.ruling')}
        className={ruling === 'refused' ? 'bg-warning-tint' : 'bg-success-tint'}
      >
        <p className="font-medium">{text(`refunds.detail.ruling.${ruling}`)}</p>
        <MultilineText>{rulingRemark}</MultilineText>
        {rulingTime && (
          <p className="text-ink-soft text-xs">
            <TimeText time={rulingTime} />
          </p>
        )}
      </ResponseCard>
    );
  }
  return (
    <ResponseCard icon={<Gavel />} title={text('refunds.detail.dispute')} className="bg-info-tint">
      <p className="font-medium">{text(`refunds.detail.disputeReason.${reason}`)}</p>
      <MultilineText>{remark}</MultilineText>
      <PictureRow name={text('refunds.detail.vouchers')} pictures={imgs} />
      <p className="text-pretty text-ink-soft">
        {isEvidenceOpen ? (
          <>
            {text('refunds.detail.evidenceUntil')} <TimeText time={apiTime(evidenceEndTimeIso)} />
          </>
        ) : (
          text('refunds.detail.evidenceOver')
        )}
      </p>
    </ResponseCard>
  );
}

export function MultilineText({ children }: { children: string }) {
  if (!children) return null;
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      <bdi>{children}</bdi>
    </p>
  );
}

/** Turns `2026-05-06T10:00:00.000Z` into the time format of the API. */
function apiTime(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}
