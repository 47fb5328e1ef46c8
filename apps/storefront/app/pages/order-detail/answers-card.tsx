import type { OrderDetail } from '../../features/orders/order.ts';
import { useText } from '../../words/words.tsx';
import { PartCard } from './part-card.tsx';

/** What the buyer told the store that virtual goods needed. */
export function AnswersCard({ order: { virtualRemarks } }: { order: OrderDetail }) {
  const text = useText();
  return (
    <PartCard title={text('orders.detail.answers')}>
      <dl className="flex flex-col gap-3 text-sm">
        {virtualRemarks.map(({ prodId, name, value }) => (
          <div key={`${prodId} ${name}`}>
            <dt className="text-ink-soft text-xs">
              <bdi>{name}</bdi>
            </dt>
            <dd className="wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </PartCard>
  );
}
