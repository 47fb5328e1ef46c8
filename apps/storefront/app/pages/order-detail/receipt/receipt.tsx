import { centsOf } from '@galleria/domain/money/main-units';
import { ORDER_REFUND_STATE } from '@galleria/domain/orders/order-status';
import { ChevronLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMoneyText } from '../../../features/money/money-text.ts';
import { AmountsList } from '../../../features/orders/amounts.tsx';
import { type OrderDetail, orderAddress } from '../../../features/orders/order.ts';
import { Fact } from '../../../features/orders/part-card.tsx';
import { paymentName } from '../../../features/payments/payment-name.ts';
import { PageTitle } from '../../../features/seo/page-title.tsx';
import { useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { TimeText } from '../../../ui/times/time-text.tsx';
import { useShell } from '../../../visit/shell-data.ts';

interface Seller {
  readonly companyName: string;
  readonly companyAddress: string;
  readonly licenceNumber: string;
}

interface ReceiptProps {
  order: OrderDetail;
  payTime: string;
  seller: Seller | undefined;
}

/** Seller, goods, amounts and payment on one sheet. Everything else on the page is hidden in print. */
export function Receipt({ order, payTime, seller }: ReceiptProps) {
  const text = useText();
  const { mall } = useShell();
  return (
    <div className="page-column flex max-w-3xl flex-col gap-4 py-4 md:py-8 print:p-0">
      <PageTitle name={text('orders.receipt.titleNamed', { number: order.orderNumber })} />
      <Toolbar orderNumber={order.orderNumber} />
      <article className="card flex flex-col gap-6 p-5 sm:p-8 print:border-0 print:p-0 print:shadow-none">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b pb-4">
          <h1 className="font-bold text-xl">{text('orders.receipt.title')}</h1>
          <p className="font-semibold">{mall.companyName}</p>
        </header>
        <div className="grid gap-6 sm:grid-cols-2">
          <Parties order={order} seller={seller} />
          <Payment order={order} payTime={payTime} />
        </div>
        <Lines order={order} />
        <div className="ms-auto w-full sm:max-w-80">
          <AmountsList
            amounts={order.amounts}
            goodsLabel={text('orders.detail.goods', { count: order.pieceCount })}
            totalLabel={text('orders.detail.paid')}
          />
        </div>
        <p className="text-ink-soft text-xs">{text('orders.receipt.notInvoice')}</p>
      </article>
    </div>
  );
}

function Toolbar({ orderNumber }: { orderNumber: string }) {
  const text = useText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
      <Link
        to={orderAddress(orderNumber)}
        className="inline-flex min-h-10 items-center gap-0.5 text-ink-soft text-sm hover:text-ink"
      >
        <ChevronLeft aria-hidden className="flip-rtl size-4" />
        {text('orders.receipt.back')}
      </Link>
      {/* Hidden without scripts: then the browser's own menu prints. */}
      <Button onClick={() => window.print()} className="noscript:hidden">
        <Printer aria-hidden className="size-4" />
        {text('orders.receipt.print')}
      </Button>
    </div>
  );
}

function Parties({ order: { shopName, userAddr, pickup }, seller }: Omit<ReceiptProps, 'payTime'>) {
  const text = useText();
  const buyer = userAddr?.receiver ?? pickup?.name;
  return (
    <div className="flex flex-col gap-4 text-sm">
      <Party label={text('orders.receipt.seller')} name={shopName}>
        {seller?.companyName && <Line>{seller.companyName}</Line>}
        {seller?.companyAddress && <Line>{seller.companyAddress}</Line>}
        {seller?.licenceNumber && <Line>{seller.licenceNumber}</Line>}
      </Party>
      {buyer && (
        <Party label={text('orders.receipt.buyer')} name={buyer}>
          {userAddr && <Line>{userAddr.addr}</Line>}
        </Party>
      )}
    </div>
  );
}

function Party({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <h2 className="font-normal text-ink-soft text-xs tracking-normal">{label}</h2>
      <strong className="font-semibold">
        <bdi>{name}</bdi>
      </strong>
      {children}
    </div>
  );
}

/** Text direction of its own words, but aligned to the page's side. */
function Line({ children }: { children: string }) {
  return (
    <span className="wrap-anywhere">
      <bdi>{children}</bdi>
    </span>
  );
}

function Payment({ order, payTime }: Omit<ReceiptProps, 'seller'>) {
  const text = useText();
  const paidBy = paymentName(order.payType);
  return (
    <dl className="-my-1 text-sm">
      <Fact label={text('orders.detail.number')} isCode>
        {order.orderNumber}
      </Fact>
      <Fact label={text('orders.detail.placed')}>
        <TimeText time={order.createTime} />
      </Fact>
      <Fact label={text('orders.detail.paidAt')}>
        <TimeText time={payTime} />
      </Fact>
      {paidBy && <Fact label={text('orders.detail.paidBy')}>{text(paidBy)}</Fact>}
      <Refunded refundStatus={order.refundStatus} />
    </dl>
  );
}

/** A receipt must not claim money that was refunded. */
function Refunded({ refundStatus }: Pick<OrderDetail, 'refundStatus'>) {
  const text = useText();
  const { refunded, partlyRefunded } = ORDER_REFUND_STATE;
  if (refundStatus !== refunded && refundStatus !== partlyRefunded) return null;
  const state = refundStatus === refunded ? 'refunds.progress.refunded' : 'refunds.progress.partlyRefunded';
  return <Fact label={text('orders.receipt.refund')}>{text(state)}</Fact>;
}

function Lines({ order: { lines } }: { order: OrderDetail }) {
  const text = useText();
  const money = useMoneyText();
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-line border-b text-ink-soft text-xs">
          <th className="py-2 text-start font-normal">{text('orders.receipt.item')}</th>
          <th className="px-3 py-2 text-end font-normal">{text('orders.receipt.count')}</th>
          <th className="py-2 text-end font-normal">{text('orders.receipt.price')}</th>
          <th className="py-2 ps-3 text-end font-normal">{text('orders.receipt.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.orderItemId} className="break-inside-avoid border-line border-b align-top">
            <td className="wrap-anywhere py-2">
              <bdi>{line.prodName}</bdi>
              {line.skuName && (
                <span className="block text-ink-soft text-xs">
                  <bdi>{line.skuName}</bdi>
                </span>
              )}
            </td>
            <td className="px-3 py-2 text-end tabular-nums">{line.prodCount}</td>
            <td className="whitespace-nowrap py-2 text-end tabular-nums">{money(centsOf(line.price))}</td>
            <td className="whitespace-nowrap py-2 ps-3 text-end tabular-nums">{money(centsOf(line.amounts.total))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
