import { Star } from 'lucide-react';
import { useText } from '../../words/words.tsx';

const MOST_STARS = 5;
const PLACES = [1, 2, 3, 4, 5];
const SIZES = { small: 'size-3.5', medium: 'size-5' } as const;

interface RatingStarsProps {
  /** 0 to 5, with one decimal. */
  rating: number;
  size?: keyof typeof SIZES;
}

/** Five stars, filled as far as the rating goes. */
export function RatingStars({ rating, size = 'small' }: RatingStarsProps) {
  const text = useText();
  const share = `${(Math.min(rating, MOST_STARS) / MOST_STARS) * 100}%`;
  return (
    <span
      role="img"
      aria-label={text('products.card.stars', { rating, most: MOST_STARS })}
      className="relative inline-flex shrink-0 align-middle"
    >
      <StarRow look={`${SIZES[size]} text-edge/50`} />
      <span className="absolute inset-y-0 start-0 flex overflow-hidden" style={{ width: share }}>
        <StarRow look={`${SIZES[size]} text-star`} />
      </span>
    </span>
  );
}

function StarRow({ look }: { look: string }) {
  return PLACES.map((place) => <Star key={place} aria-hidden className={`shrink-0 fill-current ${look}`} />);
}
