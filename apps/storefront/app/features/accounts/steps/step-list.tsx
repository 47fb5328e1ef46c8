import { Check } from 'lucide-react';
import { useText } from '../../../words/words.tsx';

/** How far somebody has come. `here` counts from 1. */
export function StepList({ label, steps, here }: { label: string; steps: string[]; here: number }) {
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
