import { Check, X } from 'lucide-react';
import { TimeText } from './times/time-text.tsx';

export interface IndicatedStep {
  readonly step: string;
  readonly name: string;
  /** When it was reached. */
  readonly time: string | null;
  readonly isReached: boolean;
  /** The last one reached. */
  readonly isHere: boolean;
  /** The process ended here early. */
  readonly isEnd: boolean;
}

/** Steps of a process in a row; on phones in a column, with room for times. */
export function StepIndicator({ label, steps }: { label: string; steps: readonly IndicatedStep[] }) {
  return (
    <ol aria-label={label} className="flex flex-col md:flex-row">
      {steps.map((step, index) => (
        <Step key={step.step} step={step} isFirst={index === 0} />
      ))}
    </ol>
  );
}

function Step({ step, isFirst }: { step: IndicatedStep; isFirst: boolean }) {
  const { name, time, isReached, isHere, isEnd } = step;
  return (
    <li
      aria-current={isHere ? 'step' : undefined}
      className="relative flex flex-1 gap-3 pb-5 last:pb-0 md:min-w-0 md:flex-col md:items-center md:px-1.5 md:pb-0 md:text-center"
    >
      {/* The line from the previous step. */}
      {!isFirst && (
        <span
          aria-hidden
          className={`absolute start-[0.9375rem] bottom-full h-5 w-0.5 max-md:-translate-y-0 md:start-[calc(-50%+1.25rem)] md:end-[calc(50%+1.25rem)] md:top-[0.9375rem] md:bottom-auto md:h-0.5 md:w-auto ${isReached ? 'bg-brand' : 'bg-line'}`}
        />
      )}
      <span aria-hidden className={`grid size-8 shrink-0 place-items-center rounded-full ${markClassName(step)}`}>
        {isEnd ? <X className="size-4" /> : isReached ? <Check className="size-4" /> : null}
      </span>
      <span className="flex flex-col max-md:min-h-8 max-md:justify-center">
        <span className={`text-sm ${isHere ? 'font-semibold' : isReached ? 'font-medium' : 'text-ink-soft'}`}>
          {name}
        </span>
        {isReached && time && (
          <span className="text-ink-soft text-xs md:[&>time]:whitespace-normal">
            <TimeText time={time} />
          </span>
        )}
      </span>
    </li>
  );
}

function markClassName({ isEnd, isReached, isHere }: IndicatedStep): string {
  if (isEnd) return 'bg-well text-ink-soft';
  if (isHere) return 'bg-brand text-on-brand';
  return isReached ? 'bg-brand-tint text-brand-ink' : 'bg-well';
}
