import { type AuditEntry, useAuditColumns } from '@galleria/console-kit/audit/audit-columns';
import { AuditDrawer } from '@galleria/console-kit/audit/audit-drawer';
import { SELLER_ACTIONS, useSellerActionName } from '@galleria/console-kit/audit/seller-actions';
import { useConsole, useText } from '@galleria/console-kit/console-context';
import { downloadFile } from '@galleria/console-kit/download-file';
import { toCsv } from '@galleria/console-kit/list/csv';
import type { Filters } from '@galleria/console-kit/list/filters';
import { type ListInput, ListPage } from '@galleria/console-kit/list/list-page';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useFailureMessage } from '@galleria/console-kit/use-mutate';
import { storeAuditPage, storeMemberPage } from '@galleria/contract/sellers/people';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';

const MAX_PEOPLE = 100;

/** The filter by person lists the store's members, which needs the permission `people.view`. */
export function Component() {
  return useCan('people.view') ? <AuditListWithPeople /> : <AuditList people={[]} />;
}

function AuditListWithPeople() {
  const { data, error } = useCall(storeMemberPage, { current: 1, size: MAX_PEOPLE });
  if (!data && !error) return <Skeleton active title={false} paragraph={{ rows: 10 }} />;
  return <AuditList people={data?.records.map(({ sellerId, name }) => ({ value: sellerId, label: name })) ?? []} />;
}

/** Entries of the audit log, with filters and export. */
function AuditList({ people }: { people: readonly { value: string; label: string }[] }) {
  const text = useText<'merchant'>();
  const actionName = useSellerActionName();
  const [opened, setOpened] = useState<AuditEntry>();
  const exportAll = useExport();
  const actions = SELLER_ACTIONS.map((value) => ({ value, label: actionName(value) }));
  const filters = {
    text: { kind: 'text', label: text('console.audit.auditSearch') },
    who: { kind: 'select', label: text('console.audit.who'), options: people },
    action: { kind: 'select', label: text('console.audit.what'), options: actions },
    time: { kind: 'dateRange', label: text('console.audit.time') },
  } satisfies Filters;
  return (
    <>
      <ListPage
        name="audit"
        title={text('merchant.audit')}
        intro={text('merchant.auditIntro')}
        operation={storeAuditPage}
        columns={useAuditColumns(actionName, setOpened)}
        keyOf={({ id }) => id}
        filters={filters}
        toInput={({ text: keyword, who, action, time }) => ({
          text: keyword,
          sellerId: who,
          operation: action,
          from: time?.from,
          until: time?.until,
        })}
        emptyText={text('console.audit.noChanges')}
        onExport={exportAll}
        bulkActions={(entries) => (
          <Button onClick={() => saveEntries(entries)}>{text('merchant.exportSelected')}</Button>
        )}
      />
      <AuditDrawer entry={opened} actionName={actionName} onClose={() => setOpened(undefined)} />
    </>
  );
}

const EXPORT_PAGE = 100;
const MAX_EXPORTED = 10_000;

/** Exports all entries that match the filters, page by page. */
function useExport() {
  const { call } = useConsole();
  const showFailure = useFailureMessage();
  return async (input: ListInput<typeof storeAuditPage>) => {
    const entries: AuditEntry[] = [];
    for (let current = 1; entries.length < MAX_EXPORTED; current += 1) {
      const answer = await call(storeAuditPage, { ...input, current, size: EXPORT_PAGE });
      if (!answer.ok) return showFailure(answer);
      entries.push(...answer.data.records);
      if (current >= answer.data.pages) break;
    }
    saveEntries(entries);
  };
}

function saveEntries(entries: readonly AuditEntry[]): void {
  const rows = entries.map(({ time, name, operation, outcome, address, input, before, after }) => [
    ...[time, name, operation, outcome, address],
    ...[input, before, after].map((value) => (value === null ? '' : JSON.stringify(value))),
  ]);
  const head = ['time (UTC)', 'person', 'operation', 'outcome', 'address', 'input', 'before', 'after'];
  downloadFile('audit-log.csv', toCsv([head, ...rows]), 'text/csv');
}
