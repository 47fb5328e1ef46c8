import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Panel } from '@galleria/console-kit/page/panel';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import type { QueryResult } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import type { storeBalance } from '@galleria/contract/payouts/store-money';
import { Typography } from 'antd';
import { Link } from 'react-router';
import './money.css';

export type Balance = OutputOf<typeof storeBalance>;

/** The store's money by state: available, waiting, requested, paid out. */
export function BalanceCards({ answer }: { answer: QueryResult<Balance> }) {
  const text = useText<'merchant'>();
  return (
    <Loaded answer={answer}>
      {({ waiting, waitingOrders, available, requested, withdrawn, afterSalesDays }) => (
        <div className="balance-cards">
          <Card
            title={text(available < 0 ? 'merchantMoney.owed' : 'merchantMoney.available')}
            amount={available}
            help={text(available < 0 ? 'merchantMoney.owedHelp' : 'merchantMoney.availableHelp')}
            isOwed={available < 0}
          />
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
  /** Path of the list that the amount is made of. */
  to?: string;
  /** The amount is negative: the store owes it. */
  isOwed?: boolean;
}

function Card({ title, amount, help, to, isOwed = false }: CardProps) {
  return (
    <Panel title={title}>
      <div className="balance-amount">
        {isOwed ? (
          <Typography.Text type="danger" style={{ fontSize: 'inherit' }}>
            <MoneyText amount={amount} />
          </Typography.Text>
        ) : (
          <MoneyText amount={amount} />
        )}
      </div>
      <Typography.Text type="secondary">{to ? <Link to={to}>{help}</Link> : help}</Typography.Text>
    </Panel>
  );
}
