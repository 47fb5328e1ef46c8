import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useConsole } from '../console-context.tsx';
import type { WaitingDefinition } from '../console-definition.ts';
import { MenuButton } from '../frame/menu-button.tsx';
import { Icon } from '../icon.tsx';
import { useWaitingTotal, useWaitingWork } from './use-waiting-work.ts';
import { useWorkEvents } from './use-work-events.ts';

const MAX_SHOWN = 99;

/** Shows the counts of waiting work, kept up to date. */
export function Bell({ waiting }: { waiting: WaitingDefinition }) {
  const { text } = useConsole();
  const counts = (useWaitingWork() ?? []).filter(({ count }) => count > 0);
  const total = useWaitingTotal();
  useWorkEvents(waiting);
  const nothing = { key: 'nothing', disabled: true, label: text('console.bell.nothing') };
  const items = counts.map(({ kind, label, path, count }) => ({
    key: kind,
    label: (
      <Link to={path} className="bell-entry">
        <span>{text(label)}</span>
        <strong>{count}</strong>
      </Link>
    ),
  }));
  return (
    <>
      <MenuButton menu={{ items: items.length > 0 ? items : [nothing] }}>
        <Button type="text" aria-label={text('console.bell', { count: total })} className="bell">
          <Icon name="bell" />
          {total > 0 && (
            // The number is drawn by CSS: the button's label already has it for screen readers.
            <span aria-hidden className="bell-count" data-count={total > MAX_SHOWN ? `${MAX_SHOWN}+` : total} />
          )}
        </Button>
      </MenuButton>
      <Announcement total={useWaitingWork() && total} />
    </>
  );
}

/** Announces to screen readers that waiting work has increased; the first count is not announced. */
function Announcement({ total }: { total: number | undefined }) {
  const { text } = useConsole();
  const before = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (total === undefined) return;
    if (before.current !== undefined && total > before.current)
      setAnnouncement(text('console.bell.more', { count: total }));
    before.current = total;
  }, [total, text]);
  return (
    <span role="status" className="visually-hidden">
      {announcement}
    </span>
  );
}
