import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { Icon } from '@galleria/console-kit/icon';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Panel } from '@galleria/console-kit/page/panel';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useToast } from '@galleria/console-kit/use-mutate';
import { changeWaybill } from '@galleria/contract/orders/fulfilment';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { OrderLineSummary } from './order-line-summary.tsx';
import { isVirtual, type OrderInfo } from './order-state.tsx';
import { ParcelEvents, ParcelStateTag } from './parcel-events.tsx';
import { useCourierOptions } from './use-courier-options.ts';

type Parcel = OrderInfo['packages'][number];

/** Packages that have left, with their couriers. While the order is on its way, a wrong waybill can be corrected. */
export function ParcelsPanel({ order }: { order: OrderInfo }) {
  const text = useText<'merchant'>();
  const [corrected, setCorrected] = useState<Parcel>();
  const isUnderWay = order.status === ORDER_STATUS.toShip || order.status === ORDER_STATUS.toReceive;
  const mayCorrect = useCan('orders.ship') && isUnderWay;
  if (isVirtual(order)) return null;
  return (
    <Panel title={text('merchant.order.parcels')}>
      {order.packages.length === 0 && (
        <Typography.Text type="secondary">{text('merchant.order.noParcels')}</Typography.Text>
      )}
      <ul className="plain-list">
        {order.packages.map((parcel, index) => (
          <li key={parcel.parcelId}>
            <ParcelRow parcel={parcel} number={index + 1} onCorrect={mayCorrect ? setCorrected : undefined} />
          </li>
        ))}
      </ul>
      {order.packages.some(({ carrier }) => carrier === 'demo') && (
        <Typography.Paragraph type="secondary" style={{ margin: '12px 0 0' }}>
          {text('merchant.order.demoCarrier')}
        </Typography.Paragraph>
      )}
      <WaybillDrawer parcel={corrected} onClose={() => setCorrected(undefined)} />
    </Panel>
  );
}

interface ParcelRowProps {
  parcel: Parcel;
  number: number;
  onCorrect: ((parcel: Parcel) => void) | undefined;
}

function ParcelRow({ parcel, number, onCorrect }: ParcelRowProps) {
  const text = useText<'merchant'>();
  const { dvyName, dvyFlowId, trackingUrl, createTime, lines } = parcel;
  return (
    <Flex vertical gap="small">
      <Flex wrap gap="small" align="center" justify="space-between">
        <span>
          <strong>{text('merchant.order.parcel', { number })}</strong>{' '}
          {dvyName && <ParcelStateTag state={parcel.state} />}
          <br />
          <Typography.Text type="secondary">
            {dvyName ? <bdi>{`${dvyName} ${dvyFlowId}`}</bdi> : text('merchant.order.noCourier')} ·{' '}
            <TimeText time={createTime} />
          </Typography.Text>
        </span>
        <Flex gap="small" align="center">
          {trackingUrl && (
            <Typography.Link href={trackingUrl} target="_blank" rel="noopener" title={text('console.opensInNewTab')}>
              {text('merchant.order.track')} <Icon name="newTab" />
            </Typography.Link>
          )}
          {onCorrect && (
            <Button
              size="small"
              aria-label={text('merchant.order.correctOf', { number })}
              onClick={() => onCorrect(parcel)}
            >
              {text('merchant.order.correct')}
            </Button>
          )}
        </Flex>
      </Flex>
      <ParcelEvents parcel={parcel} />
      {lines.map((line) => (
        <OrderLineSummary key={line.orderItemId} line={line} />
      ))}
    </Flex>
  );
}

function WaybillDrawer({ parcel, onClose }: { parcel: Parcel | undefined; onClose: () => void }) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const couriers = useCourierOptions();
  return (
    <FormDrawer title={text('merchant.order.waybill')} isOpen={parcel !== undefined} onClose={onClose}>
      {parcel && (
        <ContractForm
          key={parcel.parcelId}
          operation={changeWaybill}
          fixed={{ parcelId: parcel.parcelId }}
          initial={{ dvyId: parcel.dvyId, dvyFlowId: parcel.dvyFlowId }}
          fields={{
            dvyId: { label: text('merchant.order.courier'), options: couriers },
            dvyFlowId: { label: text('merchant.order.waybill') },
          }}
          fieldOfRefusal={{ 'order.courierUnknown': 'dvyFlowId' }}
          submit={text('console.save')}
          onDone={() => {
            toast(text('merchant.order.corrected'));
            onClose();
          }}
          onCancel={onClose}
        />
      )}
    </FormDrawer>
  );
}
