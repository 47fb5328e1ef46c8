import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { useShell } from '../../visit/shell-data.ts';
import { CurrencyMenu, LanguageMenu } from '../preferences/preference-menus.tsx';

const ITEM = 'inline-flex min-h-9 max-md:min-h-11 items-center gap-1 rounded-control hover:text-ink';

/** The last line of every page: company, terms, language and currency. */
export function FooterBase() {
  const text = useText();
  const { mall } = useShell();
  return (
    <div className="page-column flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink-soft text-xs">
      <p>{mall.copyright}</p>
      <div className="flex flex-wrap items-center gap-x-5">
        <Link to="/terms-page?sts=0" className={ITEM}>
          {text('shell.terms')}
        </Link>
        <Link to="/terms-page?sts=1" className={ITEM}>
          {text('shell.privacy')}
        </Link>
        <LanguageMenu triggerClassName={ITEM} />
        <CurrencyMenu triggerClassName={ITEM} />
      </div>
    </div>
  );
}
