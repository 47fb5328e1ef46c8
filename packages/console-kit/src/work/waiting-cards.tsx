import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { useConsole } from '../console-context.tsx';
import { Panel } from '../page/panel.tsx';
import { useWaitingWork } from './use-waiting-work.ts';

/** Counts of waiting work by kind; each links to its list. */
export function WaitingCards({ title }: { title: string }) {
  const { text } = useConsole();
  const counts = useWaitingWork();
  if (counts?.length === 0) return null;
  return (
    <Panel title={title}>
      {counts ? (
        <ul className="waiting">
          {counts.map(({ kind, label, path, count }) => (
            <li key={kind}>
              <Link to={path} className={count > 0 ? undefined : 'waiting-none'}>
                <strong>{count}</strong> {text(label)}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      )}
    </Panel>
  );
}
