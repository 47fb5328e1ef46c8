import { demoSeller } from '@galleria/demo/people/demo-seller';
import { demoProposals, reportedReview } from '@galleria/demo/stores/catalogue-work';
import { SYSTEM } from '@galleria/domain/access/access';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { catalogue, hasBrandProposals } from '../../modules/catalogue/index.ts';
import { reviews } from '../../modules/reviews/index.ts';
import { sellers } from '../../modules/sellers/index.ts';

/** Requests of stores to staff: brand proposals, and a report of a review. Seeded once. */
export async function seedCatalogueWork(database: Database): Promise<void> {
  if (await hasBrandProposals(database.queries)) return;
  await withAdvisoryLock(database.url, 'seeding', async () => {
    if (await hasBrandProposals(database.queries)) return;
    await inTransaction(database, SYSTEM, async (transaction) => {
      const sellerId = await sellers.seed.findSellerId(transaction.queries, demoSeller.mail);
      if (sellerId === undefined) throw new Error(`seedCatalogueWork: there is no seller ${demoSeller.mail}`);
      for (const proposal of demoProposals)
        await catalogue.seed.seedBrandProposal(transaction, { ...proposal, sellerId });
      await reviews.seed.seedReport(transaction, { ...reportedReview, sellerId });
    });
  });
}
