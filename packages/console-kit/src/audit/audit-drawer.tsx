import { Drawer, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useSide, useText } from '../console-context.tsx';
import { Facts } from '../page/facts.tsx';
import { TimeText } from '../text/time-text.tsx';
import { type ActionName, type AuditEntry, OutcomeTag } from './audit-columns.tsx';
import { type Change, changesBetween, fieldsOf } from './changes.ts';
import './audit.css';

interface AuditDrawerProps {
  /** The drawer is closed without one. */
  entry: AuditEntry | undefined;
  actionName: ActionName;
  /** More facts about the author, below the name. */
  facts?: readonly { label: string; value: ReactNode }[] | undefined;
  onClose: () => void;
}

export function AuditDrawer({ entry, actionName, facts = [], onClose }: AuditDrawerProps) {
  return (
    <Drawer
      open={entry !== undefined}
      onClose={onClose}
      placement={useSide('end')}
      size={520}
      title={entry && actionName(entry.operation)}
    >
      {entry && <EntryDetails entry={entry} facts={facts} />}
    </Drawer>
  );
}

type EntryDetailsProps = { entry: AuditEntry; facts: NonNullable<AuditDrawerProps['facts']> };

function EntryDetails({ entry, facts }: EntryDetailsProps) {
  const text = useText();
  const changes = changesBetween(entry.before, entry.after);
  const sent = [...fieldsOf(entry.input)];
  return (
    <Flex vertical gap="large">
      <Facts
        facts={[
          { label: text('console.audit.who'), value: entry.name },
          ...facts,
          { label: text('console.audit.time'), value: <TimeText time={entry.time} /> },
          { label: text('console.audit.fromWhere'), value: entry.address },
          {
            label: text('console.audit.outcome'),
            value: (
              <Flex gap="small" wrap>
                <OutcomeTag outcome={entry.outcome} />
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
            {text('console.audit.sent')}
          </Typography.Title>
          <Facts long facts={sent.map(([label, value]) => ({ label, value: <Value text={value} /> }))} />
        </section>
      )}
    </Flex>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const text = useText();
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        {text('console.audit.changed')}
      </Typography.Title>
      <Flex vertical gap="middle">
        {changes.map(({ field, before, after }) => (
          <Facts
            key={field}
            facts={[
              { label: `${field} · ${text('console.audit.before')}`, value: <Value text={before} /> },
              { label: `${field} · ${text('console.audit.after')}`, value: <Value text={after} /> },
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
