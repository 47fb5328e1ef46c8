import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../ui/icon-button.tsx';
import { useText } from '../../words/words.tsx';
import { type ShellData, useShell } from '../shell-data.ts';
import { categoryAddress } from './category-address.ts';
import { CategoryIcon } from './category-icon.tsx';

/** One category's height, and so the step of the arrows. */
const STEP_PX = 55;
const ARROWS_FROM = 9;

export type Category = ShellData['categories'][number];

interface CategoryPanelProps {
  active: Category | undefined;
  /** The pointer or the focus rests on a category, or has left it. */
  onRest: (category: Category) => void;
  onFollow: () => void;
}

/** The first level. It is as high as the carousel it lies over: eight categories, or seven and a pair of arrows. */
export function CategoryPanel({ active, onRest, onFollow }: CategoryPanelProps) {
  const text = useText();
  const { categories } = useShell();
  const list = useRef<HTMLUListElement>(null);
  const step = (steps: number) => list.current?.scrollBy({ top: steps * STEP_PX, behavior: 'smooth' });
  return (
    <div className="flex w-55 shrink-0 flex-col bg-mist pt-2">
      <ul
        ref={list}
        data-first-level
        className={`${categories.length >= ARROWS_FROM ? 'max-h-[385px]' : 'max-h-[440px]'} snap-y overflow-y-auto [scrollbar-width:none]`}
      >
        {categories.map((category) => (
          <li key={category.id} className="h-[55px] snap-start px-2">
            <Link
              to={categoryAddress(category.id)}
              onClick={onFollow}
              onPointerEnter={() => onRest(category)}
              onFocus={() => onRest(category)}
              aria-expanded={category === active}
              data-active={category === active || undefined}
              className="flex h-full items-center gap-3 rounded-control px-3 font-medium text-sm -outline-offset-2 data-active:bg-brand-tint data-active:text-brand-ink"
            >
              <CategoryIcon path={category.picture} />
              <span className="line-clamp-2 min-w-0">{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {categories.length >= ARROWS_FROM && (
        <div className="mt-auto flex justify-center gap-2 border-line border-t py-1">
          <IconButton label={text('shell.categoryUp')} icon={<ChevronUp />} onClick={() => step(-1)} />
          <IconButton label={text('shell.categoryDown')} icon={<ChevronDown />} onClick={() => step(1)} />
        </div>
      )}
    </div>
  );
}
