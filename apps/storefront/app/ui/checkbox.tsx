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
        <input
          type="checkbox"
          id={id}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-5 shrink-0 cursor-pointer accent-brand"
          {...attributes}
        />
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
