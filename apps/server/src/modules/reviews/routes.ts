import * as operations from '@galleria/contract/reviews';
import { type Binding, bind } from '../../infra/calls/use-case.ts';
import type { Reviews } from './index.ts';

export function reviewRoutes(reviews: Reviews): Binding[] {
  return [
    bind(operations.reviewSummary, ({ prodId }) => reviews.inNumbers(prodId)),
    bind(operations.reviewPage, (wanted) => reviews.page(wanted)),
  ];
}
