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
const NAMED_TABLE = /\b(?:from|join|update|into|truncate|table|lock)\s+(?:only\s+)?"?([a-z_]+)"?/gi;

/** Tables of other modules in the SQL texts of this file. Comments and TypeScript identifiers are not searched. */
export function foreignTables(source: string, module: string, owners: ReadonlyMap<string, string>): string[] {
  const named = [...source.matchAll(SQL_TEXT)].flatMap(([text]) =>
    [...text.matchAll(NAMED_TABLE)].map(([, table = '']) => table),
  );
  return [...new Set(named)].filter((table) => (owners.get(table) ?? module) !== module);
}
