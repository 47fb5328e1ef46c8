import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Can } from '@galleria/console-kit/sign-in/session';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { CancelDrawer } from './cancel-drawer.tsx';
import { isShippable, type OrderInfo } from './order-state.tsx';
import { PriceDrawer } from './price-drawer.tsx';
import { printAddress } from './print/print-address.ts';
import { ShipDrawer } from './ship-drawer.tsx';

/** Actions that the order's state and the person's permissions allow. */
export function OrderButtons({ order }: { order: OrderInfo }) {
  const text = useText<'merchant'>();
  const [open, setOpen] = useState<'ship' | 'cancel' | 'changePrice'>();
  const close = () => setOpen(undefined);
  const { actions } = order;
  return (
    <Flex wrap gap="small">
      <Link to={printAddress([order.orderNumber])}>
        <Button icon={<Icon name="print" />}>{text('merchant.order.print')}</Button>
      </Link>
      {actions.includes('cancel') && (
        <Can permission="orders.cancel">
          <Button danger onClick={() => setOpen('cancel')}>
            {text('merchant.order.cancel')}
          </Button>
        </Can>
      )}
      {actions.includes('changePrice') && (
        <Can permission="orders.edit">
          <Button onClick={() => setOpen('changePrice')}>{text('merchant.order.changePrice')}</Button>
        </Can>
      )}
      {isShippable(order) && (
        <Can permission="orders.ship">
          <Button type="primary" onClick={() => setOpen('ship')}>
            {text('merchant.order.ship')}
          </Button>
        </Can>
      )}
      <ShipDrawer order={open === 'ship' ? order : undefined} onClose={close} />
      <CancelDrawer order={open === 'cancel' ? order : undefined} onClose={close} />
      <PriceDrawer order={open === 'changePrice' ? order : undefined} onClose={close} />
    </Flex>
  );
}
