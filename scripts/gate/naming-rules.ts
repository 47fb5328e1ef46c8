/**
 * Names that a reader from the field would have to look up. docs/glossary.md has the words that we use instead; add to
 * this list what a review finds, and keep it short.
 */
export const BANNED_NAMES =
  /\b(keepPromise|hearEvent|whatCame|sendAway|comeBack|OtherSite|whyNot|patientPool|KeptLoads|furnish\w*|standIn|stand-in|stand in for the gateway|dialect(?!: .postgresql)\w*|twin of|naive twin|homeless|letGo|turnHeart|fulfilWish|post-office|takeHold|freezeOrders|readTerms|spendSeal|person-records|tellStory|hearOfMoney|tellingTry)\b/gi;

/** Tables that a `tables.ts` declares. */
export function tablesIn(source: string): string[] {
  return [...source.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table = '']) => table);
}

const SQL_TEXT = /`[^`]*`|'[^'\n]*'/g;
const NAMED_TABLE = /\b(?:from|join|update|into|truncate|table|lock)\s+(?:only\s+)?"?([a-z_]+)"?/gi;

/** Tables of other modules that SQL text of this file names. Comments and identifiers of TypeScript do not count. */
export function foreignTables(source: string, module: string, owners: ReadonlyMap<string, string>): string[] {
  const named = [...source.matchAll(SQL_TEXT)].flatMap(([text]) =>
    [...text.matchAll(NAMED_TABLE)].map(([, table = '']) => table),
  );
  return [...new Set(named)].filter((table) => (owners.get(table) ?? module) !== module);
}
