import { commissionAt, toCommissionTable } from '@galleria/domain/commission/commission-rates';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Cache } from '../../infra/cache/cache.ts';
import { readClock } from '../../infra/database/clock.ts';
import type { Database, Queries } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Site } from '../site/index.ts';
import type { Stores } from '../stores/index.ts';
import { commissionRatePage, saveCommissionRate, withdrawCommissionRate } from './rates.ts';
import { readRates } from './rates-db.ts';
import { hasCommissionRates, seedCommissionRates } from './seed.ts';

/** Returns the rate in basis points for goods sold now. */
type RateFor = (sold: { readonly storeId: number; readonly categoryIds: readonly number[] }) => number;

export interface Commission {
  /** Cached, so it costs checkout no statement. Must not be called inside a transaction. */
  ratesNow(): Promise<RateFor>;
}

interface Needs {
  readonly database: Database;
  readonly cache: Cache;
  readonly site: Pick<Site, 'rules'>;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly catalogue: Pick<Catalogue, 'categoryNames'>;
}

export interface CommissionContext extends Commission, Pick<Needs, 'database' | 'stores' | 'catalogue'> {
  readonly rules: () => Promise<MallRules>;
}

/** The mall's commission on each sale. */
export const commission = defineModule({
  name: 'commission',
  open: ({ database, cache, site, stores, catalogue }: Needs): CommissionContext => ({
    ...{ database, stores, catalogue },
    rules: site.rules,
    ratesNow: cacheRates(database.queries, cache, site),
  }),
  operations: { commissionRatePage, saveCommissionRate, withdrawCommissionRate },
  seed: { hasCommissionRates, seedCommissionRates },
});

/**
 * Rates begin by the mall's clock without a change of rows, so the offset of that clock from the local one is cached
 * with them.
 */
function cacheRates(queries: Queries, cache: Cache, { rules }: Pick<Site, 'rules'>): () => Promise<RateFor> {
  const cached = cache.perLocale('commission', async () => {
    const table = toCommissionTable(await readRates(queries));
    // No other await between these two lines: its duration would be added to the offset.
    const now = await readClock(queries);
    return { table, clockOffsetMs: now.getTime() - Date.now() };
  });
  return async () => {
    const [{ table, clockOffsetMs }, { commissionPercent }] = await Promise.all([cached(DEFAULT_LOCALE), rules()]);
    const now = new Date(Date.now() + clockOffsetMs);
    return (sold) => commissionAt(table, sold, now, commissionPercent * 100);
  };
}
