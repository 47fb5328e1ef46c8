import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { Facts } from '@galleria/console-kit/page/facts';
import { Panel } from '@galleria/console-kit/page/panel';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useToast } from '@galleria/console-kit/use-mutate';
import { changeOrderRemark } from '@galleria/contract/orders/store-orders';
import { Flex, Input, Typography } from 'antd';
import type { ReactNode } from 'react';
import { isVirtual, type OrderInfo, useDeliveryNames } from './order-state.tsx';

/** The delivery address or the person who picks the order up, and the buyer's message. */
export function ReceiverPanel({ order }: { order: OrderInfo }) {
  const text = useText<'merchant'>();
  const { pickup, vouchers, virtualRemarks } = order;
  const delivery = useDeliveryNames().find(({ value }) => value === String(order.dvyType))?.label;
  const facts: [string, ReactNode][] = [
    [text('merchant.order.delivery'), delivery],
    [text('merchant.order.pickupPoint'), pickup?.stationName],
    [text(pickup ? 'merchant.order.pickupPerson' : 'merchant.order.receiver'), order.receiver],
    [text('merchant.mobile'), order.mobile],
    [text('merchant.order.address'), [order.addr, order.postCode].filter(Boolean).join(' ')],
    [
      text('merchant.order.vouchers'),
      isVirtual(order) && vouchers.total > 0 && text('merchant.order.vouchersUsed', vouchers),
    ],
    [text('merchant.order.message'), order.message],
    ...virtualRemarks.map(({ name, value }): [string, ReactNode] => [name, value]),
  ];
  return (
    <Panel title={text('merchant.order.receiver')}>
      <FactList facts={facts} />
    </Panel>
  );
}

export function TimesPanel({ order }: { order: OrderInfo }) {
  const text = useText<'merchant'>();
  const times: [string, string | null][] = [
    [text('merchant.order.placed'), order.createTime],
    [text('merchant.order.priceChangedAt'), order.priceChangeTime],
    [text('merchant.order.paid'), order.payTime],
    [text('merchant.order.remindedAt'), order.remindTime],
    [text('merchant.order.cancelAskedAt'), order.cancelAskTime],
    [text('merchant.order.shipped'), order.dvyTime],
    [text('merchant.order.received'), order.finallyTime],
    [text('merchant.order.closed'), order.cancelTime],
  ];
  return (
    <Panel title={text('merchant.order.times')}>
      <FactList facts={times.map(([label, time]) => [label, time && <TimeText key={label} time={time} />])} />
    </Panel>
  );
}

/** Facts without the empty ones. */
function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return <Facts facts={facts.filter(([, value]) => value).map(([label, value]) => ({ label, value }))} />;
}

/** The amount that the buyer pays, with the reductions and shipping in it. */
export function AmountsPanel({ amounts }: Pick<OrderInfo, 'amounts'>) {
  const text = useText<'merchant'>();
  const rows: [string, number][] = [
    [text('merchant.order.amounts.goods'), amounts.total],
    ...amounts.reductions.map(({ kind, name, amount }): [string, number] => [
      [text(`merchant.order.amounts.${kind}`), name].filter(Boolean).join(' · '),
      -amount,
    ]),
    [text('merchant.order.amounts.shipping'), amounts.transfee],
  ];
  if (amounts.freeTransfee > 0) rows.push([text('merchant.order.freeShipping'), -amounts.freeTransfee]);
  return (
    <Panel title={text('merchant.order.amount')}>
      <Flex vertical gap="small">
        {rows.map(([label, amount]) => (
          <Flex key={label} gap="middle" justify="space-between">
            <Typography.Text type="secondary">{label}</Typography.Text>
            <MoneyText amount={amount} />
          </Flex>
        ))}
        <Flex gap="middle" justify="space-between">
          <strong>{text('merchant.order.amounts.total')}</strong>
          <strong>
            <MoneyText amount={amounts.actualTotal} />
          </strong>
        </Flex>
        {amounts.score > 0 && (
          <Typography.Text type="secondary">
            {text('merchant.order.pointsUsed', { points: amounts.score })}
          </Typography.Text>
        )}
      </Flex>
    </Panel>
  );
}

/** Internal note of the store. */
export function RemarkPanel({ order: { orderNumber, remark } }: { order: OrderInfo }) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const mayEdit = useCan('orders.edit');
  if (!mayEdit && !remark) return null;
  return (
    <Panel title={text('merchant.order.remark')}>
      {mayEdit ? (
        <ContractForm
          key={remark}
          operation={changeOrderRemark}
          // ContractForm does not send an empty field: this default removes the note then.
          fixed={{ orderNumber, remark: '' }}
          initial={{ remark }}
          fields={{
            remark: {
              label: text('merchant.order.remark'),
              help: text('merchant.order.remarkHelp'),
              isRequired: false,
              control: <Input.TextArea rows={3} maxLength={200} />,
            },
          }}
          submit={text('console.save')}
          onDone={() => toast(text('merchant.order.remarkSaved'))}
        />
      ) : (
        <bdi>{remark}</bdi>
      )}
    </Panel>
  );
}
