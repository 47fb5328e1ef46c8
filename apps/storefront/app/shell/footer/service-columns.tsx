import type { MessageId } from '@galleria/i18n/message-id';
import {
  Banknote,
  CircleUserRound,
  CreditCard,
  Globe,
  KeyRound,
  Landmark,
  LogIn,
  type LucideIcon,
  PackageCheck,
  Truck,
  UserPlus,
} from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { useAccount } from '../../visit/use-account.ts';

interface Blurb {
  Icon: LucideIcon;
  label: MessageId<'storefront'>;
  to?: string;
  /** Hidden for signed-in buyers. */
  forGuests?: boolean;
}

const COLUMNS: { title: MessageId<'storefront'>; blurbs: Blurb[] }[] = [
  {
    title: 'shell.payment',
    blurbs: [
      { Icon: CreditCard, label: 'shell.payOnline' },
      { Icon: Banknote, label: 'shell.payOnDelivery' },
      { Icon: Landmark, label: 'shell.payOffline' },
    ],
  },
  {
    title: 'shell.yourAccount',
    blurbs: [
      { Icon: LogIn, label: 'shell.signIn', to: '/login', forGuests: true },
      { Icon: UserPlus, label: 'shell.freeRegistration', to: '/register', forGuests: true },
      { Icon: KeyRound, label: 'shell.passwordRetrieval', to: '/forget-password' },
      { Icon: CircleUserRound, label: 'shell.personalCentre', to: '/user-center/uc-home' },
    ],
  },
  {
    title: 'shell.delivery',
    blurbs: [
      { Icon: PackageCheck, label: 'shell.freeShipping' },
      { Icon: Truck, label: 'shell.courier' },
      { Icon: Globe, label: 'shell.ems' },
    ],
  },
];

export function ServiceColumns() {
  const text = useText();
  const account = useAccount();
  const isOffered = ({ forGuests }: Blurb) => !(forGuests && account);
  return COLUMNS.map(({ title, blurbs }) => (
    <section key={title}>
      <h2 className="mb-3 font-semibold text-sm">{text(title)}</h2>
      <ul className="flex flex-col text-ink-soft text-sm">
        {blurbs.filter(isOffered).map((blurb) => (
          <li key={blurb.label}>
            <BlurbLine {...blurb} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function BlurbLine({ Icon, label, to }: Blurb) {
  const text = useText();
  const line = (
    <>
      <Icon aria-hidden className="size-4 shrink-0" />
      {text(label)}
    </>
  );
  const className = 'inline-flex min-h-8 max-md:min-h-11 items-center gap-2.5 rounded-control';
  if (!to) return <span className={className}>{line}</span>;
  return (
    <Link to={to} className={`${className} hover:text-ink`}>
      {line}
    </Link>
  );
}
