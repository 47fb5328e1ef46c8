import type { userInfo } from '@galleria/contract/accounts/profile';
import type { OutputOf } from '@galleria/contract/operation';
import type { MessageId } from '@galleria/i18n/message-id';
import { ChevronRight, CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

type Person = OutputOf<typeof userInfo>;

interface SafetyPoint {
  readonly label: MessageId<'storefront'>;
  readonly settled: boolean;
  readonly settledText: string;
  readonly openText: MessageId<'storefront'>;
  readonly to: string;
  /** Whether it is a mail address or a number, which is read from left to right in every language. */
  readonly isAddress?: true;
}

/** Safety measures of the account, with links to those that are missing. */
export function SafetyCard({ person }: { person: Person }) {
  const text = useText();
  const points = pointsOf(person, text('profile.home.isSet'));
  const settled = points.filter((point) => point.settled).length;
  const isSafe = settled === points.length;
  const aside = (
    <Badge tone={isSafe ? 'success' : 'warning'}>
      {isSafe ? text('profile.home.allSafe') : text('profile.home.safeCount', { settled, all: points.length })}
    </Badge>
  );
  return (
    <SectionCard title={text('profile.home.safety')} aside={aside}>
      <ul className="-my-2 divide-y divide-line">
        {points.map((point) => (
          <PointRow key={point.label} {...point} />
        ))}
      </ul>
    </SectionCard>
  );
}

function PointRow({ label, settled, settledText, openText, to, isAddress }: SafetyPoint) {
  const text = useText();
  const Icon = settled ? CircleCheck : CircleAlert;
  return (
    <li className="group relative flex items-center gap-3 py-3">
      <Icon aria-hidden className={`size-5 shrink-0 ${settled ? 'text-success' : 'text-warning'}`} />
      <Link to={to} className="covers-parent min-w-0 flex-1 text-sm">
        <span className="block font-medium group-hover:text-brand-ink">{text(label)}</span>
        <span className="block truncate text-ink-soft">
          {settled ? <bdi dir={isAddress ? 'ltr' : undefined}>{settledText}</bdi> : text(openText)}
        </span>
      </Link>
      <ChevronRight aria-hidden className="flip-rtl size-4 shrink-0 text-ink-soft" />
    </li>
  );
}

function pointsOf(person: Person, isSet: string): SafetyPoint[] {
  return [
    {
      label: 'profile.home.mail',
      settled: person.userMail !== '',
      settledText: person.userMail,
      openText: 'profile.home.mailMissing',
      to: '/user-center/uc-account?change=mail',
      isAddress: true,
    },
    {
      label: 'profile.home.mobile',
      settled: person.userMobile !== '',
      settledText: person.userMobile,
      openText: 'profile.home.mobileMissing',
      to: '/user-center/uc-account?change=mobile',
      isAddress: true,
    },
    {
      label: 'profile.home.password',
      settled: person.hasPassword,
      settledText: isSet,
      openText: 'profile.home.passwordMissing',
      to: '/user-center/uc-password',
    },
    {
      label: 'profile.home.payPassword',
      settled: person.hasPayPassword,
      settledText: isSet,
      openText: 'profile.home.payPasswordMissing',
      to: '/user-center/uc-pay-password',
    },
  ];
}
