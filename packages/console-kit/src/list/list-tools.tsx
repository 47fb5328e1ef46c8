import { Button, Checkbox, Flex, Popover } from 'antd';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { BusyButton } from '../busy-button.tsx';
import { useText } from '../console-context.tsx';
import { Icon } from '../icon.tsx';
import type { ListColumn } from './list-columns.tsx';

interface ColumnChooserProps<Row> {
  columns: readonly ListColumn<Row>[];
  shown: readonly string[];
  onChange: (shown: string[]) => void;
}

export function ColumnChooser<Row>({ columns, shown, onChange }: ColumnChooserProps<Row>) {
  const text = useText();
  const options = columns
    .filter(({ isMain, isActions }) => !isMain && !isActions)
    .map(({ key, title }) => ({ value: key, label: title }));
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <Checkbox.Group
          className="filter-options"
          aria-label={text('console.list.columns')}
          value={[...shown]}
          options={options}
          onChange={onChange}
        />
      }
    >
      <Button icon={<Icon name="columns" />}>{text('console.list.columns')}</Button>
    </Popover>
  );
}

/** Exports the rows that match the filters. */
export function ExportButton({ onExport }: { onExport: () => Promise<void> }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    void onExport().finally(() => setBusy(false));
  };
  return (
    <BusyButton icon={<Icon name="download" />} busy={busy} onClick={run}>
      {text('console.list.export')}
    </BusyButton>
  );
}

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** Buttons for the selected rows. */
  children: ReactNode;
}

/** Shown at the end of the list while rows are selected. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const text = useText();
  return (
    <section className="bulk-bar" aria-label={text('console.list.selection')}>
      <strong aria-live="polite">{text('console.list.selected', { count })}</strong>
      <Flex gap="small" wrap>
        {children}
      </Flex>
      <Button
        type="text"
        icon={<Icon name="close" />}
        aria-label={text('console.list.clearSelection')}
        onClick={onClear}
      />
    </section>
  );
}

interface CursorPagingProps {
  /** Cursors of all pages after the first, up to the current one. */
  cursors: readonly string[];
  /** Empty on the last page. */
  nextCursor: string;
  onChange: (cursors: readonly string[]) => void;
}

/** Pages of a list by cursor: there are no page numbers, only the next and the previous page. */
export function CursorPaging({ cursors, nextCursor, onChange }: CursorPagingProps) {
  const text = useText();
  if (cursors.length === 0 && !nextCursor) return null;
  return (
    <Flex component="nav" aria-label={text('console.list.pages')} gap="small" justify="end">
      <Button disabled={cursors.length === 0} onClick={() => onChange(cursors.slice(0, -1))}>
        {text('console.list.newer')}
      </Button>
      <Button disabled={!nextCursor} onClick={() => onChange([...cursors, nextCursor])}>
        {text('console.list.older')}
      </Button>
    </Flex>
  );
}
