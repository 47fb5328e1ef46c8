import { useAuditColumns } from '@galleria/console-kit/audit/audit-columns';
import { AuditDrawer } from '@galleria/console-kit/audit/audit-drawer';
import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage, type RowOf } from '@galleria/console-kit/list/list-page';
import { useCsvDownload } from '@galleria/console-kit/list/use-csv-download';
import { auditExport, auditPage } from '@galleria/contract/staff/audit';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { useState } from 'react';
import { Link } from 'react-router';
import { AUDITED_ACTIONS, useActionName } from '../../action-name.ts';

type Entry = RowOf<typeof auditPage>;

/** The audit log of the whole mall: who changed what, when, from where, and the values before. */
export function Component() {
  const text = useText<'platform'>();
  const actionName = useActionName();
  const [opened, setOpened] = useState<Entry>();
  const [head, who, ...others] = useAuditColumns<Entry>(actionName, setOpened);
  const columns = [
    ...(head ? [head] : []),
    ...(who ? [{ ...who, render: ({ name }: Entry) => name || text('platformPeople.gone') }] : []),
    { key: 'store', title: text('platformPeople.store'), render: (entry: Entry) => <StoreLink entry={entry} /> },
    ...others,
  ];
  const filters = {
    text: { kind: 'text', label: text('console.audit.auditSearch') },
    person: { kind: 'text', label: text('platformPeople.person') },
    action: {
      kind: 'select',
      label: text('console.audit.what'),
      options: AUDITED_ACTIONS.map((value) => ({ value, label: actionName(value) })),
    },
    realm: {
      kind: 'select',
      label: text('platformPeople.realm'),
      options: REALMS.map((value) => ({ value, label: text(`platformPeople.realm.${value}`) })),
    },
    store: { kind: 'picker', label: text('platformPeople.store'), operation: storeOptions },
    time: { kind: 'dateRange', label: text('console.audit.time') },
  } satisfies Filters;
  return (
    <>
      <ListPage
        name="audit"
        title={text('platform.audit')}
        intro={text('platformPeople.auditIntro')}
        operation={auditPage}
        columns={columns}
        keyOf={({ id }) => id}
        filters={filters}
        toInput={({ text: keyword, person, action, realm, store, time }) => ({
          ...{ text: keyword, person, operation: action, from: time?.from, until: time?.until },
          realm: REALMS.find((one) => one === realm),
          storeId: store,
        })}
        emptyText={text('console.audit.noChanges')}
        onExport={useCsvDownload(auditExport)}
      />
      <AuditDrawer
        entry={opened}
        actionName={actionName}
        facts={
          opened?.storeName ? [{ label: text('platformPeople.store'), value: <StoreLink entry={opened} /> }] : undefined
        }
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}

const REALMS = ['staff', 'seller'] as const;

function StoreLink({ entry: { storeId, storeName } }: { entry: Entry }) {
  return storeId > 0 ? <Link to={`/stores/${storeId}`}>{storeName || storeId}</Link> : null;
}
