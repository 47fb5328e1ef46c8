import type { LastAttempt } from '@galleria/domain/payments/pay-types';
import { TimerOff } from 'lucide-react';
import { FormOutcome } from '../../forms/form-alert.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { useText } from '../../words/words.tsx';
import { closedWords } from './money-news.ts';
import type { PayInfo } from './payment-types.ts';
import { ResultCard } from './result-card.tsx';
import { SeeOrders } from './see-orders.tsx';

/** Too late: what became of the money is said, and what was wanted can be ordered once more. */
export function Closed({ info, lastTry }: { info: PayInfo; lastTry: LastAttempt }) {
  const text = useText();
  const form = useForm({ name: 'again', check: () => ({}) });
  return (
    <ResultCard
      icon={TimerOff}
      iconLook="text-ink-soft"
      title={text('checkout.pay.closed')}
      sentence={text(closedWords(lastTry))}
    >
      <FormOutcome form={form} />
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <form {...form.props}>
          <input type="hidden" name="form" value="again" />
          <Button type="submit" tone="brand" busy={form.busy}>
            {text('checkout.pay.again')}
          </Button>
        </form>
        <SeeOrders orderNumbers={info.orderNumbers} tone="outline" />
      </div>
    </ResultCard>
  );
}
