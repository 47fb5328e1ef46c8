import { ORDER_REFUND_STATE } from '@galleria/domain/orders/order-status';
import { compileCatalogues } from '@galleria/i18n/load-catalogues';
import { createTranslate } from '@galleria/i18n/translator';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MessagesProvider } from '../../messages/messages.tsx';
import { OrderRefundBadge, OrderRefundLinks } from './order-refunds.tsx';

const messages = compileCatalogues('en', 'storefront');
type Shown = ComponentProps<typeof OrderRefundLinks>['order'];

/** Refund badge and links in a list of orders, where only the order's own fields are loaded. */
function shown(order: Partial<Shown>): string {
  const whole = { orderNumber: '1234567890', refundStatus: null, isRefundable: false, lines: [], ...order };
  const element = (
    <>
      <OrderRefundBadge order={whole} />
      <OrderRefundLinks order={whole} />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(
    <MessagesProvider locale="en" catalogueUrl="" text={createTranslate('en', messages)}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  );
}

describe('refunds of an order in a list', () => {
  it('show their state from fields of the order', () => {
    expect(shown({ refundStatus: null })).toBe('');
    expect(shown({ refundStatus: ORDER_REFUND_STATE.applied })).toContain('Refund asked for');
    expect(shown({ refundStatus: ORDER_REFUND_STATE.refunded })).toContain('Refunded in full');
    expect(shown({ refundStatus: ORDER_REFUND_STATE.partlyRefunded })).toContain('Partly refunded');
    expect(shown({ refundStatus: ORDER_REFUND_STATE.failed })).toContain('Refund failed');
  });

  it('link to the request, to the list if there are several, and to the form if the order is refundable', () => {
    const [one, other] = [{ refundSn: '260501000001' }, { refundSn: '260501000002' }];
    expect(shown({ lines: [one, one, { refundSn: null }] })).toContain('/return-detail?refundSn=260501000001');
    expect(shown({ lines: [one, other] })).toContain('/user-center/uc-return?keyword=1234567890');
    expect(shown({ lines: [{ refundSn: null }] })).not.toContain('View refund');
    expect(shown({ isRefundable: true })).toContain('/user-center/apply-return?orderNumber=1234567890');
    expect(shown({ isRefundable: false })).not.toContain('apply-return');
  });
});
