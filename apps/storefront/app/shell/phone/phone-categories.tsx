import { LayoutGrid } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../words/words.tsx';

const CategorySheet = lazy(() => import('./category-sheet.tsx'));

/** Without scripts it leads to the list of products. */
export function PhoneCategories() {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Link
        to="/list"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className="me-1 inline-flex h-8 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-control bg-ink px-3 font-semibold text-paper text-sm md:hidden"
      >
        <LayoutGrid aria-hidden className="size-4" />
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
