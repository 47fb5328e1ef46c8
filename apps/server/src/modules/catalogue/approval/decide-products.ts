import type * as contract from '@galleria/contract/catalogue/staff-products';
import { isRefused, type RefusalName, type Refused } from '@galleria/domain/refusals';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { Caller, UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { MailTemplate } from '../../../infra/messages/mail-template.ts';
import { mailOwners } from '../../sellers/index.ts';
import type { CatalogueContext } from '../context.ts';
import { catalogueMails } from '../mails.ts';
import { approveProduct, type Decision, refuseProduct, restoreProduct, takeDownProduct } from './approve-product.ts';

export const approveProducts: UseCase<typeof contract.approveProducts, CatalogueContext> = (
  context,
  { products },
  caller,
) =>
  decideEach(context, caller, products, {
    mail: catalogueMails.productApproved,
    decide: (transaction, { prodId, version }) => approveProduct(transaction, { productId: prodId, version }),
  });

export const refuseProducts: UseCase<typeof contract.refuseProducts, CatalogueContext> = (
  context,
  { products, reason },
  caller,
) =>
  decideEach(context, caller, products, {
    mail: catalogueMails.productRefused,
    reason,
    decide: (transaction, { prodId, version }) => refuseProduct(transaction, { productId: prodId, version, reason }),
  });

export const takeDownProducts: UseCase<typeof contract.takeDownProducts, CatalogueContext> = (
  context,
  { prodIds, reason },
  caller,
) =>
  decideEach(context, caller, prodIds.map(toProduct), {
    mail: catalogueMails.productTakenDown,
    reason,
    decide: (transaction, { prodId }) => takeDownProduct(transaction, { productId: prodId, reason }),
  });

export const restoreProducts: UseCase<typeof contract.restoreProducts, CatalogueContext> = (
  context,
  { prodIds },
  caller,
) =>
  decideEach(context, caller, prodIds.map(toProduct), {
    mail: catalogueMails.productRestored,
    decide: (transaction, { prodId }) => restoreProduct(transaction, prodId),
  });

const toProduct = (prodId: number) => ({ prodId });

interface DecisionOptions<Product, Refusal extends RefusalName> {
  readonly mail: MailTemplate;
  readonly reason?: string;
  readonly decide: (transaction: Transaction, product: Product) => Promise<Decision | Refused<Refusal>>;
}

/** Decides each product in a transaction of its own: one that was changed since does not block the others. */
async function decideEach<Product extends { readonly prodId: number }, Refusal extends RefusalName>(
  { database, messages }: Pick<CatalogueContext, 'database' | 'messages'>,
  { actor, audit }: Caller,
  products: readonly Product[],
  { mail, reason = '', decide }: DecisionOptions<Product, Refusal>,
) {
  const decided: (Decision & { prodId: number })[] = [];
  const skipped: { prodId: number; refused: Refused<Refusal> }[] = [];
  for (const product of products) {
    const outcome = await inTransaction(database, actor, async (transaction) => {
      const decision = await decide(transaction, product);
      if (isRefused(decision)) return decision;
      const values = (locale: Locale) => ({ product: textIn(decision.name, locale), reason });
      await mailOwners(transaction, messages, { storeId: decision.storeId, mail, values });
      await transaction.workChanged(decision.storeId);
      return decision;
    });
    if (isRefused(outcome)) skipped.push({ prodId: product.prodId, refused: outcome as Refused<Refusal> });
    else decided.push({ prodId: product.prodId, ...outcome });
  }
  const [first] = skipped;
  if (decided.length === 0 && first) return first.refused;
  audit.changed(
    decided.map(({ prodId, storeId, before }) => ({ prodId, storeId, status: before })),
    decided.map(({ prodId, after }) => ({ prodId, status: after, reason })),
  );
  return { decided: decided.map(({ prodId }) => prodId), skipped: skipped.map(({ prodId }) => prodId) };
}
