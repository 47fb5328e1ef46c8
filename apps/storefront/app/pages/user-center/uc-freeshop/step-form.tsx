import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { CheckedForm, FormEnd } from '../../../forms/checked-form.tsx';
import { errorsOf, type FormState } from '../../../forms/form-state.ts';
import type { AnyForm } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine, Field, TextArea, TextInput } from '../../../ui/fields/field.tsx';

/** The form of a step with two buttons: validate and go on, or save as a draft. */
export function StepForm({ form, label, children }: { form: AnyForm; label: string; children: ReactNode }) {
  const text = useText();
  const draft = useFetcher<FormState>();
  const problem = draft.data && Object.values(errorsOf(draft.data, text))[0];

  function saveDraft(event: MouseEvent<HTMLButtonElement>) {
    const { form: element } = event.currentTarget;
    if (!element) return;
    event.preventDefault();
    const values = Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)]));
    void draft.submit({ ...values, intent: 'later' }, { method: 'post' });
  }

  return (
    <CheckedForm form={form} label={label} className="flex max-w-2xl flex-col gap-5">
      {children}
      <FormEnd form={form} submitLabel={text('storeOpening.next')}>
        <Button
          type="submit"
          name="intent"
          value="later"
          tone="outline"
          formNoValidate
          busy={draft.state !== 'idle'}
          onClick={saveDraft}
        >
          {text('storeOpening.later')}
        </Button>
      </FormEnd>
      <div role="status" className="text-sm text-success empty:hidden">
        {(draft.data?.done || form.done) && draft.state === 'idle' && text('storeOpening.saved')}
      </div>
      {problem && <ErrorLine>{problem}</ErrorLine>}
    </CheckedForm>
  );
}

type LineProps = ComponentProps<'input'> & Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'>;

export function Line({ label, hint, error, ...attributes }: LineProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wires) => <TextInput dir="auto" {...attributes} {...wires} />}
    </Field>
  );
}

type AreaProps = ComponentProps<'textarea'> & Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'>;

export function Lines({ label, hint, error, ...attributes }: AreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wires) => <TextArea dir="auto" {...attributes} {...wires} />}
    </Field>
  );
}
