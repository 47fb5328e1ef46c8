import * as operations from '@galleria/contract/reviews';
import { type Binding, bind } from '../../infra/calls/binding.ts';
import type { Reviews } from './index.ts';

export function reviewRoutes(reviews: Reviews): Binding[] {
  return [
    bind(operations.prodCommData, ({ prodId }) => reviews.inNumbers(prodId)),
    bind(operations.prodCommPageByProd, (wanted) => reviews.page(wanted)),
  ];
}
