import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

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

/** A control with its label, hint and error. */
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

/** Font size 16 px: phones zoom in on smaller inputs when they get the focus. */
export function TextInput({ className = '', ...attributes }: ComponentProps<'input'>) {
  return (
    <input
      className={`min-h-11 w-full rounded-control border border-edge bg-mist px-3.5 py-2 text-base placeholder:text-ink-soft hover:border-ink disabled:opacity-50 aria-invalid:border-danger ${className}`}
      {...attributes}
    />
  );
}

/** Grows with its content where the browser supports `field-sizing`. */
export function TextArea({ className = '', ...attributes }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      className={`field-sizing-content min-h-28 w-full rounded-control border border-edge bg-mist px-3.5 py-2 text-base placeholder:text-ink-soft hover:border-ink aria-invalid:border-danger ${className}`}
      {...attributes}
    />
  );
}

/** The native select, which all phones and keyboards support well. */
export function Select({ className = '', ...attributes }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        className={`min-h-11 w-full cursor-pointer appearance-none truncate rounded-control border border-edge bg-mist py-2 ps-3.5 pe-10 text-base hover:border-ink disabled:cursor-default disabled:opacity-50 aria-invalid:border-danger ${className}`}
        {...attributes}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}

/** An error message beside its cause; `id` for `aria-describedby`. */
export function ErrorLine({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-danger text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
