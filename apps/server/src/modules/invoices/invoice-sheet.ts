import { invoiceableCents } from '@galleria/domain/invoices/invoice-lifecycle';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { formatDate, formatMoney, formatNumber } from '@galleria/i18n/formats';
import { readClock } from '../../infra/database/clock.ts';
import { isolated, leftToRight } from '../../infra/pdf/isolate.ts';
import type { Sheet } from '../../infra/pdf/sheet.ts';
import { serverText } from '../../infra/text/server-text.ts';
import { pathTo, readCategoriesOf } from '../catalogue/index.ts';
import { type InvoiceOrder, type OrderLine, readOrderLines } from '../orders/index.ts';
import { readMallName } from '../site/index.ts';
import { readQualification } from '../stores/index.ts';
import type { InvoicesContext } from './context.ts';
import type { Invoice } from './invoices-db.ts';

/** The invoice as a sheet in the language of the buyer's request. */
export async function invoiceSheet(context: InvoicesContext, invoice: Invoice, order: InvoiceOrder): Promise<Sheet> {
  const { locale } = invoice;
  const text = serverText(locale);
  const { queries } = context.database;
  const [seller, lines, now, mall] = await Promise.all([
    sellerLines(context, invoice),
    readOrderLines(queries, [order.id]),
    readClock(queries),
    readMallName(queries, locale),
  ]);
  const rows = invoice.content === 'detail' ? namedRows(lines, locale) : await categoryRows(context, lines, locale);
  const money = (cents: number) => leftToRight(formatMoney(locale, order.currency, cents));
  const goodsCents = rows.reduce((sum, row) => sum + row.cents, 0);
  const shippingCents = order.payableCents - goodsCents;
  const version = invoice.version + 1;
  return {
    ...{ locale, author: seller[0] ?? '', reference: invoice.number },
    title: text('invoices.pdf.title'),
    subtitle: text('invoices.type'),
    facts: [
      { label: text('invoices.number'), value: invoice.number },
      { label: text('invoices.pdf.issued'), value: formatDate(locale, now) },
      { label: text('invoices.order'), value: order.number },
      { label: text('invoices.pdf.paidOn'), value: order.paidAt ? formatDate(locale, order.paidAt) : '' },
      ...(version > 1
        ? [{ label: text('invoices.pdf.version'), value: text('invoices.pdf.replaces', { version }) }]
        : []),
    ],
    parties: [
      { label: text('invoices.pdf.seller'), lines: seller.map(isolated) },
      {
        label: text('invoices.pdf.buyer'),
        lines: [
          isolated(invoice.title),
          ...(invoice.taxNumber ? [`${text('invoices.tax')} ${isolated(invoice.taxNumber)}`] : []),
        ],
      },
    ],
    columns: [
      { label: text('invoices.pdf.goods'), share: 0.6 },
      { label: text('invoices.pdf.quantity'), share: 0.16, isNumber: true },
      { label: text('invoices.pdf.amount'), share: 0.24, isNumber: true },
    ],
    rows: rows.map(({ name, quantity, cents }) => [isolated(name), formatNumber(locale, quantity), money(cents)]),
    totals: [
      ...(shippingCents > 0 ? [{ label: text('invoices.pdf.delivery'), value: money(shippingCents) }] : []),
      ...(order.refundedCents > 0
        ? [{ label: text('invoices.pdf.refunded'), value: money(-order.refundedCents) }]
        : []),
      { label: text('invoices.pdf.total'), value: money(invoiceableCents(order)), isGrandTotal: true },
    ],
    notes: [text('invoices.pdf.noteAmount'), text('invoices.pdf.noteMall', { mall: isolated(mall) })],
  };
}

/** The company behind the store; only the store's name when it has none. */
async function sellerLines({ database, stores }: InvoicesContext, { storeId, locale }: Invoice): Promise<string[]> {
  const shopName = (await stores.summaries(locale)).get(storeId)?.shopName ?? '';
  const company = await readQualification(database.queries, storeId);
  if (!company) return [shopName];
  const { companyName, licenceNumber } = company;
  return [
    textIn(companyName, locale),
    shopName,
    serverText(locale)('invoices.pdf.licence', { number: isolated(licenceNumber) }),
  ];
}

interface SheetRow {
  readonly name: string;
  readonly quantity: number;
  /** Amount paid for the goods, without delivery. */
  readonly cents: number;
}

function namedRows(lines: readonly OrderLine[], locale: Locale): SheetRow[] {
  return lines.map(({ prodName, skuName, quantity, goodsCents, reducedCents }) => ({
    name: [textIn(prodName, locale), textIn(skuName, locale)].filter((text) => text !== '').join(' – '),
    ...{ quantity, cents: goodsCents - reducedCents },
  }));
}

/** One row per top-level category. Products whose category is hidden now are listed as goods. */
async function categoryRows(
  { database, catalogue }: InvoicesContext,
  lines: readonly OrderLine[],
  locale: Locale,
): Promise<SheetRow[]> {
  const names = await catalogue.categoryNames(locale);
  const categories = await readCategoriesOf(
    database.queries,
    lines.map(({ prodId }) => prodId),
  );
  const rows = new Map<string, SheetRow>();
  for (const { prodId, quantity, goodsCents, reducedCents } of lines) {
    const [top] = pathTo(names, categories.get(prodId) ?? 0);
    const name = top?.name ?? serverText(locale)('invoices.pdf.goods');
    const row = rows.get(name) ?? { name, quantity: 0, cents: 0 };
    rows.set(name, { name, quantity: row.quantity + quantity, cents: row.cents + goodsCents - reducedCents });
  }
  return [...rows.values()];
}
