import type { Operation, OutputOf } from '@galleria/contract/operation';
import type { Options, optionSearch } from '@galleria/contract/wire/options';

/** An operation that finds what can be chosen by words, and what was chosen by its id. */
export type OptionOperation = Operation<typeof optionSearch, typeof Options>;
export type PickerOption = OutputOf<OptionOperation>[number];

interface Search {
  /** What stands in the field. */
  readonly words: string;
  /** What was asked for last. */
  readonly asked: string;
  readonly found: readonly PickerOption[] | undefined;
  readonly hasFailed: boolean;
}

export type PickerState = 'searching' | 'failed' | 'nothing' | 'found';

/** While words are still looked up, what was found for earlier ones is not offered: Enter would choose it. */
export function stateOf({ words, asked, found, hasFailed }: Search): PickerState {
  if (words.trim() !== asked) return 'searching';
  if (found) return found.length > 0 ? 'found' : 'nothing';
  return hasFailed ? 'failed' : 'searching';
}

/** What is asked for to learn the names of these; the same for the same ones, so that it is asked once. */
export function idsInput(ids: readonly number[]): { ids: string } {
  return { ids: ids.join(',') };
}

/** The options of these ids in their order, or nothing where one is not known. */
export function pickKnown(
  ids: readonly number[],
  known: ReadonlyMap<number, PickerOption>,
): PickerOption[] | undefined {
  const options = ids.flatMap((id) => known.get(id) ?? []);
  return options.length === ids.length ? options : undefined;
}
