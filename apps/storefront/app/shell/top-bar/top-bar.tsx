import { useText } from '../../messages/messages.tsx';
import { Ticker } from './ticker.tsx';
import { TopBarItems } from './top-bar-items.tsx';

/** Not on phones: its content is in the menu sheet and the footer, and the latest notices are on the home page. */
export function TopBar() {
  const text = useText();
  return (
    <div className="border-line border-b text-ink-soft text-xs max-md:hidden">
      <div className="page-column flex h-9 items-center gap-6">
        <Ticker />
        <nav aria-label={text('shell.topBar')} className="-me-2 flex shrink-0 items-center justify-end">
          <TopBarItems />
        </nav>
      </div>
    </div>
  );
}
