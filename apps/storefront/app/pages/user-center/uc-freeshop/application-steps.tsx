import { Check, CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { type Application, missingByStep } from './application.ts';
import { STEPS, type Step, stepAddress } from './application-forms.ts';
import { CompanyStep } from './company-step.tsx';
import { IdentityStep } from './identity-step.tsx';
import type { PageData } from './page.tsx';
import { PlaceStep } from './place-step.tsx';
import { SendStep } from './send-step.tsx';
import { StoreStep } from './store-step.tsx';

interface ApplicationStepsProps {
  application: Application;
  step: Step;
  today: string;
  place: PageData['place'];
}

/** The application as a form in steps; each step is saved when it is left. */
export function ApplicationSteps({ application, step, today, place }: ApplicationStepsProps) {
  const missing = missingByStep(application, today);
  return (
    <div className="flex flex-col gap-4">
      {application.state === 'refused' && <Remarks application={application} />}
      <StepList current={step} isDone={(one) => one !== 'send' && missing[one].length === 0} />
      {step === 'store' && <StoreStep application={application} />}
      {step === 'place' && place && <PlaceStep application={application} place={place} />}
      {step === 'company' && <CompanyStep application={application} today={today} />}
      {step === 'identity' && <IdentityStep application={application} />}
      {step === 'send' && <SendStep application={application} missing={missing} />}
    </div>
  );
}

function Remarks({ application: { reasons, remark } }: { application: Application }) {
  const text = useText();
  return (
    <section role="status" className="card flex items-start gap-3 border-danger p-4 sm:p-6">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-0 text-sm">
        <h2 className="font-semibold text-base">{text('storeOpening.refusedTitle')}</h2>
        <p className="mt-0.5 text-ink-soft">{text('storeOpening.refusedText')}</p>
        <ul className="mt-3 list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{text(`storeOpening.reason.${reason}`)}</li>
          ))}
          {remark && (
            <li className="wrap-anywhere whitespace-pre-line">
              <bdi>{remark}</bdi>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

function StepList({ current, isDone }: { current: Step; isDone: (step: Step) => boolean }) {
  const text = useText();
  return (
    <nav aria-label={text('storeOpening.steps')}>
      <ol className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-5">
        {STEPS.map((step, at) => (
          <li key={step}>
            <Link
              to={stepAddress(step)}
              aria-current={step === current ? 'step' : undefined}
              className="card flex min-h-11 items-center gap-2 px-3 py-2 text-sm hover:bg-well aria-[current=step]:bg-brand-tint aria-[current=step]:font-semibold aria-[current=step]:text-brand-ink"
            >
              <span
                aria-hidden
                className="grid size-6 shrink-0 place-items-center rounded-full bg-well font-semibold text-ink text-xs tabular-nums"
              >
                {isDone(step) ? <Check className="size-4 text-success" /> : at + 1}
              </span>
              <span className="min-w-0">{text(`storeOpening.step.${step}`)}</span>
              {isDone(step) && <span className="sr-only">{text('storeOpening.stepDone')}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
