import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ErrorLine } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'children'> {
  label: ReactNode;
  hint?: string;
  error?: string;
}

export function Checkbox({ label, hint, error, ...attributes }: CheckboxProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-3">
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            id={id}
            aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
            aria-invalid={error ? true : undefined}
            className="peer size-5 cursor-pointer appearance-none rounded-[5px] border border-edge bg-mist transition-[background-color,border-color] checked:border-brand checked:bg-brand forced-colors:appearance-auto"
            {...attributes}
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute hidden size-4 text-on-brand peer-checked:block forced-colors:hidden!"
          />
        </span>
        <label htmlFor={id} className="cursor-pointer text-pretty py-0.5 text-sm">
          {label}
        </label>
      </div>
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
      {hint && (
        <p id={hintId} className="ps-8 text-ink-soft text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}
