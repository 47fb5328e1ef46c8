import { readFile } from 'node:fs/promises';
import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/orders/fulfilment';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { parse } from 'csv-parse/sync';
import type { Caller, UseCase } from '../../../infra/calls/use-case.ts';
import { refusalMessage } from '../../../infra/text/server-text.ts';
import type { OrdersContext } from '../index.ts';
import { readCouriers } from '../parcels/parcels-db.ts';
import { shipOrder } from './ship-order.ts';

const COLUMNS = ['orderNumber', 'courier', 'waybill'] as const;
const MAX_LINES = 1000;
const CONCURRENCY = 4;
const WAYBILL = /^[\w-]{4,40}$/;

type Cells = Record<(typeof COLUMNS)[number], string>;
/** `line`: where the row begins in the file. The header is on line 1. */
type Row = Cells & { readonly line: number };
type Failure = OutputOf<typeof contract.shipOrdersFromCsv>['failed'][number];

/**
 * Every line is a shipment of its own, so a wrong line does not stop the others. A file that is sent twice ships
 * nothing twice.
 */
export const shipOrdersFromCsv: UseCase<typeof contract.shipOrdersFromCsv, OrdersContext> = async (
  context,
  { file },
  caller,
) => {
  const rows = readRows(await readFile(file.path));
  if (isRefused(rows)) return rows;
  const couriers = await courierNames(context);
  const failed: Failure[] = [];
  const ship = async (row: Row) => {
    const shipped = await shipRow(context, row, couriers, caller);
    if (!isRefused(shipped)) return;
    const message = refusalMessage(shipped, caller.locale);
    failed.push({ line: row.line, orderNumber: row.orderNumber, reason: shipped.refused, message });
  };
  // Orders are independent of each other; lines of the same order are handled in the order of the file.
  const waiting = Map.groupBy(rows, ({ orderNumber }) => orderNumber).values();
  const worker = async () => {
    for (const ofOrder of waiting) for (const row of ofOrder) await ship(row);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  failed.sort((one, other) => one.line - other.line);
  return { shipped: rows.length - failed.length, failed };
};

async function shipRow(
  context: OrdersContext,
  { orderNumber, courier, waybill }: Row,
  couriers: ReadonlyMap<string, number>,
  caller: Caller<Extract<Caller['actor'], { kind: 'seller' }>>,
) {
  const dvyId = couriers.get(courier.toLowerCase());
  if (dvyId === undefined || !WAYBILL.test(waybill)) return refuse('order.courierUnknown');
  return shipOrder(context, { orderNumber, packages: [{ dvyId, dvyFlowId: waybill, items: [] }] }, caller);
}

/** The ids of couriers by id, and by name in every language, in lower case. */
async function courierNames({ database: { queries } }: OrdersContext): Promise<ReadonlyMap<string, number>> {
  const couriers = await readCouriers(queries);
  return new Map(
    couriers.flatMap(({ id, name }) => [String(id), ...Object.values(name)].map((one) => [one.toLowerCase(), id])),
  );
}

interface ParsedRow {
  readonly record: Partial<Cells>;
  readonly info: { readonly lines: number };
  /** The text of the row, with blank lines before it. */
  readonly raw: string;
}

function readRows(file: Uint8Array): Row[] | Refused<'csv.unreadable' | 'csv.columns' | 'csv.tooManyLines'> {
  let rows: ParsedRow[];
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    rows = parse(text.replaceAll('\r\n', '\n'), {
      ...{ columns: true, bom: true, trim: true, skip_empty_lines: true, to: MAX_LINES + 1 },
      ...{ info: true, raw: true },
    });
  } catch {
    return refuse('csv.unreadable');
  }
  if (rows.length > MAX_LINES) return refuse('csv.tooManyLines', { values: { limit: MAX_LINES } });
  const [first] = rows;
  if (!first || COLUMNS.some((column) => !(column in first.record))) {
    return refuse('csv.columns', { values: { columns: COLUMNS.join(', ') } });
  }
  return rows.map(({ record: { orderNumber = '', courier = '', waybill = '' }, ...at }) => {
    return { orderNumber, courier, waybill, line: firstLineOf(at) };
  });
}

/** A cell in quotes may have several lines, and the parser counts up to the last one of a row. */
function firstLineOf({ info, raw }: Pick<ParsedRow, 'info' | 'raw'>): number {
  return info.lines - (raw.trim().split('\n').length - 1);
}
