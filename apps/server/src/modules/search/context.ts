import type { Database } from '../../infra/database/database.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Stores } from '../stores/index.ts';
import type { Synonyms } from './synonyms.ts';

/** What the use cases of search stand on. */
export interface SearchContext {
  readonly database: Database;
  readonly stores: Stores;
  readonly catalogue: Catalogue;
  /** From memory. */
  synonyms(): Promise<Synonyms>;
}
