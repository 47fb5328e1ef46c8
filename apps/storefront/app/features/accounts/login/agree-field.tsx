import { Checkbox } from '../../../ui/checkbox.tsx';
import { useText } from '../../../words/words.tsx';

const TERMS = '<terms>';
const PRIVACY = '<privacy>';

/** Needs the words `accounts.agree`. Both documents open in a new tab, so that nothing typed is lost. */
export function AgreeField({ name, error, checked }: { name: string; error: string | undefined; checked: boolean }) {
  const text = useText();
  const sentence = text('accounts.agree', { terms: TERMS, privacy: PRIVACY });
  const label = sentence.split(/(<terms>|<privacy>)/).map((part) => {
    if (part === TERMS) return <DocumentLink key={part} sts={0} name={text('accounts.agreeTerms')} />;
    if (part === PRIVACY) return <DocumentLink key={part} sts={1} name={text('accounts.agreePrivacy')} />;
    return part;
  });
  return (
    <div className="text-ink-soft">
      <Checkbox name={name} defaultChecked={checked} error={error} label={label} />
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
