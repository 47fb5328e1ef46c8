import { RatingStars } from '../../features/products/rating-stars.tsx';
import { useText } from '../../messages/messages.tsx';
import { ChoiceLink, FilterGroup, FilterGroupSkeleton } from './filter-group.tsx';
import { DELIVERY_NAMES, type Facets } from './list-data.ts';
import { type ListQuery, listAddress } from './list-query.ts';

const MAX_STARS = 5;
/** Offered while the facets are loading. */
const USUAL_RATINGS: Partial<Facets['ratings'][number]>[] = [{ rating: 4 }, { rating: 3 }];

interface FacetFiltersProps {
  query: ListQuery;
  facets: Facets | undefined;
  isComing: boolean;
}

export function FacetFilters({ query, facets, isComing }: FacetFiltersProps) {
  const text = useText();
  const isEstimate = facets?.isEstimate;
  const { brands, shops, activities, rating: chosen, inStock, delivery: chosenWay } = query;
  return (
    <>
      {isComing && <FilterGroupSkeleton />}
      <FilterGroup title={text('search.list.activities')}>
        {facets?.activities.map(({ kind, count }) => (
          <ChoiceLink
            key={kind}
            to={listAddress(query, { activities: toggled(activities, kind) })}
            isChosen={activities.includes(kind)}
            count={count ?? undefined}
          >
            {text(`activities.kind.${kind}`)}
          </ChoiceLink>
        ))}
      </FilterGroup>
      <FilterGroup title={text('search.list.brand')}>
        {facets?.brands.map(({ brandId, brandName, count }) => (
          <ChoiceLink
            key={brandId}
            to={listAddress(query, { brands: toggled(brands, brandId), brandName: '' })}
            isChosen={brands.includes(brandId)}
            count={count}
            isEstimate={isEstimate}
          >
            {brandName}
          </ChoiceLink>
        ))}
      </FilterGroup>
      <FilterGroup title={text('search.list.rating')}>
        {distinctRatings(facets?.ratings ?? USUAL_RATINGS, chosen).map(({ rating = 0, count }) => (
          <ChoiceLink
            key={rating}
            to={listAddress(query, { rating: rating === chosen ? undefined : rating })}
            isChosen={rating === chosen}
            count={count}
            isEstimate={isEstimate}
            isSingle
          >
            <RatingStars rating={rating} />{' '}
            {rating < MAX_STARS && <span className="align-middle">{text('search.list.andUp')}</span>}
          </ChoiceLink>
        ))}
      </FilterGroup>
      <FilterGroup title={text('search.list.availability')}>
        <ChoiceLink
          to={listAddress(query, { inStock: !inStock })}
          isChosen={inStock}
          count={facets?.inStock}
          isEstimate={isEstimate}
        >
          {text('search.list.inStock')}
        </ChoiceLink>
      </FilterGroup>
      <FilterGroup title={text('search.list.delivery')}>
        {facets?.deliveries.map(({ delivery, count }) => (
          <ChoiceLink
            key={delivery}
            to={listAddress(query, { delivery: delivery === chosenWay ? undefined : delivery })}
            isChosen={delivery === chosenWay}
            count={count}
            isEstimate={isEstimate}
            isSingle
          >
            {text(DELIVERY_NAMES[delivery] ?? 'search.list.delivery')}
          </ChoiceLink>
        ))}
      </FilterGroup>
      <FilterGroup title={text('search.list.shop')}>
        {facets?.shops.map(({ shopId, shopName, count }) => (
          <ChoiceLink
            key={shopId}
            to={listAddress(query, { shops: toggled(shops, shopId) })}
            isChosen={shops.includes(shopId)}
            count={count}
            isEstimate={isEstimate}
          >
            {shopName}
          </ChoiceLink>
        ))}
      </FilterGroup>
    </>
  );
}

/** Leaves out ratings that match no product, or the same number as the rating before. */
function distinctRatings(ratings: readonly Partial<Facets['ratings'][number]>[], chosen: number | undefined) {
  return ratings.filter(
    ({ rating, count }, index) =>
      rating === chosen || count === undefined || (count > 0 && count !== ratings[index - 1]?.count),
  );
}

function toggled<Id>(chosen: readonly Id[], id: Id): Id[] {
  return chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
}
