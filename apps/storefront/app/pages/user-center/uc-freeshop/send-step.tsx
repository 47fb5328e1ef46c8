import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { CheckedForm, FormEnd } from '../../../forms/checked-form.tsx';
import type { FormProblem } from '../../../forms/form-state.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { Application, missingByStep } from './application.ts';
import { STEPS, sendForm, stepAddress } from './application-forms.ts';
import { PapersSummary } from './papers-summary.tsx';
import { TermsList } from './terms.tsx';

interface SendStepProps {
  application: Application;
  missing: ReturnType<typeof missingByStep>;
}

/** Summary of the application, its missing parts, and the consent. */
export function SendStep({ application, missing }: SendStepProps) {
  const text = useText();
  const form = useForm(sendForm, { name: 'send' });
  const isComplete = Object.values(missing).every((problems) => problems.length === 0);
  return (
    <>
      {!isComplete && <Missing missing={missing} />}
      <SectionCard title={text('storeOpening.step.send')} intro={text('storeOpening.checkIntro')}>
        <PapersSummary application={application} isEditable />
      </SectionCard>
      <SectionCard title={text('storeOpening.termsTitle')}>
        <TermsList />
        <CheckedForm form={form} label={text('storeOpening.send')} className="mt-6 flex flex-col gap-5">
          <Checkbox name="agrees" value="1" label={text('storeOpening.agree')} error={form.errorOf('agrees')} />
          <FormEnd form={form} submitLabel={text('storeOpening.send')} />
        </CheckedForm>
      </SectionCard>
    </>
  );
}

function Missing({ missing }: Pick<SendStepProps, 'missing'>) {
  const text = useText();
  const count = Object.values(missing).reduce((sum, problems) => sum + problems.length, 0);
  const problemText = (problem: FormProblem) =>
    typeof problem === 'string' ? text(problem) : text(problem.id, problem.values);
  return (
    <section className="card flex items-start gap-3 p-4 sm:p-6">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-0 text-sm">
        <h2 className="font-semibold text-base">{text('storeOpening.missing', { count })}</h2>
        <ul className="mt-2 flex flex-col gap-1.5">
          {STEPS.filter((step) => step !== 'send' && missing[step].length > 0).map((step) => (
            <li key={step}>
              <Link to={stepAddress(step)} className="font-medium text-brand-ink underline underline-offset-4">
                {text(`storeOpening.step.${step}`)}
              </Link>
              <span className="ms-2 text-ink-soft">
                {step !== 'send' && [...new Set(missing[step].map(problemText))].join(' ')}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
