import { useConsole, useText } from '@galleria/console-kit/console-context';
import { downloadFile } from '@galleria/console-kit/download-file';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { CsvFileInput } from '@galleria/console-kit/form/inputs/csv-file-input';
import { Icon } from '@galleria/console-kit/icon';
import { toCsv } from '@galleria/console-kit/list/csv';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { Panel } from '@galleria/console-kit/page/panel';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useFailureMessage } from '@galleria/console-kit/use-mutate';
import { IMPORT_LIMITS } from '@galleria/domain/imports/import-rules';
import { Button, Flex, Typography } from 'antd';
import { Link, useNavigate } from 'react-router';
import { type Import, type Kind, OPERATIONS } from './import-kinds.ts';
import { ImportState } from './import-state.tsx';

/** Uploads a file, and lists earlier imports with their state. */
export function ImportsPage({ kind }: { kind: Kind }) {
  const text = useText<'merchant'>();
  return (
    <ListPage
      name={`imports-${kind}`}
      title={text(`merchantStock.imports.${kind}`)}
      intro={text(`merchantStock.imports.${kind}Intro`)}
      operation={OPERATIONS[kind].page}
      columns={useColumns(kind)}
      keyOf={({ importId }) => importId}
      emptyText={text('merchantStock.imports.none')}
    >
      {() => <UploadPanel kind={kind} />}
    </ListPage>
  );
}

function UploadPanel({ kind }: { kind: Kind }) {
  const text = useText<'merchant'>();
  const navigate = useNavigate();
  return (
    <>
      <Panel title={text('merchantStock.imports.step1')}>
        <Flex vertical gap="middle" align="start">
          <Typography.Text>{text(`merchantStock.imports.${kind}Help`)}</Typography.Text>
          <TemplateButton kind={kind} />
        </Flex>
      </Panel>
      <Panel title={text('merchantStock.imports.step2')}>
        <ContractForm
          operation={OPERATIONS[kind].upload}
          fields={{
            file: {
              label: text('merchantStock.imports.file'),
              help: text('merchantStock.imports.fileHelp', { lines: IMPORT_LIMITS.lines }),
              control: <CsvFileInput />,
            },
          }}
          fieldOfRefusal={{
            ...{ 'csv.tooLarge': 'file', 'csv.unreadable': 'file', 'csv.columns': 'file', 'csv.empty': 'file' },
            ...{ 'csv.columnUnknown': 'file', 'csv.tooManyLines': 'file' },
          }}
          submit={text('merchantStock.imports.send')}
          isGuarded={false}
          onDone={({ importId }) => void navigate(`/imports/${kind}/${importId}`)}
        />
      </Panel>
      <Typography.Title level={2} style={{ fontSize: 16, margin: 0 }}>
        {text('merchantStock.imports.recent')}
      </Typography.Title>
    </>
  );
}

function TemplateButton({ kind }: { kind: Kind }) {
  const { call } = useConsole();
  const text = useText<'merchant'>();
  const showFailure = useFailureMessage();

  async function download() {
    const answer = await call(OPERATIONS[kind].template, {});
    if (!answer.ok) return showFailure(answer);
    downloadFile(`import-${kind}.csv`, toCsv(answer.data.rows), 'text/csv');
  }

  return (
    <Button icon={<Icon name="download" />} onClick={() => void download()}>
      {text('merchantStock.imports.template')}
    </Button>
  );
}

function useColumns(kind: Kind): ListColumn<Import>[] {
  const text = useText<'merchant'>();
  return [
    {
      key: 'number',
      title: text('merchantStock.imports.time'),
      isMain: true,
      render: ({ importId, createTime }) => (
        <Flex vertical>
          <Link to={`/imports/${kind}/${importId}`}>
            <strong>{text('merchantStock.imports.number', { number: importId })}</strong>
          </Link>
          <Typography.Text type="secondary">
            <TimeText time={createTime} />
          </Typography.Text>
        </Flex>
      ),
    },
    { key: 'by', title: text('merchantStock.imports.by'), render: ({ sellerName }) => sellerName },
    { key: 'lines', title: text('merchantStock.imports.lines'), align: 'end', render: ({ total }) => total },
    { key: 'state', title: text('merchantStock.imports.status'), render: (one) => <ImportState import={one} /> },
  ];
}
