import { type ReactNode, useId } from 'react';
import { ErrorLine } from './error-line.tsx';

/** Attributes that connect the control with its label, hint and error. */
interface FieldWires {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  hint?: string;
  /** The error message. */
  error?: string;
  children: (wires: FieldWires) => ReactNode;
}

/** A control with its label, its hint and, where it happened, its error. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
      {hint && (
        <p id={hintId} className="text-ink-soft text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}
