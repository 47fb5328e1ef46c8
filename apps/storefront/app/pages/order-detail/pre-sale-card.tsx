import type { OrderDetail } from '../../features/orders/order.ts';
import { PartCard } from '../../features/orders/part-card.tsx';
import { partsIn } from '../../features/pre-sale/pre-sale.ts';
import { PreSaleParts } from '../../features/pre-sale/pre-sale-parts.tsx';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';

type PreSale = NonNullable<OrderDetail['preSale']>;

/** The two payments of a pre-sale order and its promised date, each with its state. */
export function PreSaleCard({ preSale }: { preSale: PreSale }) {
  const text = useText();
  const { step } = preSale;
  const paid = <Badge tone="success">{text('preSale.standing.paid')}</Badge>;
  const due = <Badge tone="warning">{text('preSale.standing.due')}</Badge>;
  const isDepositPaid = preSale.depositPaidIso !== null;
  return (
    <PartCard title={text('preSale.plan')}>
      <PreSaleParts
        parts={partsIn(preSale)}
        standing={{
          deposit: depositStanding(),
          balance: balanceStanding(),
          ship: preSale.isShipOverdue && <Badge tone="danger">{text('preSale.standing.overdue')}</Badge>,
        }}
      />
    </PartCard>
  );

  function depositStanding() {
    if (step === 'kept') return <Badge tone="neutral">{text('preSale.standing.kept')}</Badge>;
    if (isDepositPaid && step !== 'closed') return paid;
    return step === 'deposit' && due;
  }

  function balanceStanding() {
    if (step === 'paid') return paid;
    if (step === 'kept') return <Badge tone="danger">{text('preSale.standing.missed')}</Badge>;
    if (step === 'waiting') return <Badge tone="info">{text('preSale.standing.later')}</Badge>;
    return step === 'balance' && due;
  }
}
