import type * as contract from '@galleria/contract/search/staff-searches';
import { refuse } from '@galleria/domain/refusals';
import { fold } from '@galleria/domain/search/fold';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { SearchContext } from '../context.ts';
import type { WordsByLocale } from '../query/synonyms.ts';
import { readSynonyms } from '../query/vocabulary-db.ts';
import { deleteSynonymSet, insertSynonymSet, lockSynonyms, writeSynonymSet } from './searches-db.ts';

/** Latest first. */
export const synonymList: UseCase<typeof contract.synonymList, SearchContext> = async (
  { database },
  { keyword = '' },
) => {
  const sets = await readSynonyms(database.queries);
  return sets
    .filter(({ words }) => foldedWords(words).some((word) => word.includes(fold(keyword))))
    .map(({ id, words }) => ({ synonymId: id, words }))
    .toReversed();
};

/** Nothing is indexed again: searches expand words when they run. */
export const saveSynonyms: UseCase<typeof contract.saveSynonyms, SearchContext> = async (
  { database },
  { synonymId, words },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries, changed }) => {
    await lockSynonyms(queries);
    const sets = await readSynonyms(queries);
    const before = sets.find(({ id }) => id === synonymId);
    if (synonymId !== undefined && !before) return refuse('synonyms.notFound');
    const taken = new Set(sets.filter((set) => set !== before).flatMap((set) => foldedWords(set.words)));
    const twice = Object.values(words)
      .flat()
      .find((word) => taken.has(fold(word)));
    if (twice !== undefined) return refuse('synonyms.taken', { values: { word: twice } });
    const savedId = before?.id ?? (await insertSynonymSet(queries, words));
    if (before) await writeSynonymSet(queries, savedId, words);
    await changed('synonyms');
    audit.changed(before?.words ?? null, words);
    return { synonymId: savedId };
  });

export const deleteSynonyms: UseCase<typeof contract.deleteSynonyms, SearchContext> = async (
  { database },
  { synonymId },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries, changed }) => {
    await lockSynonyms(queries);
    const before = (await readSynonyms(queries)).find(({ id }) => id === synonymId);
    if (!before) return refuse('synonyms.notFound');
    await deleteSynonymSet(queries, synonymId);
    await changed('synonyms');
    audit.changed(before.words, null);
    return null;
  });

function foldedWords(words: WordsByLocale): string[] {
  return Object.values(words).flatMap((list) => (list ?? []).map(fold));
}
