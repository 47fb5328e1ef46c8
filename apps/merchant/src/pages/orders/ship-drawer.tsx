import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import { shipOrder } from '@galleria/contract/orders/fulfilment';
import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { Flex, Typography } from 'antd';
import type { Order } from './order-state.tsx';
import { ParcelsInput } from './parcels-input.tsx';
import { nextParcel, toPackages } from './shipment.ts';

interface ShipDrawerProps {
  /** The drawer is closed without one. */
  order: Order | undefined;
  onClose: () => void;
}

/** Sends an order, whole or in part, in one package or several. */
export function ShipDrawer({ order, onClose }: ShipDrawerProps) {
  const text = useText<'merchant'>();
  return (
    <FormDrawer
      title={order ? text('merchant.order.shipOf', { number: order.orderNumber }) : ''}
      isOpen={order !== undefined}
      onClose={onClose}
    >
      {order && <ShipForm key={order.orderNumber} order={order} onClose={onClose} />}
    </FormDrawer>
  );
}

function ShipForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const { orderNumber: number, receiver, addr, mobile, dvyType } = order;
  const lines = order.lines.filter(({ prodCount, shippedCount }) => shippedCount < prodCount);
  // Same-city orders are delivered by the store itself, so the default is no courier.
  const first = nextParcel(lines, [], dvyType === DELIVERY_TYPE.sameCity ? 0 : undefined);
  const packages = toPackages([first]);
  return (
    <Flex vertical gap="middle">
      <Typography.Text type="secondary">
        <bdi>{[receiver, addr, mobile].filter(Boolean).join(' · ')}</bdi>
      </Typography.Text>
      <ContractForm
        operation={shipOrder}
        fixed={{ orderNumber: number }}
        initial={packages && { packages }}
        fields={{
          packages: {
            label: text('merchant.order.parcels'),
            help: text('merchant.order.shipHelp'),
            control: <ParcelsInput lines={lines} first={first} />,
          },
        }}
        fieldOfRefusal={{
          'order.courierUnknown': 'packages',
          'order.linesShipped': 'packages',
          'parcel.empty': 'packages',
        }}
        submit={text('merchant.order.ship')}
        onDone={({ isShipped }) => {
          toast(text(isShipped ? 'merchant.order.shippedAll' : 'merchant.order.shippedPart', { number }));
          onClose();
        }}
        onCancel={onClose}
      />
    </Flex>
  );
}
