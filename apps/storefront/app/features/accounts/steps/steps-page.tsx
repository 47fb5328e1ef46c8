import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useText } from '../../../words/words.tsx';
import { SplitPage } from '../split-page.tsx';

interface StepsPageProps {
  picture: string;
  title: string;
  intro: string;
  progress: string;
  steps: string[];
  here: number;
  children: ReactNode;
}

/** A page of several steps, of which `here` (from 1) is open. */
export function StepsPage({ picture, title, intro, progress, steps, here, children }: StepsPageProps) {
  const heading = useFocusOnStep(here);
  return (
    <SplitPage picture={picture}>
      <meta name="robots" content="noindex" />
      <header className="mb-6">
        <h1 ref={heading} tabIndex={-1} className="font-bold text-xl outline-none">
          {title}
        </h1>
        <p className="mt-1 text-ink-soft text-sm">{intro}</p>
      </header>
      <StepList label={progress} steps={steps} here={here} />
      {children}
    </SplitPage>
  );
}

/** Screen readers do not notice a new step on the same page: its heading gets the focus. */
function useFocusOnStep(step: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}

function StepList({ label, steps, here }: { label: string; steps: string[]; here: number }) {
  const text = useText();
  return (
    <ol aria-label={label} className="mb-6 grid auto-cols-fr grid-flow-col gap-2 text-xs">
      {steps.map((step, index) => {
        const number = index + 1;
        const isDone = number < here || here === steps.length;
        return (
          <li
            key={step}
            aria-current={number === here ? 'step' : undefined}
            className={`flex flex-col gap-2 ${number <= here ? 'font-semibold text-ink' : 'text-ink-soft'}`}
          >
            <span aria-hidden className={`h-1 rounded-full ${number <= here ? 'bg-brand' : 'bg-line'}`} />
            <span className="flex items-center gap-1.5">
              {isDone ? (
                <Check aria-label={text('accounts.steps.done')} className="size-3.5 shrink-0 text-success" />
              ) : (
                <span aria-hidden>{number}</span>
              )}
              {step}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
