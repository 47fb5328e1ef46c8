import { LayoutGrid } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';

const CategorySheet = lazy(() => import('./category-sheet.tsx'));

/** Style shared by the links of the tab bar. */
export const TAB_CLASS =
  '-outline-offset-2 flex h-full flex-col items-center justify-center gap-0.5 overflow-hidden whitespace-nowrap text-[11px] text-ink-soft leading-4 aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink';

/** Opens the category sheet; without scripts a link to the list of products. */
export function CategoriesTab({ isCurrent }: { isCurrent: boolean }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Link
        data-early
        to="/list"
        aria-haspopup="dialog"
        aria-current={isCurrent ? 'page' : undefined}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className={TAB_CLASS}
      >
        <LayoutGrid aria-hidden className="size-5.5" />
        {text('shell.categories')}
      </Link>
      {open && (
        <Suspense>
          <CategorySheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
