import { useState } from 'react';
import { useText } from '../../messages/messages.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { useShell } from '../../visit/shell-data.ts';
import CategoryChildren from '../categories/category-children.tsx';
import { CategoryIcon } from '../categories/category-icon.tsx';

/** Two columns: the first level at the start, its children at the end. */
export default function CategorySheet({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { categories } = useShell();
  const [chosen, setChosen] = useState(categories[0]);
  return (
    <Sheet title={text('shell.allCategories')} edge="bottom" onClose={onClose}>
      <div className="-m-5 grid h-[70dvh] grid-cols-[8.75rem_1fr] pb-[env(safe-area-inset-bottom)]">
        <ul className="overflow-y-auto overscroll-contain bg-well">
          {categories.map((category) => (
            <li key={category.id}>
              <button
                type="button"
                aria-pressed={category === chosen}
                onClick={() => setChosen(category)}
                className="flex min-h-14 w-full items-center gap-2 px-3 py-2 text-start font-medium text-xs -outline-offset-2 aria-pressed:bg-mist aria-pressed:font-semibold aria-pressed:text-brand-ink"
              >
                <CategoryIcon path={category.picture} />
                <span className="min-w-0 break-words">{category.name}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className="overflow-y-auto overscroll-contain p-4">
          {chosen && <CategoryChildren key={chosen.id} category={chosen} onFollow={onClose} />}
        </div>
      </div>
    </Sheet>
  );
}
