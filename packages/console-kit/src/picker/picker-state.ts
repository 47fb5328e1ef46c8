import type { Operation, OutputOf } from '@galleria/contract/operation';
import type { Options, optionSearch } from '@galleria/contract/wire/options';

/** An operation that finds options by search text, and chosen ones by id. */
export type OptionOperation = Operation<typeof optionSearch, typeof Options>;
export type PickerOption = OutputOf<OptionOperation>[number];

interface Search {
  /** The text in the field. */
  readonly searchText: string;
  /** The text that was last sent to the server. */
  readonly sentText: string;
  readonly found: readonly PickerOption[] | undefined;
  readonly hasFailed: boolean;
}

export type PickerState = 'searching' | 'failed' | 'nothing' | 'found';

/** While a search is pending, stale results for earlier text are not offered: Enter would choose one of them. */
export function stateOf({ searchText, sentText, found, hasFailed }: Search): PickerState {
  if (searchText.trim() !== sentText) return 'searching';
  if (found) return found.length > 0 ? 'found' : 'nothing';
  return hasFailed ? 'failed' : 'searching';
}

/** Input that looks up the names of these ids; equal for equal ids, so that the query is cached. */
export function idsInput(ids: readonly number[]): { ids: string } {
  return { ids: ids.join(',') };
}

/** The options of these ids in their order; undefined if one of them is unknown. */
export function findOptions(
  ids: readonly number[],
  known: ReadonlyMap<number, PickerOption>,
): PickerOption[] | undefined {
  const options = ids.flatMap((id) => known.get(id) ?? []);
  return options.length === ids.length ? options : undefined;
}
