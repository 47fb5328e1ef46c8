import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '../../messages/messages.tsx';

const MenuSheet = lazy(() => import('./menu-sheet.tsx'));

/** Opens the content of the top bar of wide screens. Without scripts a link to the footer, which has the same links. */
export function PhoneMenu() {
  const text = useText();
  const { search } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Link
        data-early
        to={{ search, hash: 'mall-footer' }}
        aria-haspopup="dialog"
        aria-label={text('shell.menu')}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className="-ms-2 inline-grid size-11 place-items-center rounded-control"
      >
        <MenuIcon aria-hidden className="size-6" />
      </Link>
      {open && (
        <Suspense>
          <MenuSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
