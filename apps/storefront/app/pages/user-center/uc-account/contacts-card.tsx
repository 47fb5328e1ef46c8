import type { userInfo } from '@galleria/contract/accounts/profile';
import type { OutputOf } from '@galleria/contract/operation';
import { Mail, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useActionData, useNavigate, useRevalidator } from 'react-router';
import type { FormState } from '../../../forms/form-state.ts';
import { useText } from '../../../messages/messages.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { OpenHere } from '../../../ui/links/open-here.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { ContactKind } from './account-forms.ts';
import { ContactForm } from './contact-form.tsx';

type Person = OutputOf<typeof userInfo>;

interface ContactsCardProps {
  person: Person;
  /** `mail` or `mobile` from the address, which works without scripts. */
  change: string | null;
}

/** Mail address and mobile number. Each is changed in a dialog, or in place when the address names it. */
export function ContactsCard({ person, change }: ContactsCardProps) {
  const text = useText();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<ContactKind>();
  const posted = useActionData<FormState>();
  const addresses = { mail: person.userMail, mobile: person.userMobile };

  function finish(kind: ContactKind) {
    setOpen(undefined);
    toast.success(text(kind === 'mail' ? 'profile.contact.mailSaved' : 'profile.contact.mobileSaved'));
    if (change) void navigate('/user-center/uc-account', { replace: true, preventScrollReset: true });
    else void revalidate();
  }

  const formFor = (kind: ContactKind) =>
    person.hasPassword ? <ContactForm kind={kind} onDone={() => finish(kind)} /> : <PasswordFirst />;
  const titleFor = (kind: ContactKind) =>
    text(addresses[kind] ? `profile.contact.${kind}Change` : `profile.contact.${kind}Add`);
  return (
    <SectionCard title={text('profile.contact.title')} intro={text('profile.contact.intro')}>
      <ul className="-my-3 divide-y divide-line">
        {(['mail', 'mobile'] as const).map((kind) => (
          <li key={kind} className="py-4">
            <ContactRow kind={kind} address={addresses[kind]} label={titleFor(kind)} onChange={setOpen} />
            {change === kind && !posted?.done && <div className="mt-4 max-w-md">{formFor(kind)}</div>}
          </li>
        ))}
      </ul>
      {open && (
        <Dialog title={titleFor(open)} onClose={() => setOpen(undefined)} guarded>
          <div className="text-ink">{formFor(open)}</div>
        </Dialog>
      )}
    </SectionCard>
  );
}

function PasswordFirst() {
  const text = useText();
  return (
    <div className="flex flex-col items-start gap-4 text-sm">
      <p>{text('profile.contact.needsPassword')}</p>
      <ButtonLink to="/user-center/uc-password">{text('profile.menu.password')}</ButtonLink>
    </div>
  );
}

interface ContactRowProps {
  kind: ContactKind;
  address: string;
  label: string;
  onChange: (kind: ContactKind) => void;
}

function ContactRow({ kind, address, label, onChange }: ContactRowProps) {
  const text = useText();
  const Icon = kind === 'mail' ? Mail : Smartphone;

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {text(`profile.contact.${kind}`)}
          <Badge tone={address ? 'success' : 'warning'}>
            {text(address ? 'profile.contact.verified' : 'profile.contact.missing')}
          </Badge>
        </p>
        {address && (
          <p dir="ltr" className="mt-0.5 truncate text-ink-soft tabular-nums rtl:text-right">
            {address}
          </p>
        )}
      </div>
      <OpenHere to={`?change=${kind}`} tone="outline" size="small" aria-label={label} onOpen={() => onChange(kind)}>
        {text(address ? 'profile.change' : 'profile.add')}
      </OpenHere>
    </div>
  );
}
