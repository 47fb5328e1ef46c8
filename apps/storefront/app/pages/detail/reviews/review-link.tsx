import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { changedAddress } from '../detail-address.ts';
import { type ReviewQuery, reviewParts } from '../review-query.ts';

interface ReviewLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  query: Partial<ReviewQuery>;
}

/** To other reviews of the same product: the rest of the page stays, and the page stays where it is. */
export function ReviewLink({ query, ...attributes }: ReviewLinkProps) {
  const { search } = useLocation();
  return (
    <Link
      to={changedAddress(search, reviewParts(query), '#reviews')}
      rel="nofollow"
      preventScrollReset
      replace
      {...attributes}
    />
  );
}
