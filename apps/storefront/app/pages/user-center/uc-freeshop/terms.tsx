import { BadgePercent, Building2, HeartHandshake, Scale, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { stepAddress } from './application-forms.ts';

const TERMS = [
  { label: 'storeOpening.term.free', icon: BadgePercent },
  { label: 'storeOpening.term.company', icon: Building2 },
  { label: 'storeOpening.term.honest', icon: HeartHandshake },
  { label: 'storeOpening.term.law', icon: Scale },
  { label: 'storeOpening.term.privacy', icon: ShieldCheck },
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
        {TERMS.map(({ label, icon: Icon }) => (
          <li key={label} className="flex items-start gap-3 text-pretty text-sm">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
            {text(label)}
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
