import type { ParsedInputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/staff/audit';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { CsvFile } from '@galleria/contract/wire/csv-file';
import type { CsvCell } from '@galleria/domain/csv/csv-line';
import { refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import { type AuditEntry, type AuditFilter, readAuditEntries } from '../../../infra/audit/audit-db.ts';
import { cutPage, readIdCursor } from '../../../infra/calls/cursor.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { findSellersByText, sellerNames } from '../../sellers/index.ts';
import type { StaffContext } from '../context.ts';
import { findStaffByText, staffNames } from '../staff-db.ts';

type Search = ParsedInputOf<typeof contract.auditExport>;

export const auditPage: UseCase<typeof contract.auditPage, StaffContext> = async (
  context,
  { cursor, size, ...search },
  { locale },
) => {
  const { filter } = await filterOf(context, search);
  const found = await readAuditEntries(context.database.queries, filter, {
    before: readIdCursor(cursor),
    limit: size + 1,
  });
  const { shown, nextCursor } = cutPage(found, size, ({ id }) => id);
  return { records: await withNames(context, shown, locale), nextCursor };
};

/** Rows per statement of an export; no connection is held while the client receives them. */
const BATCH_SIZE = 500;

/** Refused when the search leaves people out: nobody could see that a file is incomplete. */
export const auditExport: UseCase<typeof contract.auditExport, StaffContext> = async (context, search, { locale }) => {
  const { filter, isComplete } = await filterOf(context, search);
  if (!isComplete) return refuse('csv.tooManyPeople', { values: { limit: MAX_PEOPLE } });
  return new CsvFile('audit-log.csv', rowsOf(context, filter, locale));
};

type Row = Awaited<ReturnType<typeof withNames>>[number];

const COLUMNS: Readonly<Record<string, (row: Row) => CsvCell>> = {
  time: ({ time }) => time,
  realm: ({ realm }) => realm,
  person: ({ name }) => name,
  personId: ({ personId }) => personId,
  store: ({ storeName }) => storeName,
  operation: ({ operation }) => operation,
  outcome: ({ outcome }) => outcome,
  address: ({ address }) => address,
  input: ({ input }) => JSON.stringify(input),
  before: ({ before }) => (before === null ? '' : JSON.stringify(before)),
  after: ({ after }) => (after === null ? '' : JSON.stringify(after)),
};

async function* rowsOf(context: StaffContext, filter: AuditFilter, locale: Locale): AsyncGenerator<readonly CsvCell[]> {
  yield Object.keys(COLUMNS);
  let before: number | undefined;
  for (;;) {
    const entries = await readAuditEntries(context.database.queries, filter, { before, limit: BATCH_SIZE });
    for (const row of await withNames(context, entries, locale)) {
      yield Object.values(COLUMNS).map((cellOf) => cellOf(row));
    }
    before = entries.at(-1)?.id;
    if (entries.length < BATCH_SIZE) return;
  }
}

/** The most people per realm that the words of a search are matched to; of more matches, the rest are left out. */
const MAX_PEOPLE = 200;

async function filterOf(
  { database: { queries } }: StaffContext,
  { person, realm, ...search }: Search,
): Promise<{ filter: AuditFilter; isComplete: boolean }> {
  const filter = { ...search, actorKind: realm };
  if (!person) return { filter, isComplete: true };
  const found = await Promise.all([
    realm === 'seller' ? [] : findStaffByText(queries, person, MAX_PEOPLE + 1),
    realm === 'staff' ? [] : findSellersByText(queries, person, MAX_PEOPLE + 1),
  ]);
  const actorIds = [person, ...found.flatMap((ids) => ids.slice(0, MAX_PEOPLE))];
  return { filter: { ...filter, actorIds }, isComplete: found.every((ids) => ids.length <= MAX_PEOPLE) };
}

/** Costs two statements at most, regardless of the length of the page. */
async function withNames(
  { database: { queries }, stores }: StaffContext,
  entries: readonly AuditEntry[],
  locale: Locale,
) {
  const idsOf = (kind: 'staff' | 'seller') => [
    ...new Set(entries.filter(({ actorKind }) => actorKind === kind).map(({ actorId }) => actorId)),
  ];
  const names = new Map([
    ...(await staffNames(queries, idsOf('staff').filter(isUuid))),
    ...(await sellerNames(queries, idsOf('seller').filter(isUuid))),
  ]);
  const summaries = await stores.summaries(locale);
  return entries.map(({ at, actorKind, actorId, storeId, ...entry }) => ({
    ...entry,
    time: formatApiTime(at),
    realm: actorKind,
    personId: actorId,
    name: names.get(actorId) ?? '',
    storeId: storeId ?? 0,
    storeName: storeId === null ? '' : (summaries.get(storeId)?.shopName ?? ''),
  }));
}

/** Entries made with a token of the command line have an actor id that is no UUID and belongs to no person. */
const isUuid = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
