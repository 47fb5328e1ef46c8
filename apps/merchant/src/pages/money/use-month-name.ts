import { useLocale } from '@galleria/console-kit/console-context';
import { languageTag } from '@galleria/domain/site/locales';

/** The name of the month `2026-11`. Months are those of UTC, as in the ledger. */
export function useMonthName(): (month: string) => string {
  const tag = `${languageTag(useLocale())}-u-nu-latn`;
  const format = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (month) => {
    const first = new Date(`${month}-01T00:00:00Z`);
    return Number.isNaN(first.getTime()) ? month : format.format(first);
  };
}

/** The last day of a month, as `yyyy-MM-dd`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
