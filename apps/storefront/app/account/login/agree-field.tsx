import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../words/words.tsx';

const TERMS = '<terms>';
const PRIVACY = '<privacy>';

/** Needs the words `accounts.agree`. Both documents open in a new tab, so that nothing typed is lost. */
export function AgreeField({ error, checked }: { error: string | undefined; checked: boolean }) {
  const id = useId();
  const text = useText();
  const sentence = text('accounts.agree', { terms: TERMS, privacy: PRIVACY });
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-2.5 text-ink-soft text-sm">
        <input
          id={id}
          type="checkbox"
          name="agree"
          defaultChecked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-4 shrink-0 accent-brand"
        />
        <label htmlFor={id}>
          {sentence.split(/(<terms>|<privacy>)/).map((part) => {
            if (part === TERMS) return <DocumentLink key={part} sts={0} name={text('accounts.agreeTerms')} />;
            if (part === PRIVACY) return <DocumentLink key={part} sts={1} name={text('accounts.agreePrivacy')} />;
            return part;
          })}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
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
