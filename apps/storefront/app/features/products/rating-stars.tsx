import type { CSSProperties } from 'react';
import { useText } from '../../messages/messages.tsx';

const MAX_STARS = 5;
const SIZES = { small: '[--star:0.875rem]', medium: '[--star:1.25rem]' } as const;

interface RatingStarsProps {
  /** 0 to 5, with one decimal. */
  rating: number;
  size?: keyof typeof SIZES;
}

/** Five stars, filled according to the rating: one element, since a page of reviews has hundreds of stars. */
export function RatingStars({ rating, size = 'small' }: RatingStarsProps) {
  const text = useText();
  const share = `${(Math.min(rating, MAX_STARS) / MAX_STARS) * 100}%`;
  return (
    <span
      role="img"
      aria-label={text('products.card.stars', { rating, most: MAX_STARS })}
      className={`five-stars ${SIZES[size]}`}
      style={{ '--filled': share } as CSSProperties}
    />
  );
}
