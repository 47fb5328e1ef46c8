import { centsOf } from '@galleria/domain/money/main-units';
import { Wallet } from 'lucide-react';
import { Price } from '../../../ui/price.tsx';
import { useText } from '../../../words/words.tsx';

export function BalanceCard({ balance }: { balance: number }) {
  const text = useText();
  return (
    <section
      aria-label={text('ledger.balance.available')}
      className="card flex items-center gap-4 bg-linear-to-br from-brand-tint to-60% to-mist p-4 sm:p-6"
    >
      <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-full bg-mist text-brand-ink">
        <Wallet className="size-6" />
      </span>
      <p className="flex flex-col">
        <span className="text-ink-soft text-sm">{text('ledger.balance.available')}</span>
        <Price amountCents={centsOf(balance)} size="large" />
      </p>
    </section>
  );
}
