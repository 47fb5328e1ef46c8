import { lazy, type Ref, Suspense } from 'react';
import { useText } from '../../messages/messages.tsx';
import type { Category } from './category-panel.tsx';

const CategoryChildren = lazy(() => import('./category-children.tsx'));

interface CategoryFlyoutProps {
  ref: Ref<HTMLElement>;
  category: Category;
  onFollow: () => void;
}

/** Beside the first level, at most as wide as the rest of the content column. */
export function CategoryFlyout({ ref, category, onFollow }: CategoryFlyoutProps) {
  const text = useText();
  return (
    <section
      ref={ref}
      aria-label={text('shell.categoryInside', { name: category.name })}
      className="w-[min(980px,100vw-16.5rem)] overflow-y-auto overscroll-contain border-line border-s bg-mist shadow-float lg:w-[min(980px,100vw-17.75rem)]"
    >
      <div className="px-6 pt-6">
        <Suspense>
          <CategoryChildren key={category.id} category={category} onFollow={onFollow} />
        </Suspense>
      </div>
      {/* Fades content that continues below the edge; at the end of the scroll it is below the last line. */}
      <div aria-hidden className="pointer-events-none sticky bottom-0 h-10 bg-linear-to-t from-mist to-transparent" />
    </section>
  );
}
