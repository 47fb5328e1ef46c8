import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import type { ButtonTone } from '../ui/button-class.ts';
import { FormOutcome } from './form-alert.tsx';
import type { AnyForm } from './use-form.ts';

interface CheckedFormProps {
  form: AnyForm;
  label: string;
  children: ReactNode;
  className?: string;
}

export function CheckedForm({ form, label, children, className = 'flex flex-col gap-5' }: CheckedFormProps) {
  return (
    <form {...form.props} aria-label={label} className={className}>
      <input type="hidden" name="form" value={form.name} />
      {/* Enter presses the first submit button of a form: this one, not one that sends a code. */}
      <button type="submit" hidden />
      {children}
    </form>
  );
}

interface FormEndProps {
  form: AnyForm;
  submitLabel: string;
  submitTone?: ButtonTone;
  /** Shown after success. */
  doneText?: string;
  /** Shown beside the button. */
  children?: ReactNode;
}

/** The submit button and the form's error or success message. */
export function FormEnd({ form, submitLabel, submitTone, doneText, children }: FormEndProps) {
  return (
    <div className="flex flex-col gap-3">
      <FormOutcome form={form} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" tone={submitTone} busy={form.busy}>
          {submitLabel}
        </Button>
        {children}
        {doneText && (
          <p role="status" className="flex items-center gap-1.5 font-medium text-sm text-success">
            {form.done && !form.busy && (
              <>
                <CircleCheck aria-hidden className="size-4 shrink-0" />
                {doneText}
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
