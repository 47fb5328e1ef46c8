import type { bindingList } from '@galleria/contract/accounts/third-login';
import type { OutputOf } from '@galleria/contract/operation';
import { parseApiTime } from '@galleria/contract/wire/api-time';
import { formatDate } from '@galleria/i18n/formats';
import { Link } from 'react-router';
import { PROVIDERS } from '../../../features/accounts/login/providers.tsx';
import { useLocale, useText } from '../../../messages/messages.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { withRedirect } from '../../../visit/login-address.ts';
import { ConfirmedAction } from '../forms/confirmed-action.tsx';

type Binding = OutputOf<typeof bindingList>[number];

export function BindingsCard({ bindings: all }: { bindings: Binding[] }) {
  const text = useText();
  return (
    <SectionCard title={text('profile.bind.title')} intro={text('profile.bind.text')}>
      {all.length === 0 ? (
        <p className="text-ink-soft text-sm">{text('profile.bind.none')}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {all.map((binding) => (
            <BindingRow key={binding.socialType} binding={binding} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function BindingRow({ binding: { socialType, bound, nickName, bindTime, removable } }: { binding: Binding }) {
  const text = useText();
  const locale = useLocale();
  const site = PROVIDERS.find((one) => one.socialType === socialType);
  if (!site) return null;
  const { path, name, Mark } = site;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-well">
        <Mark />
      </span>
      <div className="min-w-40 flex-1 text-sm">
        <p className="font-medium">{name}</p>
        <p className="text-pretty text-ink-soft">
          {bound && nickName && <bdi>{nickName} · </bdi>}
          {bindTime
            ? text('profile.bind.since', { date: formatDate(locale, parseApiTime(bindTime)) })
            : text('profile.bind.notBound')}
        </p>
        {bound && !removable && (
          <p className="mt-1 text-pretty text-ink-soft">
            {text('profile.bind.lastWay')}{' '}
            <Link to="/user-center/uc-password" className="text-brand-ink underline underline-offset-4">
              {text('profile.password.setTitle')}
            </Link>
          </p>
        )}
      </div>
      {bound ? (
        <ConfirmedAction
          fields={{ form: 'unbind', socialType: String(socialType) }}
          label={text('profile.bind.unbind')}
          accessibleLabel={text('profile.bind.unbindOf', { name })}
          disabled={!removable}
          question={text('profile.bind.unbindTitle', { name })}
          consequence={text('profile.bind.unbindText', { name })}
          doneText={text('profile.bind.unbound', { name })}
        />
      ) : (
        <a
          href={withRedirect(`/third-login/${path}?start`, '/user-center/uc-bind')}
          rel="nofollow"
          aria-label={text('profile.bind.bindOf', { name })}
          className={buttonClass('outline', 'small')}
        >
          {text('profile.bind.bind')}
        </a>
      )}
    </li>
  );
}
