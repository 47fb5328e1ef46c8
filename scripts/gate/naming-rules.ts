/**
 * Names that an engineer new to the project would have to look up. docs/glossary.md has the words to use instead. Add
 * what a review finds, and keep the list short.
 */
export const BANNED_NAMES =
  /\b(keepPromise|hearEvent|whatCame|sendAway|comeBack|OtherSite|whyNot|patientPool|KeptLoads|furnish\w*|standIn|stand-in|stand in for the gateway|dialect(?!: .postgresql)\w*|twin of|naive twin|homeless|letGo|turnHeart|fulfilWish|post-office|takeHold|freezeOrders|readTerms|spendSeal|person-records|tellStory|hearOfMoney|tellingTry)\b/gi;

/** Tables that a `tables.ts` declares. */
export function tablesIn(source: string): string[] {
  return [...source.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table = '']) => table);
}

const SQL_TEXT = /`[^`]*`|'[^'\n]*'/g;
const TABLE = String.raw`(?:only\s+|lateral\s+)?"?[a-z_]+"?`;
/** One table or, after `from` and `using`, a list of them with their aliases. */
const NAMED_TABLES = new RegExp(
  String.raw`\b(?:(?:from|using)\s+(${TABLE}(?:(?:\s+as)?\s+[a-z_]+)?(?:\s*,\s*${TABLE}(?:(?:\s+as)?\s+[a-z_]+)?)*)|(?:join|update|into|truncate|table|lock)\s+(${TABLE}))`,
  'gi',
);

/** Tables of other modules in the SQL texts of this file. Comments and TypeScript identifiers are not searched. */
export function foreignTables(source: string, module: string, owners: ReadonlyMap<string, string>): string[] {
  const named = [...source.matchAll(SQL_TEXT)].flatMap(([text]) =>
    [...text.matchAll(NAMED_TABLES)].flatMap(([, list, single]) => (list ?? single ?? '').split(',').map(nameOf)),
  );
  return [...new Set(named)].filter((table) => (owners.get(table) ?? module) !== module);
}

const nameOf = (table: string) => table.match(/^\s*(?:only\s+|lateral\s+)?"?(\w+)/i)?.[1] ?? '';
