import { useConsole, useText } from '@galleria/console-kit/console-context';
import { downloadFile } from '@galleria/console-kit/download-file';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { CsvFileInput } from '@galleria/console-kit/form/inputs/csv-file-input';
import { Icon } from '@galleria/console-kit/icon';
import { toCsv } from '@galleria/console-kit/list/csv';
import { useFailureMessage } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { shipOrdersFromCsv } from '@galleria/contract/orders/fulfilment';
import { storeOrderPage } from '@galleria/contract/orders/store-orders';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { Alert, Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { isShippable } from '../order-state.tsx';

type Report = OutputOf<typeof shipOrdersFromCsv>;

/** Ships many orders from a CSV file, and lists the lines that failed. */
export function CsvTool() {
  const text = useText<'merchant'>();
  const [report, setReport] = useState<Report>();
  return (
    <Flex vertical gap="middle">
      <Typography.Text>{text('merchant.order.csvText')}</Typography.Text>
      <TemplateButton />
      <ContractForm
        operation={shipOrdersFromCsv}
        fields={{
          file: {
            label: text('merchant.order.csvFile'),
            help: text('merchant.order.csvHelp'),
            control: <CsvFileInput />,
          },
        }}
        fieldOfRefusal={{ 'csv.unreadable': 'file', 'csv.columns': 'file', 'csv.tooManyLines': 'file' }}
        submit={text('merchant.order.csvSend')}
        isGuarded={false}
        onDone={setReport}
      />
      {report && <ReportAlert report={report} />}
    </Flex>
  );
}

const TEMPLATE_LINES = 100;

/** The template has the shippable orders among the first 100 that wait; only courier and waybill are missing. */
function TemplateButton() {
  const { call } = useConsole();
  const text = useText<'merchant'>();
  const showFailure = useFailureMessage();

  async function download() {
    const answer = await call(storeOrderPage, { status: ORDER_STATUS.toShip, size: TEMPLATE_LINES });
    if (!answer.ok) return showFailure(answer);
    const waiting = answer.data.records.filter(isShippable).map(({ orderNumber }) => [orderNumber, '', '']);
    downloadFile('ship-orders.csv', toCsv([['orderNumber', 'courier', 'waybill'], ...waiting]), 'text/csv');
  }

  return (
    <Button
      icon={<Icon name="download" />}
      onClick={() => void download()}
      style={{ whiteSpace: 'normal', height: 'auto' }}
    >
      {text('merchant.order.csvTemplate')}
    </Button>
  );
}

function ReportAlert({ report: { shipped, failed } }: { report: Report }) {
  const text = useText<'merchant'>();
  return (
    <Flex vertical gap="small" role="status">
      {shipped > 0 && <Alert type="success" showIcon title={text('merchant.order.csvShipped', { count: shipped })} />}
      {failed.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={text('merchant.order.csvFailed', { count: failed.length })}
          description={
            <ul className="plain-list">
              {failed.map(({ line, orderNumber, message }) => (
                <li key={line}>
                  <strong>{text('merchant.order.csvLine', { line })}</strong>{' '}
                  {orderNumber && <bdi>{orderNumber}: </bdi>}
                  {message}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </Flex>
  );
}
