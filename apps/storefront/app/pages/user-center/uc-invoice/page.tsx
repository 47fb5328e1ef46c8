import { invoicePage } from '@galleria/contract/invoices/invoices';
import { INVOICE_STATES, type InvoiceState } from '@galleria/domain/invoices/invoice-lifecycle';
import { centsOf } from '@galleria/domain/money/main-units';
import { Download } from 'lucide-react';
import { documentAddress, type Invoice, invoiceAddress } from '../../../features/invoices/invoice.ts';
import { InvoiceBadge } from '../../../features/invoices/state-badge.tsx';
import { useMoneyText } from '../../../features/money/money-text.ts';
import { ORDER_LIST } from '../../../features/orders/order.ts';
import { callOrThrow } from '../../../forms/answers.server.ts';
import { PageMessages, useText } from '../../../messages/messages.tsx';
import { messagesJson } from '../../../messages/server-text.server.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Empty } from '../../../ui/empty.tsx';
import { LinkTabs } from '../../../ui/links/link-tabs.tsx';
import { Pagination, pageNumber } from '../../../ui/links/pagination.tsx';
import { TimeText } from '../../../ui/times/time-text.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?messages';

const SIZE = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const state = stateIn(url.searchParams);
  const input = { size: SIZE, current: pageNumber(url.searchParams), state };
  const { records, current, pages } = await callOrThrow(visit, url, invoicePage, input);
  return { state, invoices: records, current, pages, messages: messagesJson(visit.locale, messageIds) };
}

function stateIn(query: URLSearchParams): InvoiceState | undefined {
  return INVOICE_STATES.find((state) => state === query.get('state'));
}

export default function OwnInvoicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <OwnInvoices {...loaderData} />
    </PageMessages>
  );
}

type OwnInvoicesProps = Omit<Route.ComponentProps['loaderData'], 'messages'>;

function OwnInvoices({ state, invoices, current, pages }: OwnInvoicesProps) {
  const text = useText();
  const tabs = [
    { to: '?', label: text('invoices.all'), isOpen: state === undefined },
    ...INVOICE_STATES.map((one) => ({
      to: `?state=${one}`,
      label: text(`invoices.state.${one}`),
      isOpen: one === state,
    })),
  ];
  return (
    <>
      <PageHead name={text('invoices.title')} intro={text('invoices.emptyHint')} />
      <div className="flex flex-col gap-4">
        <LinkTabs label={text('invoices.title')} tabs={tabs} />
        <h2 className="sr-only">{tabs.find(({ isOpen }) => isOpen)?.label}</h2>
        {invoices.length === 0 ? (
          <div className="card">
            <Empty kind="order" sentence={text('invoices.empty')}>
              <ButtonLink to={ORDER_LIST}>{text('invoices.toOrders')}</ButtonLink>
            </Empty>
          </div>
        ) : (
          <ul className="flex flex-col gap-3">
            {invoices.map((invoice) => (
              <li key={invoice.invoiceNumber}>
                <InvoiceRow invoice={invoice} />
              </li>
            ))}
          </ul>
        )}
        <Pagination current={current} pages={pages} />
      </div>
    </>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const text = useText();
  const money = useMoneyText();
  const { orderNumber, state, version, headerName, shopName, applyTime, issuedAmount, amount } = invoice;
  return (
    <article className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="flex min-w-56 flex-1 flex-col gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong className="font-semibold text-base">{shopName}</strong>
          <InvoiceBadge state={state} />
        </p>
        <p className="wrap-anywhere">
          <bdi>{headerName}</bdi> · {money(centsOf(state === 'issued' ? (issuedAmount ?? amount) : amount))}
        </p>
        <p className="text-ink-soft">
          {text('invoices.order')}{' '}
          <bdi dir="ltr" className="tabular-nums">
            {orderNumber}
          </bdi>{' '}
          · <TimeText time={applyTime} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {version > 0 && (
          <a href={documentAddress(orderNumber)} download className={buttonClass('outline', 'small')}>
            <Download aria-hidden className="size-4" />
            {text('invoices.download')}
          </a>
        )}
        <ButtonLink to={invoiceAddress(orderNumber)} tone="outline" size="small">
          {text('invoices.open')}
        </ButtonLink>
      </div>
    </article>
  );
}
