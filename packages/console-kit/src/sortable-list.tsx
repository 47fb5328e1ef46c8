import { Button } from 'antd';
import { type DragEvent, type Key, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from './console-context.tsx';
import { moveItem } from './form/move-item.ts';
import { ToolIcon } from './tool-icon.tsx';
import './sortable-list.css';

interface SortableListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  /** Name of the item, for screen readers. */
  nameOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** Receives the whole list in its new order, once per move. Without it, nothing can be moved. */
  onSort?: ((items: Item[]) => void) | undefined;
  'aria-label': string;
}

/** A list that people sort by dragging, or with the arrow keys on the handle of a row. */
export function SortableList<Item>({ items, keyOf, nameOf, children, onSort, ...rest }: SortableListProps<Item>) {
  const text = useText();
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  const [announcement, setAnnouncement] = useState('');
  const shown = drag ? moveItem(items, drag.from, drag.to) : items;

  function sort(from: number, to: number) {
    const item = items[from];
    setDrag(undefined);
    if (from === to || to < 0 || to >= items.length || item === undefined) return;
    setAnnouncement(text('console.sort.moved', { name: nameOf(item), place: to + 1, count: items.length }));
    onSort?.(moveItem(items, from, to));
  }

  return (
    <>
      <ol className="sortable" aria-label={rest['aria-label']}>
        {shown.map((item, index) => (
          <SortableRow
            key={keyOf(item)}
            name={nameOf(item)}
            isDragged={drag?.to === index}
            onDragStart={() => setDrag({ from: index, to: index })}
            onDragOver={() => drag && drag.to !== index && setDrag({ ...drag, to: index })}
            onDrop={() => drag && sort(drag.from, drag.to)}
            onDragEnd={() => setDrag(undefined)}
            onMove={onSort && ((by) => sort(index, index + by))}
          >
            {children(item)}
          </SortableRow>
        ))}
      </ol>
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </>
  );
}

/**
 * Optimistic order: the chosen order is shown until the server has saved it, so that a row does not jump back
 * meanwhile. Saves run one after the other, since concurrent requests might arrive out of order.
 */
export function useSavedOrder<Item>(items: readonly Item[], save: (next: readonly Item[]) => Promise<unknown>) {
  const [chosen, setChosen] = useState<readonly Item[]>();
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const sort = async (next: readonly Item[]) => {
    setChosen(next);
    const pending = saving.current.then(() => save(next));
    saving.current = pending;
    await pending;
    if (saving.current === pending) setChosen(undefined);
  };
  return { shown: chosen ?? items, sort };
}

interface SortableRowProps {
  name: string;
  isDragged: boolean;
  onDragStart: () => void;
  onDragOver: () => void;
  onDrop: () => void;
  onDragEnd: () => void;
  onMove: ((by: number) => void) | undefined;
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function SortableRow({ name, isDragged, onMove, onDragOver, onDrop, children, ...drag }: SortableRowProps) {
  const text = useText();
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove?.(step);
  };
  const accept = (handle: () => void) => (event: DragEvent) => {
    event.preventDefault();
    handle();
  };
  return (
    <li
      className={isDragged ? 'sortable-row sortable-dragged' : 'sortable-row'}
      draggable={onMove !== undefined}
      {...drag}
      onDragOver={accept(onDragOver)}
      onDrop={accept(onDrop)}
    >
      {onMove && (
        <Button
          type="text"
          className="sortable-handle"
          icon={<ToolIcon name="drag" />}
          aria-label={text('console.sort.handle', { name })}
          title={text('console.sort.help')}
          onKeyDown={press}
        />
      )}
      <div className="sortable-content">{children}</div>
    </li>
  );
}
