import { useSide, useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/facts';
import { TimeText } from '@galleria/console-kit/time-text';
import { Drawer, Flex, Typography } from 'antd';
import { useActionName } from '../../action-name.ts';
import { type AuditEntry, Outcome } from './audit-columns.tsx';
import { type Change, changesBetween, fieldsOf } from './changes.ts';

interface AuditDrawerProps {
  /** Nothing is open without one. */
  entry: AuditEntry | undefined;
  onClose: () => void;
}

export function AuditDrawer({ entry, onClose }: AuditDrawerProps) {
  const actionName = useActionName();
  return (
    <Drawer
      open={entry !== undefined}
      onClose={onClose}
      placement={useSide('end')}
      size={520}
      title={entry && actionName(entry.operation)}
    >
      {entry && <EntryDetails entry={entry} />}
    </Drawer>
  );
}

function EntryDetails({ entry }: { entry: AuditEntry }) {
  const text = useText<'merchant'>();
  const changes = changesBetween(entry.before, entry.after);
  const sent = [...fieldsOf(entry.input)];
  return (
    <Flex vertical gap="large">
      <Facts
        facts={[
          { label: text('merchant.who'), value: entry.name },
          { label: text('merchant.time'), value: <TimeText time={entry.time} /> },
          { label: text('merchant.fromWhere'), value: entry.address },
          {
            label: text('merchant.outcome'),
            value: (
              <Flex gap="small" wrap>
                <Outcome outcome={entry.outcome} />
                {entry.outcome !== 'done' && <Typography.Text code>{entry.outcome}</Typography.Text>}
              </Flex>
            ),
          },
        ]}
      />
      {changes.length > 0 && <Changes changes={changes} />}
      {sent.length > 0 && (
        <section>
          <Typography.Title level={2} style={{ fontSize: 16 }}>
            {text('merchant.sent')}
          </Typography.Title>
          <Facts long facts={sent.map(([label, value]) => ({ label, value: <Value text={value} /> }))} />
        </section>
      )}
    </Flex>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const text = useText<'merchant'>();
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        {text('merchant.changed')}
      </Typography.Title>
      <Flex vertical gap="middle">
        {changes.map(({ field, before, after }) => (
          <Facts
            key={field}
            facts={[
              { label: `${field} · ${text('merchant.before')}`, value: <Value text={before} /> },
              { label: `${field} · ${text('merchant.after')}`, value: <Value text={after} /> },
            ]}
          />
        ))}
      </Flex>
    </section>
  );
}

function Value({ text }: { text: string }) {
  return <span className="audit-value">{text || '–'}</span>;
}
