import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/loaded';
import { MoneyText } from '@galleria/console-kit/money-text';
import { Panel } from '@galleria/console-kit/panel';
import type { Asked } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import type { storeBalance } from '@galleria/contract/store-money';
import { Typography } from 'antd';
import { Link } from 'react-router';
import './money.css';

export type Balance = OutputOf<typeof storeBalance>;

/** The way of the money: it waits, is available, requested, paid out. */
export function BalanceCards({ answer }: { answer: Asked<Balance> }) {
  const text = useText<'merchant'>();
  return (
    <Loaded answer={answer}>
      {({ waiting, waitingOrders, available, requested, withdrawn, afterSalesDays }) => (
        <div className="balance-cards">
          <Card title={text('merchantMoney.available')} amount={available} help={text('merchantMoney.availableHelp')} />
          <Card
            title={text('merchantMoney.waiting')}
            amount={waiting}
            help={text('merchantMoney.waitingHelp', { orders: waitingOrders, days: afterSalesDays })}
            to="/statement?state=waiting"
          />
          <Card title={text('merchantMoney.requested')} amount={requested} help={text('merchantMoney.requestedHelp')} />
          <Card
            title={text('merchantMoney.withdrawn')}
            amount={withdrawn}
            help={text('merchantMoney.withdrawnHelp')}
            to="/money?state=paid"
          />
        </div>
      )}
    </Loaded>
  );
}

interface CardProps {
  title: string;
  amount: number;
  help: string;
  /** What it consists of. */
  to?: string;
}

function Card({ title, amount, help, to }: CardProps) {
  return (
    <Panel title={title}>
      <div className="balance-amount">
        <MoneyText amount={amount} />
      </div>
      <Typography.Text type="secondary">{to ? <Link to={to}>{help}</Link> : help}</Typography.Text>
    </Panel>
  );
}
