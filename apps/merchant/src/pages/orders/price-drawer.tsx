import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { MoneyInput } from '@galleria/console-kit/form/inputs/money-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { useToast } from '@galleria/console-kit/use-mutate';
import { changeOrderPrice } from '@galleria/contract/orders/store-orders';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { Flex, Typography } from 'antd';
import type { OrderInfo } from './order-state.tsx';

interface PriceDrawerProps {
  /** The drawer is closed without one. */
  order: OrderInfo | undefined;
  onClose: () => void;
}

/** Lowers the price of an unpaid order. */
export function PriceDrawer({ order, onClose }: PriceDrawerProps) {
  const text = useText<'merchant'>();
  return (
    <FormDrawer
      title={order ? text('merchant.order.priceOf', { number: order.orderNumber }) : ''}
      isOpen={order !== undefined}
      onClose={onClose}
    >
      {order && <PriceForm key={order.orderNumber} order={order} onClose={onClose} />}
    </FormDrawer>
  );
}

function PriceForm({ order, onClose }: { order: OrderInfo; onClose: () => void }) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const { orderNumber, amounts, priceBounds } = order;
  const shippingCents = centsOf(amounts.transfee) - centsOf(amounts.freeTransfee);
  const transfee = mainUnits(shippingCents);
  const goods = mainUnits(centsOf(amounts.actualTotal) - shippingCents);
  const most = priceBounds ?? { goods, transfee };
  return (
    <Flex vertical gap="middle">
      <Typography.Text type="secondary">
        {text('merchant.order.priceBefore')}{' '}
        <MoneyText amount={mainUnits(centsOf(most.goods) + centsOf(most.transfee))} />
      </Typography.Text>
      <ContractForm
        operation={changeOrderPrice}
        fixed={{ orderNumber }}
        initial={{ goods, transfee }}
        fields={{
          goods: {
            label: text('merchant.order.priceGoods'),
            help: text('merchant.order.priceHelp'),
            control: <MoneyInput max={most.goods} />,
          },
          transfee: {
            label: text('merchant.order.amounts.shipping'),
            control: <MoneyInput max={most.transfee} disabled={most.transfee === 0} />,
          },
        }}
        submit={text('merchant.order.priceNow')}
        onDone={() => {
          toast(text('merchant.order.priceChanged'));
          onClose();
        }}
        onCancel={onClose}
      />
    </Flex>
  );
}
