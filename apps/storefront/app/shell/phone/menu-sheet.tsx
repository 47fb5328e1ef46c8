import { CircleUserRound, Store } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useText } from '../../words/words.tsx';
import { useNavLinks } from '../navigation/nav-links.ts';
import { CurrencyMenu, LanguageMenu } from '../preferences/preference-menus.tsx';
import { useShell } from '../shell-data.ts';

const ROW = 'flex min-h-12 items-center gap-3 border-line border-b font-medium';
const PREFERENCE =
  'inline-flex min-h-11 grow basis-32 items-center justify-between gap-2 rounded-control border border-edge px-3.5 text-sm';

export default function MenuSheet({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { mall } = useShell();
  const links = useNavLinks();
  return (
    <Sheet title={text('shell.menu')} edge="start" onClose={onClose}>
      <p className="mb-4 text-ink-soft text-sm">{mall.welcome}</p>
      <div className="mb-4 grid grid-cols-2 gap-3">
        <ButtonLink to="/login" onClick={onClose}>
          {text('shell.signIn')}
        </ButtonLink>
        <ButtonLink to="/register" tone="outline" onClick={onClose}>
          {text('shell.register')}
        </ButtonLink>
      </div>
      <nav aria-label={text('shell.navigation')}>
        {links.map(({ to, label }) => (
          <Link key={to} to={to} onClick={onClose} className={ROW}>
            {label}
          </Link>
        ))}
        <Link to="/user-center/uc-home" onClick={onClose} className={ROW}>
          <CircleUserRound aria-hidden className="size-5 text-ink-soft" />
          {text('shell.personalCentre')}
        </Link>
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
