import type * as contract from '@galleria/contract/orders/bought-together';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { OrdersContext } from '../index.ts';

const SHOWN = 4;

/**
 * The ids of the other products are cached for a while; whether they are for sale, and their prices, are read each
 * time.
 */
export const boughtTogether: UseCase<typeof contract.boughtTogether, OrdersContext> = async (
  { boughtWith, catalogue },
  { prodId },
  { locale },
) => {
  const others = await boughtWith(prodId);
  if (others.length === 0) return [];
  const cards = await catalogue.cards(others, locale);
  return others
    .flatMap((otherId) => cards.get(otherId) ?? [])
    .filter(({ isStale, inStock }) => !isStale && inStock)
    .slice(0, SHOWN);
};
