import { CircleCheck } from 'lucide-react';
import { Form } from 'react-router';
import { useText } from '../../../words/words.tsx';

/** The verified contact, and a button to use another one. */
export function VerifiedContact({ contact, action }: { contact: string; action: string }) {
  const text = useText();
  return (
    <Form
      method="post"
      action={action}
      className="mb-5 flex items-center gap-2 rounded-control bg-success-tint px-3.5 py-2 text-sm"
    >
      <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
      <span className="min-w-0 grow break-words text-success">{text('accounts.steps.verified', { contact })}</span>
      <button
        type="submit"
        name="intent"
        value="restart"
        className="min-h-8 shrink-0 rounded-control font-semibold text-ink hover:text-brand-ink"
      >
        {text('accounts.steps.other')}
      </button>
    </Form>
  );
}
