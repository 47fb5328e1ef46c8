import { Hourglass } from 'lucide-react';
import { useFetcher } from 'react-router';
import { errorsOf, type FormState } from '../../../forms/form-state.ts';
import { useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/fields/field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TimeText } from '../../../ui/times/time-text.tsx';
import type { Application } from './application.ts';
import { PapersSummary } from './papers-summary.tsx';

export function UnderReview({ application }: { application: Application }) {
  const text = useText();
  const withdrawing = useFetcher<FormState>();
  const problem = withdrawing.data && errorsOf(withdrawing.data, text).form;
  return (
    <div className="flex flex-col gap-4">
      <section className="card flex flex-col items-center gap-2 px-4 py-10 text-center">
        <Hourglass aria-hidden className="mb-2 size-12 text-brand" />
        <h2 className="font-semibold text-lg">{text('storeOpening.reviewTitle')}</h2>
        <p className="max-w-md text-pretty text-ink-soft text-sm">
          {text('storeOpening.reviewText')} {application.sendTime && <TimeText time={application.sendTime} />}
        </p>
        <p className="mt-4 max-w-md text-pretty text-ink-soft text-sm">{text('storeOpening.withdrawText')}</p>
        <withdrawing.Form method="post">
          <input type="hidden" name="form" value="withdraw" />
          <Button type="submit" tone="outline" busy={withdrawing.state !== 'idle'}>
            {text('storeOpening.withdraw')}
          </Button>
        </withdrawing.Form>
        {problem && <ErrorLine>{problem}</ErrorLine>}
      </section>
      <SectionCard title={application.shopName}>
        <PapersSummary application={application} />
      </SectionCard>
    </div>
  );
}
