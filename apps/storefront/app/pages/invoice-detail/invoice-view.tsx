import { TITLE_TYPE } from '@galleria/domain/invoices/invoice-title';
import { centsOf } from '@galleria/domain/money/main-units';
import { ChevronLeft, Download } from 'lucide-react';
import { Link } from 'react-router';
import { documentAddress, INVOICE_LIST, type InvoiceDetail } from '../../features/invoices/invoice.ts';
import { InvoiceBadge } from '../../features/invoices/state-badge.tsx';
import { useMoneyText } from '../../features/money/money-text.ts';
import { orderAddress } from '../../features/orders/order.ts';
import { Fact, PartCard } from '../../features/orders/part-card.tsx';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { useText } from '../../messages/messages.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { TimeText } from '../../ui/times/time-text.tsx';
import { CHANGE, REQUEST } from './invoice-form.ts';
import { InvoiceRequestForm } from './invoice-request-form.tsx';

type Issued = NonNullable<InvoiceDetail['invoice']>;

/** The invoice of one order: its state, its documents, and the form to request or correct it. */
export function InvoiceView({ detail }: { detail: InvoiceDetail }) {
  const text = useText();
  const { orderNumber, invoice } = detail;
  return (
    <div className="page-column flex max-w-3xl flex-col gap-4 py-4 md:py-8">
      <PageTitle name={text('invoices.one')} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
        <Link
          to={orderAddress(orderNumber)}
          className="inline-flex w-fit items-center gap-0.5 text-ink-soft hover:text-ink"
        >
          <ChevronLeft aria-hidden className="flip-rtl size-4" />
          {text('orders.detail.titleNamed', { number: orderNumber })}
        </Link>
        <Link to={INVOICE_LIST} className="text-ink-soft hover:text-ink">
          {text('invoices.list')}
        </Link>
      </div>
      {invoice ? <OwnInvoice detail={detail} invoice={invoice} /> : <NewInvoice detail={detail} />}
    </div>
  );
}

function NewInvoice({ detail }: { detail: InvoiceDetail }) {
  const text = useText();
  const money = useMoneyText();
  return (
    <section className="card flex flex-col gap-5 p-4 sm:p-6">
      <div className="flex flex-col gap-1">
        <h1 className="font-bold text-xl">{text('invoices.request')}</h1>
        <p className="text-ink-soft text-sm">{text('invoices.type')}</p>
      </div>
      <dl className="text-sm">
        <Fact label={text('invoices.store')}>{detail.shopName}</Fact>
        <Fact label={text('invoices.amount')}>{money(centsOf(detail.amount))}</Fact>
      </dl>
      <p className="text-ink-soft text-sm">{text('invoices.amountHint')}</p>
      {detail.mayRequest ? (
        <InvoiceRequestForm name={REQUEST} submit={text('invoices.send')} done={text('invoices.sent')} />
      ) : (
        <p className="rounded-control bg-info-tint p-3 text-info text-sm">
          {text(detail.amount > 0 ? 'invoices.cannot.unpaid' : 'invoices.cannot.nothing')}
        </p>
      )}
    </section>
  );
}

function OwnInvoice({ detail, invoice }: { detail: InvoiceDetail; invoice: Issued }) {
  const text = useText();
  return (
    <>
      <section className="card flex flex-col gap-4 p-4 sm:p-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="font-bold text-xl">{text('invoices.one')}</h1>
          <InvoiceBadge state={invoice.state} />
        </div>
        <p className="text-pretty text-sm">{useNote(invoice)}</p>
        {invoice.version > 0 && (
          <a href={documentAddress(invoice.orderNumber)} download className={`${buttonClass('brand', 'medium')} w-fit`}>
            <Download aria-hidden className="size-4" />
            {text('invoices.download')}
          </a>
        )}
      </section>
      <FactsCard detail={detail} invoice={invoice} />
      {invoice.documents.length > 0 && <Documents invoice={invoice} />}
      {invoice.actions.includes('change') && (
        <details className="card p-4 sm:p-5">
          <summary className="cursor-pointer font-semibold">{text('invoices.change')}</summary>
          <div className="mt-4 flex flex-col gap-4">
            {invoice.version > 0 && <p className="text-ink-soft text-sm">{text('invoices.changeHint')}</p>}
            <InvoiceRequestForm
              name={CHANGE}
              invoice={invoice}
              submit={text('invoices.save')}
              done={text('invoices.saved')}
              key={invoice.revision}
            />
          </div>
        </details>
      )}
    </>
  );
}

function useNote({ state, version, needsCorrection, reason }: Issued): string {
  const text = useText();
  if (needsCorrection) return text('invoices.note.correction');
  if (state === 'applying') return text(version > 0 ? 'invoices.note.again' : 'invoices.note.applying');
  if (state === 'issued') return text('invoices.note.issued');
  // Isolated, so that the store's words keep their own direction.
  return reason ? text('invoices.note.failed', { reason: `\u2068${reason}\u2069` }) : text('invoices.note.refunded');
}

function FactsCard({ detail, invoice }: { detail: InvoiceDetail; invoice: Issued }) {
  const text = useText();
  const money = useMoneyText();
  const isUnit = invoice.headerType === TITLE_TYPE.unit;
  return (
    <PartCard title={text('invoices.type')}>
      <dl className="-my-1 text-sm">
        <Fact label={text('invoices.number')} isCode>
          {invoice.invoiceNumber}
        </Fact>
        <Fact label={text('invoices.store')}>{detail.shopName}</Fact>
        <Fact label={text('invoices.amount')}>
          {money(centsOf(invoice.state === 'issued' ? (invoice.issuedAmount ?? invoice.amount) : invoice.amount))}
        </Fact>
        <Fact label={text('invoices.name')}>{invoice.headerName}</Fact>
        {isUnit && (
          <Fact label={text('invoices.tax')} isCode>
            {invoice.invoiceTaxNumber}
          </Fact>
        )}
        <Fact label={text('invoices.content')}>{text(`invoices.content.${invoice.invoiceContent}`)}</Fact>
        <Fact label={text('invoices.applyTime')}>
          <TimeText time={invoice.applyTime} />
        </Fact>
        {invoice.issueTime && (
          <Fact label={text('invoices.issueTime')}>
            <TimeText time={invoice.issueTime} />
          </Fact>
        )}
      </dl>
    </PartCard>
  );
}

function Documents({ invoice: { orderNumber, documents } }: { invoice: Issued }) {
  const text = useText();
  const money = useMoneyText();
  return (
    <PartCard title={text('invoices.documents')}>
      <ul className="-my-2 divide-y divide-line text-sm">
        {documents.map(({ version, amount, issueTime }, index) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="flex flex-wrap items-center gap-x-3">
              <span className="font-medium">{text('invoices.version', { version })}</span>
              {index === 0 && <span className="text-success">{text('invoices.latest')}</span>}
              <span className="text-ink-soft">
                <TimeText time={issueTime} />
              </span>
            </span>
            <span className="flex items-center gap-4">
              {money(centsOf(amount))}
              <a
                href={documentAddress(orderNumber, version)}
                download
                aria-label={`${text('invoices.download')} · ${text('invoices.version', { version })}`}
                className="inline-flex min-h-9 items-center gap-1 font-medium underline underline-offset-4"
              >
                <Download aria-hidden className="size-4" />
                PDF
              </a>
            </span>
          </li>
        ))}
      </ul>
    </PartCard>
  );
}
