import type { MessageId } from '@galleria/i18n/message-id';
import { useEffect, useRef } from 'react';
import { useText } from '../../../messages/messages.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { hasStoredAgreement, storeAgreement } from './stored-agreement.ts';

/** Needs the messages `accounts.agree`. The box starts ticked if it was ticked in this browser before. */
export function AgreeField({ name, error, checked }: { name: string; error: string | undefined; checked: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current && hasStoredAgreement()) box.current.checked = true;
  }, []);
  return (
    <div className="text-ink-soft">
      <Checkbox
        ref={box}
        name={name}
        defaultChecked={checked}
        error={error}
        label={<TermsSentence messageId="accounts.agree" />}
        onChange={(event) => storeAgreement(event.currentTarget.checked)}
      />
    </div>
  );
}

const TERMS = '<terms>';
const PRIVACY = '<privacy>';

interface TermsSentenceProps {
  messageId: Extract<MessageId<'storefront'>, 'accounts.agree' | 'accounts.register.terms'>;
  className?: string;
}

/** A sentence with links to both documents. They open in a new tab, so that nothing typed is lost. */
export function TermsSentence({ messageId, className }: TermsSentenceProps) {
  const text = useText();
  const sentence = text(messageId, { terms: TERMS, privacy: PRIVACY });
  const parts = sentence.split(/(<terms>|<privacy>)/).map((part) => {
    if (part === TERMS) return <DocumentLink key={part} sts={0} name={text('accounts.agreeTerms')} />;
    if (part === PRIVACY) return <DocumentLink key={part} sts={1} name={text('accounts.agreePrivacy')} />;
    return part;
  });
  return <span className={className}>{parts}</span>;
}

function DocumentLink({ sts, name }: { sts: number; name: string }) {
  const text = useText();
  return (
    <a
      href={`/terms-page?sts=${sts}`}
      target="_blank"
      rel="noopener"
      className="rounded-control text-ink underline decoration-edge underline-offset-4 hover:decoration-current"
    >
      {name}
      <span className="sr-only"> ({text('shell.opensInNewTab')})</span>
    </a>
  );
}
