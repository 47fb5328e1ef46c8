import { LockKeyhole } from 'lucide-react';
import { useText } from '../../../messages/messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { Application } from './application.ts';
import { stepAddress } from './application-forms.ts';
import { IdentityPictureField } from './picture-field.tsx';

const LIMIT_MB = 10;

/** The two identity pictures, which no other buyer or store can see. They are uploaded as soon as they are chosen. */
export function IdentityStep({ application: { identity } }: { application: Application }) {
  const text = useText();
  const hint = text('storeOpening.identityHint', { limit: LIMIT_MB });
  return (
    <SectionCard title={text('storeOpening.step.identity')} intro={text('storeOpening.identityIntro')}>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <IdentityPictureField
          side="front"
          isStored={identity.includes('front')}
          limitMb={LIMIT_MB}
          label={text('storeOpening.front')}
          hint={hint}
        />
        <IdentityPictureField
          side="back"
          isStored={identity.includes('back')}
          limitMb={LIMIT_MB}
          label={text('storeOpening.backSide')}
          hint={hint}
        />
      </div>
      <p className="mt-6 flex max-w-2xl items-start gap-3 text-pretty text-ink-soft text-sm">
        <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
        {text('storeOpening.identityPrivate')}
      </p>
      <ButtonLink to={stepAddress('send')} className="mt-6">
        {text('storeOpening.next')}
      </ButtonLink>
    </SectionCard>
  );
}
