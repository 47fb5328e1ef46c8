import { ChevronDown, ChevronUp } from 'lucide-react';
import { type MouseEvent, type UIEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { IconButton } from '../../ui/button.tsx';
import { wantsLessMotion } from '../../ui/less-motion.ts';
import { type ShellData, useShell } from '../../visit/shell-data.ts';
import { categoryAddress } from './category-address.ts';
import { CategoryIcon } from './category-icon.tsx';

const ARROWS_FROM = 9;

export type Category = ShellData['categories'][number];

interface CategoryPanelProps {
  active: Category | undefined;
  /** The mouse or the focus is on a category. */
  onHover: (category: Category) => void;
  onShowCategory: (category: Category) => void;
  onFollow: () => void;
}

/** The first level. As high as the carousel below it: eight categories, or seven and a pair of arrows. */
export function CategoryPanel({ active, onHover, onShowCategory, onFollow }: CategoryPanelProps) {
  const text = useText();
  const { categories } = useShell();
  const { list, ends, step, onScroll } = useSteps();
  const touched = useRef(false);

  /** Touch has no hover: the first tap expands a category, the second follows its link. */
  function handleClick(event: MouseEvent, category: Category) {
    const tapped = touched.current && event.detail > 0;
    if (!tapped || category === active) return onFollow();
    event.preventDefault();
    onShowCategory(category);
  }

  return (
    <div className="flex w-50 shrink-0 flex-col bg-mist pt-2 lg:w-55">
      <ul
        ref={list}
        data-first-level
        onScroll={onScroll}
        onPointerDown={({ pointerType }) => {
          touched.current = pointerType !== 'mouse';
        }}
        className={`${categories.length >= ARROWS_FROM ? 'max-h-[385px]' : 'max-h-[440px]'} snap-y overflow-y-auto [scrollbar-width:none]`}
      >
        {categories.map((category) => (
          <li key={category.id} className="h-[55px] snap-start px-2">
            <Link
              to={categoryAddress(category.id)}
              onClick={(event) => handleClick(event, category)}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover(category)}
              onFocus={() => onHover(category)}
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
          <IconButton
            label={text('shell.categoryUp')}
            icon={<ChevronUp />}
            aria-disabled={ends.atStart}
            onClick={() => step(-1)}
          />
          <IconButton
            label={text('shell.categoryDown')}
            icon={<ChevronDown />}
            aria-disabled={ends.atEnd}
            onClick={() => step(1)}
          />
        </div>
      )}
    </div>
  );
}

/** Height of a category, and therefore the scroll step. */
const STEP_PX = 55;

/** A list that scrolls in steps, with `ends` to disable its arrows. */
function useSteps() {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  function step(steps: number) {
    list.current?.scrollBy({ top: steps * STEP_PX, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  }

  // Scroll positions are fractional on some screens.
  function onScroll({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) {
    const atStart = scrollTop < 1;
    const atEnd = scrollTop + clientHeight > scrollHeight - 1;
    setEnds((was) => (was.atStart === atStart && was.atEnd === atEnd ? was : { atStart, atEnd }));
  }

  return { list, ends, step, onScroll };
}
