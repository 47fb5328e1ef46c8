import { CircleUserRound, LogOut, Store } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Avatar } from '../../features/accounts/avatar.tsx';
import { useText } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { loginAddress, withRedirect } from '../../visit/login-address.ts';
import { useShell } from '../../visit/shell-data.ts';
import type { Account } from '../../visit/use-account.ts';
import { LogOutForm, useUserLinks } from '../account/user-menu.tsx';
import { useNavLinks } from '../navigation/nav-links.ts';
import { CurrencyMenu, LanguageMenu } from '../preferences/preference-menus.tsx';

const ROW = 'flex min-h-12 items-center gap-3 border-line border-b font-medium';
const PREFERENCE =
  'inline-flex min-h-11 grow basis-32 items-center justify-between gap-2 rounded-control border border-edge px-3.5 text-sm';

const USER_ROW = 'flex min-h-11 items-center gap-2.5 rounded-control';

export default function MenuSheet({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { mall, account } = useShell();
  const links = useNavLinks();
  return (
    <Sheet title={text('shell.menu')} edge="start" onClose={onClose}>
      <p className="mb-4 text-ink-soft text-sm">{mall.welcome}</p>
      {account ? <SignedIn account={account} onClose={onClose} /> : <Guest onClose={onClose} />}
      <nav aria-label={text('shell.navigation')}>
        {links.map(({ to, label }) => (
          <Link key={to} to={to} onClick={onClose} className={ROW}>
            {label}
          </Link>
        ))}
        {!account && (
          <Link to="/user-center/uc-home" onClick={onClose} className={ROW}>
            <CircleUserRound aria-hidden className="size-5 text-ink-soft" />
            {text('shell.personalCentre')}
          </Link>
        )}
        <a href="/merchant/" target="_blank" rel="noopener" className={ROW}>
          <Store aria-hidden className="size-5 text-ink-soft" />
          {text('shell.merchantPlatform')}
          <span className="sr-only"> ({text('shell.opensInNewTab')})</span>
        </a>
      </nav>
      <div className="mt-5 flex flex-wrap gap-3 pb-[env(safe-area-inset-bottom)]">
        <LanguageMenu triggerClassName={PREFERENCE} />
        <CurrencyMenu triggerClassName={PREFERENCE} />
      </div>
    </Sheet>
  );
}

function Guest({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { pathname, search } = useLocation();
  return (
    <div className="mb-4 grid grid-cols-2 gap-3">
      <ButtonLink to={loginAddress(pathname + search)} onClick={onClose}>
        {text('shell.signIn')}
      </ButtonLink>
      <ButtonLink to={withRedirect('/register', pathname + search)} tone="outline" onClick={onClose}>
        {text('shell.register')}
      </ButtonLink>
    </div>
  );
}

function SignedIn({ account, onClose }: { account: Account; onClose: () => void }) {
  const text = useText();
  const links = useUserLinks();
  return (
    <section aria-label={text('shell.userMenu', { name: account.nickName })} className="mb-4 rounded-card bg-well p-4">
      <p className="flex items-center gap-3 font-semibold">
        <Avatar path={account.avatar} sizes="44px" className="size-11" />
        <bdi className="min-w-0 truncate">{account.nickName}</bdi>
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-x-3 text-sm">
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} onClick={onClose} className={USER_ROW}>
              <Icon aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
              {text(label)}
            </Link>
          </li>
        ))}
        <li>
          <LogOutForm onSubmit={onClose}>
            <button type="submit" className={`w-full text-start ${USER_ROW}`}>
              <LogOut aria-hidden className="flip-rtl size-4.5 shrink-0 text-ink-soft" />
              {text('shell.logOut')}
            </button>
          </LogOutForm>
        </li>
      </ul>
    </section>
  );
}
