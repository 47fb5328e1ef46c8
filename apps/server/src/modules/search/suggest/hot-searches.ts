import type * as contract from '@galleria/contract/search/search';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { SearchContext } from '../context.ts';
import { readHotSearches } from './suggest-db.ts';

export interface HotSearch {
  readonly target: 'goods' | 'stores';
  readonly title: string;
  readonly content: string;
}

export async function loadHotSearches(queries: Queries, locale: Locale): Promise<HotSearch[]> {
  const rows = await readHotSearches(queries);
  return rows.map(({ target, title, content }) => ({
    target,
    title: textIn(title, locale),
    content: textIn(content, locale) || textIn(title, locale),
  }));
}

const GOODS = 1;

export const hotSearches: UseCase<typeof contract.hotSearches, SearchContext> = async (
  context,
  { type },
  { locale },
) => {
  const wanted = type === GOODS ? 'goods' : 'stores';
  const all = await context.hotSearches(locale);
  return all.filter(({ target }) => target === wanted).map(({ title, content }) => ({ title, content }));
};
