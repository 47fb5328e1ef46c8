import type { OutputOf } from '@galleria/contract/operation';
import type { storeOrderInfo } from '@galleria/contract/orders/store-orders';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { Flex, Tag } from 'antd';
import { useText } from '../console-context.tsx';
import { Facts } from '../page/facts.tsx';
import { Panel } from '../page/panel.tsx';
import { MoneyText } from '../text/money-text.tsx';
import { TimeText } from '../text/time-text.tsx';

type PreSale = NonNullable<OutputOf<typeof storeOrderInfo>['preSale']>;

/** Payments of a pre-sale order with their dates, and the promised date. */
export function PreSalePanel({ preSale }: { preSale: PreSale | null }) {
  const text = useText();
  if (!preSale) return null;
  const { payment, deposit, balance, depositPaidIso, balanceFromIso, balanceUntilIso, shipByIso } = preSale;
  const parts = [
    { label: text('consolePreSale.deposit'), value: <MoneyText amount={deposit} /> },
    { label: text('consolePreSale.depositPaid'), value: depositPaidIso && <IsoTimeText iso={depositPaidIso} /> },
    { label: text('consolePreSale.balance'), value: <MoneyText amount={balance} /> },
    { label: text('consolePreSale.from'), value: balanceFromIso && <IsoTimeText iso={balanceFromIso} /> },
    { label: text('consolePreSale.until'), value: balanceUntilIso && <IsoTimeText iso={balanceUntilIso} /> },
  ].filter(({ value }) => value);
  return (
    <Panel title={text('consolePreSale.plan')}>
      <Flex vertical gap="small">
        <PreSaleTags preSale={preSale} />
        <Facts
          facts={[
            ...(payment === 'deposit' ? parts : []),
            { label: text('consolePreSale.shipBy'), value: <IsoTimeText iso={shipByIso} /> },
          ]}
        />
      </Flex>
    </Panel>
  );
}

const COLOURS: Partial<Record<PreSale['step'], string>> = { balance: 'warning', paid: 'success', kept: 'error' };

/** State tags of a pre-sale order, for lists and pages. */
export function PreSaleTags({ preSale }: { preSale: PreSale | null }) {
  const text = useText();
  if (!preSale) return null;
  return (
    <Flex wrap gap={4}>
      <Tag color={COLOURS[preSale.step]}>{text(`consolePreSale.step.${preSale.step}`)}</Tag>
      {preSale.isShipOverdue && <Tag color="error">{text('consolePreSale.overdue')}</Tag>}
    </Flex>
  );
}

/** A time of a pre-sale, given in ISO format as its terms are. */
export function IsoTimeText({ iso }: { iso: string }) {
  return <TimeText time={formatApiTime(new Date(iso))} />;
}
