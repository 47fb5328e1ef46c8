import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { useIsOpen } from '../../shell/navigation/open-pages.ts';
import { useShell } from '../../visit/shell-data.ts';

const ZONE = '/new-user-special';

/**
 * Link to the prices for first orders, while the zone is open. Hidden from signed-in buyers: many have ordered before.
 */
export function NewUserBand() {
  const text = useText();
  const isOpen = useIsOpen();
  const { account } = useShell();
  if (!isOpen(ZONE) || account) return null;
  return (
    <div className="page-column">
      <Link
        to={ZONE}
        className="card flex min-h-11 items-center justify-between gap-3 bg-brand-tint px-4 py-3 font-semibold text-sm hover:bg-well md:text-base"
      >
        {text('home.newUserBand')}
        <ArrowRight aria-hidden className="flip-rtl size-4 shrink-0" />
      </Link>
    </div>
  );
}
