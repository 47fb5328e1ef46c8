import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { TimeText } from '@galleria/console-kit/time-text';
import type { storeAuditPage } from '@galleria/contract/sellers/people';
import { Button, Tag, Typography } from 'antd';
import { useActionName } from '../../action-name.ts';
import { changesBetween, fieldsOf } from './changes.ts';

export type AuditEntry = RowOf<typeof storeAuditPage>;

export function useAuditColumns(onOpen: (entry: AuditEntry) => void): ListColumn<AuditEntry>[] {
  const text = useText<'merchant'>();
  const actionName = useActionName();
  return [
    {
      key: 'action',
      title: text('merchant.what'),
      isMain: true,
      render: (entry) => (
        <Button type="link" style={{ padding: 0, whiteSpace: 'normal' }} onClick={() => onOpen(entry)}>
          {actionName(entry.operation)}
        </Button>
      ),
    },
    { key: 'name', title: text('merchant.who'), render: ({ name }) => name },
    {
      key: 'summary',
      title: text('merchant.details'),
      render: (entry) => (
        <Typography.Text type="secondary" ellipsis style={{ maxWidth: 260 }}>
          {summaryOf(entry)}
        </Typography.Text>
      ),
    },
    { key: 'outcome', title: text('merchant.outcome'), render: ({ outcome }) => <Outcome outcome={outcome} /> },
    { key: 'address', title: text('merchant.fromWhere'), isHidden: true, render: ({ address }) => address },
    { key: 'time', title: text('merchant.time'), render: ({ time }) => <TimeText time={time} /> },
  ];
}

/** What changed, else what was sent. */
function summaryOf({ before, after, input }: AuditEntry): string {
  const changes = changesBetween(before, after);
  if (changes.length > 0) {
    return changes.map((one) => [one.before, one.after].filter(Boolean).join(' → ')).join(' · ');
  }
  return [...fieldsOf(input).values()].join(' · ');
}

export function Outcome({ outcome }: { outcome: string }) {
  const text = useText<'merchant'>();
  if (outcome === 'done') return <Tag color="success">{text('merchant.done')}</Tag>;
  if (outcome === 'started') return <Tag>{text('merchant.started')}</Tag>;
  if (outcome === 'fault') return <Tag color="error">{text('merchant.fault')}</Tag>;
  return <Tag color="warning">{text('merchant.refused')}</Tag>;
}
