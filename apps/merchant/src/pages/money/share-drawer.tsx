import { useSide, useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Can } from '@galleria/console-kit/sign-in/session';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import { storeBalance, storeStatementInfo } from '@galleria/contract/payouts/store-money';
import { Drawer, Flex, Typography } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router';
import './money.css';

type Info = OutputOf<typeof storeStatementInfo>;

interface ShareDrawerProps {
  /** The drawer is closed without one. */
  orderNumber: string | undefined;
  onClose: () => void;
}

/** Breakdown of one order, from what the buyer paid to the store's share. */
export function ShareDrawer({ orderNumber, onClose }: ShareDrawerProps) {
  const text = useText<'merchant'>();
  return (
    <Drawer
      open={orderNumber !== undefined}
      onClose={onClose}
      placement={useSide('end')}
      size={480}
      title={orderNumber && text('merchantMoney.breakdown', { number: orderNumber })}
      destroyOnHidden
    >
      {orderNumber && <Breakdown orderNumber={orderNumber} />}
    </Drawer>
  );
}

function Breakdown({ orderNumber }: { orderNumber: string }) {
  return (
    <Loaded answer={useCall(storeStatementInfo, { orderNumber })} lines={10}>
      {(info) => <ShareOf info={info} />}
    </Loaded>
  );
}

function ShareOf({ info }: { info: Info }) {
  const text = useText<'merchant'>();
  return (
    <Flex vertical gap="large">
      <Settlement info={info} />
      <Rows title={text('merchantMoney.section.buyer')} rows={useBuyerRows(info)} />
      <Rows title={text('merchantMoney.section.store')} rows={useStoreRows(info)} />
      <Can permission="orders.view">
        <Link to={`/orders/${info.orderNumber}`}>{text('merchantMoney.openOrder')}</Link>
      </Can>
    </Flex>
  );
}

function Settlement({ info: { settleTime } }: { info: Info }) {
  const text = useText<'merchant'>();
  const days = useCall(storeBalance, {}).data?.afterSalesDays ?? 0;
  if (!settleTime) return <Typography.Text>{text('merchantMoney.notSettled', { days })}</Typography.Text>;
  return (
    <Typography.Text>
      {text('merchantMoney.settledOn')} <TimeText time={settleTime} />
    </Typography.Text>
  );
}

interface Row {
  label: string;
  amount: number;
  isSum?: boolean;
}

function useBuyerRows(info: Info): Row[] {
  const text = useText<'merchant'>();
  const bearer = { store: text('merchantMoney.borneByStore'), platform: text('merchantMoney.borneByPlatform') };
  return [
    ...info.lines.map(({ prodName, skuName, prodCount, goods }) => {
      return { label: `${[prodName, skuName].filter(Boolean).join(' · ')} × ${prodCount}`, amount: goods };
    }),
    ...info.reductions.map(({ kind, name, amount, bearer: who }) => {
      const label = [text(`merchantMoney.kind.${kind}`), name, bearer[who]].filter(Boolean).join(' · ');
      return { label, amount: 0 - amount };
    }),
    { label: text('merchantMoney.shipping'), amount: info.fullTransfee },
    ...(info.freeTransfee > 0 ? [{ label: text('merchantMoney.freeShipping'), amount: 0 - info.freeTransfee }] : []),
    { label: text('merchantMoney.buyerPaid'), amount: info.paid, isSum: true },
  ];
}

function useStoreRows({ paid, platformBears, lines, commission, net }: Info): Row[] {
  const text = useText<'merchant'>();
  const percent = [...new Set(lines.map(({ commissionPercent }) => commissionPercent))].join(' / ');
  return [
    { label: text('merchantMoney.buyerPaid'), amount: paid },
    ...(platformBears > 0 ? [{ label: text('merchantMoney.platformPays'), amount: platformBears }] : []),
    { label: text('merchantMoney.commissionOf', { percent }), amount: 0 - commission },
    { label: text('merchantMoney.net'), amount: net, isSum: true },
  ];
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography.Title level={2} id={id} style={{ fontSize: 15, marginBlock: '0 8px' }}>
        {title}
      </Typography.Title>
      <dl className="share-rows">
        {rows.map(({ label, amount, isSum }) => (
          <div key={label} className={isSum ? 'share-sum' : undefined}>
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd>
              <MoneyText amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
