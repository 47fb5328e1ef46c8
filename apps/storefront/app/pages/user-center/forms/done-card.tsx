import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

/** Replaces a form that was accepted. */
export function DoneCard({ title, sentence, children }: { title: string; sentence: string; children?: ReactNode }) {
  const text = useText();
  return (
    <div role="status" className="card flex flex-col items-center gap-2 px-4 py-12 text-center">
      <CircleCheck aria-hidden className="mb-2 size-12 text-success" />
      <h2 className="font-semibold text-lg">{title}</h2>
      <p className="max-w-md text-pretty text-ink-soft text-sm">{sentence}</p>
      {children}
      <ButtonLink to="/user-center/uc-home" tone="outline" className="mt-4">
        {text('profile.backHome')}
      </ButtonLink>
    </div>
  );
}
