import { centsOf } from '@galleria/domain/money/main-units';
import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react';
import { useMoneyText } from '../../../features/money/use-money-text.ts';
import { useText } from '../../../words/words.tsx';
import type { TopUpStatus } from './top-up-stage.ts';
import { useTopUpStage } from './use-top-up-stage.ts';

const LOOKS = {
  waiting: { icon: Hourglass, tone: 'bg-info-tint text-info', words: 'ledger.topUp.waiting' },
  paid: { icon: CircleCheck, tone: 'bg-success-tint text-success', words: 'ledger.topUp.paid' },
  failed: { icon: CircleAlert, tone: 'bg-danger-tint text-danger', words: 'ledger.topUp.failed' },
  unclear: { icon: CircleAlert, tone: 'bg-danger-tint text-danger', words: 'ledger.topUp.unclear' },
  refunding: { icon: CircleAlert, tone: 'bg-danger-tint text-danger', words: 'ledger.topUp.refunding' },
  refunded: { icon: CircleAlert, tone: 'bg-danger-tint text-danger', words: 'ledger.topUp.refunded' },
} as const;

/** What became of the payment that the buyer comes back from. Only the gateway's word counts, so it may take a moment. */
export function TopUpNews({ news }: { news: TopUpStatus }) {
  const text = useText();
  const money = useMoneyText();
  const { icon: Icon, tone, words } = LOOKS[useTopUpStage(news)];
  return (
    <p role="status" className={`flex items-start gap-3 rounded-card px-4 py-3.5 text-sm ${tone}`}>
      <Icon aria-hidden className="size-5 shrink-0" />
      {text(words, { amount: money(centsOf(news.amount)) })}
    </p>
  );
}
