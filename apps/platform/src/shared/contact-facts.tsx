import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';

interface Contact {
  readonly mail: string;
  readonly mobile: string;
}

interface ContactFactsProps {
  /** Masked addresses. */
  contact: Contact;
  /** Loads the unmasked addresses; the access is recorded. */
  onReveal: () => Promise<Contact | undefined>;
  /** Further facts, as pairs of label and value. */
  more: readonly (readonly [string, ReactNode])[];
}

/** Contact of a person. Addresses are masked until they are revealed. */
export function ContactFacts({ contact, onReveal, more }: ContactFactsProps) {
  const text = useText<'platform'>();
  const [revealed, setRevealed] = useState<Contact>();
  const { mail, mobile } = revealed ?? contact;
  const facts: (readonly [string, ReactNode])[] = [
    [text('console.account.mail'), mail && <bdi>{mail}</bdi>],
    [text('platformBuyers.mobile'), mobile && <bdi dir="ltr">{mobile}</bdi>],
    ...more,
  ];
  return (
    <>
      <Facts facts={facts.filter(([, value]) => value).map(([label, value]) => ({ label, value }))} />
      {!revealed && (mail || mobile) && (
        <Button
          size="small"
          onClick={async () => setRevealed(await onReveal())}
          title={text('platformBuyers.revealHelp')}
        >
          {text('platformBuyers.reveal')}
        </Button>
      )}
    </>
  );
}
