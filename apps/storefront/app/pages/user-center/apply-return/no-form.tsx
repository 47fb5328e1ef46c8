import { ORDER_LIST, orderAddress } from '../../../features/orders/order.ts';
import { REFUND_LIST, refundsOfOrder } from '../../../features/refunds/refund.ts';
import { storeAddress } from '../../../features/stores/store-address.ts';
import { useText } from '../../../messages/messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import type { ApplicationData, Objection } from './load-application.server.ts';

const REASONS = {
  unknown: 'refunds.apply.unknown',
  unknownRequest: 'refunds.apply.unknownRequest',
  notEditable: 'refunds.apply.notEditable',
  periodOver: 'refunds.apply.periodOver',
  allAsked: 'refunds.apply.allAsked',
  impossible: 'refunds.apply.impossible',
} as const satisfies Record<Objection, string>;

type NoFormProps = Pick<ApplicationData, 'info' | 'orderNumber'> & { objection: Objection };

/** Why nothing can be requested, and a link to go on. */
export function NoForm({ objection, info, orderNumber }: NoFormProps) {
  const text = useText();
  return (
    <div className="card">
      <Empty kind="order" sentence={text(REASONS[objection])}>
        {objection === 'periodOver' && info ? (
          <ButtonLink to={storeAddress(info.shopId)}>{text('refunds.apply.toStore')}</ButtonLink>
        ) : objection === 'allAsked' || objection === 'notEditable' ? (
          <ButtonLink to={refundsOfOrder(orderNumber)}>{text('refunds.apply.toRequests')}</ButtonLink>
        ) : objection === 'unknownRequest' ? (
          <ButtonLink to={REFUND_LIST}>{text('refunds.title')}</ButtonLink>
        ) : (
          <ButtonLink to={objection === 'unknown' ? ORDER_LIST : orderAddress(orderNumber)}>
            {text('refunds.toOrders')}
          </ButtonLink>
        )}
      </Empty>
    </div>
  );
}
