import type { Locale } from '@galleria/domain/site/locales';

interface SheetColumn {
  readonly label: string;
  /** Share of the page width; the shares of all columns add up to 1. */
  readonly share: number;
  readonly isNumber?: boolean;
}

interface LabelledText {
  readonly label: string;
  readonly value: string;
}

/** A document with parties, facts, a table and its sum, as plain text in the language of its reader. */
export interface Sheet {
  readonly locale: Locale;
  readonly author: string;
  readonly title: string;
  readonly subtitle: string;
  /** The document's number, at the foot of every page. */
  readonly reference: string;
  readonly facts: readonly LabelledText[];
  /** Sender and receiver: the first line of each is set in bold. */
  readonly parties: readonly { readonly label: string; readonly lines: readonly string[] }[];
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly (LabelledText & { readonly isGrandTotal?: boolean })[];
  readonly notes: readonly string[];
}

/** Limits of a sheet, so that drawing takes neither long nor much memory. */
export const SHEET_LIMITS = { rows: 400, textLength: 400 } as const;

/** The same sheet within the limits: longer parts are cut, and marked as cut. */
export function boundSheet(sheet: Sheet): Sheet {
  const labelled = <Text extends LabelledText>(texts: readonly Text[]) =>
    texts.map((text) => ({ ...text, label: truncate(text.label), value: truncate(text.value) }));
  return {
    ...sheet,
    author: truncate(sheet.author),
    title: truncate(sheet.title),
    subtitle: truncate(sheet.subtitle),
    reference: truncate(sheet.reference),
    facts: labelled(sheet.facts),
    parties: sheet.parties.map(({ label, lines }) => ({ label: truncate(label), lines: lines.map(truncate) })),
    rows: sheet.rows.slice(0, SHEET_LIMITS.rows).map((row) => row.map(truncate)),
    totals: labelled(sheet.totals),
    notes: sheet.notes.map(truncate),
  };
}

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

function truncate(text: string): string {
  const plain = text.replaceAll(CONTROLS, ' ');
  const characters = [...plain];
  return characters.length <= SHEET_LIMITS.textLength
    ? plain
    : `${characters.slice(0, SHEET_LIMITS.textLength - 1).join('')}…`;
}
