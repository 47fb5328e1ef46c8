import { BadgePercent, Building2, HeartHandshake, Scale, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { stepAddress } from './application-forms.ts';

const TERMS = [
  { words: 'storeOpening.term.free', icon: BadgePercent },
  { words: 'storeOpening.term.company', icon: Building2 },
  { words: 'storeOpening.term.honest', icon: HeartHandshake },
  { words: 'storeOpening.term.law', icon: Scale },
  { words: 'storeOpening.term.privacy', icon: ShieldCheck },
] as const;

/** The terms for stores, shown before the application begins. */
export function Terms() {
  const text = useText();
  return (
    <SectionCard title={text('storeOpening.termsTitle')} intro={text('storeOpening.termsText')}>
      <TermsList />
      <p className="mt-6 text-pretty text-ink-soft text-sm">{text('storeOpening.need')}</p>
      <ButtonLink to={stepAddress('store')} className="mt-4">
        {text('storeOpening.start')}
      </ButtonLink>
    </SectionCard>
  );
}

export function TermsList() {
  const text = useText();
  return (
    <>
      <ul className="flex max-w-2xl flex-col gap-4">
        {TERMS.map(({ words, icon: Icon }) => (
          <li key={words} className="flex items-start gap-3 text-pretty text-sm">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
            {text(words)}
          </li>
        ))}
      </ul>
      <Link
        to="/terms-page?sts=0"
        target="_blank"
        className="mt-4 inline-block text-brand-ink text-sm underline underline-offset-4"
      >
        {text('storeOpening.termsLink')}
      </Link>
    </>
  );
}
