import { Button, Tag, Typography } from 'antd';
import { useText } from '../console-context.tsx';
import type { ListColumn } from '../list/list-columns.tsx';
import { TimeText } from '../text/time-text.tsx';
import { changesBetween, fieldsOf, type Json } from './changes.ts';

/** One entry of the log of either console. */
export interface AuditEntry {
  id: number;
  time: string;
  name: string;
  operation: string;
  input: Json;
  before: Json;
  after: Json;
  outcome: string;
  address: string;
}

/** Translated name of an operation. */
export type ActionName = (operation: string) => string;

export function useAuditColumns<Entry extends AuditEntry>(
  actionName: ActionName,
  onOpen: (entry: Entry) => void,
): ListColumn<Entry>[] {
  const text = useText();
  return [
    {
      key: 'action',
      title: text('console.audit.what'),
      isMain: true,
      render: (entry) => (
        <Button type="link" style={{ padding: 0, whiteSpace: 'normal' }} onClick={() => onOpen(entry)}>
          {actionName(entry.operation)}
        </Button>
      ),
    },
    { key: 'name', title: text('console.audit.who'), render: ({ name }) => name },
    {
      key: 'summary',
      title: text('console.audit.details'),
      render: (entry) => (
        <Typography.Text type="secondary" ellipsis style={{ maxWidth: 260 }}>
          {summaryOf(entry)}
        </Typography.Text>
      ),
    },
    { key: 'outcome', title: text('console.audit.outcome'), render: ({ outcome }) => <OutcomeTag outcome={outcome} /> },
    { key: 'address', title: text('console.audit.fromWhere'), isHidden: true, render: ({ address }) => address },
    { key: 'time', title: text('console.audit.time'), render: ({ time }) => <TimeText time={time} /> },
  ];
}

/** The changed values; without changes, the values that were sent. */
function summaryOf({ before, after, input }: AuditEntry): string {
  const changes = changesBetween(before, after);
  if (changes.length > 0) {
    return changes.map((one) => [one.before, one.after].filter(Boolean).join(' → ')).join(' · ');
  }
  return [...fieldsOf(input).values()].join(' · ');
}

export function OutcomeTag({ outcome }: { outcome: string }) {
  const text = useText();
  if (outcome === 'done') return <Tag color="success">{text('console.audit.done')}</Tag>;
  if (outcome === 'started') return <Tag>{text('console.audit.started')}</Tag>;
  if (outcome === 'fault') return <Tag color="error">{text('console.audit.fault')}</Tag>;
  return <Tag color="warning">{text('console.audit.refused')}</Tag>;
}
