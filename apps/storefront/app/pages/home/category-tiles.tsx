import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';

interface CategoryTile {
  id: number;
  name: string;
  picture: string;
}

/**
 * One swipe row near the top on phones, tiles further down on wide screens. Both are in the page, each where it is
 * seen, so that there is no layout shift and the focus order follows the visual order.
 */
const STYLES = {
  phones: {
    section: 'md:hidden',
    heading: 'mb-3 text-lg',
    list: 'swipe-row gap-2',
    item: 'w-24 shrink-0 snap-start',
    link: 'gap-2 px-1 py-3',
    picture: 'size-14',
    name: 'text-xs',
  },
  wide: {
    section: 'max-md:hidden',
    heading: 'mb-6 text-xl',
    list: 'grid grid-cols-5 gap-4 lg:grid-cols-7',
    item: undefined,
    link: 'gap-3 px-2 pt-5 pb-4',
    picture: 'size-20',
    name: 'text-sm',
  },
} as const;

interface CategoryTilesProps {
  categories: readonly CategoryTile[];
  on: keyof typeof STYLES;
}

export function CategoryTiles({ categories, on }: CategoryTilesProps) {
  const text = useText();
  if (categories.length === 0) return null;
  const styles = STYLES[on];
  const titleId = `shop-by-category-${on}`;
  return (
    <section aria-labelledby={titleId} className={`page-column ${styles.section}`}>
      <h2 id={titleId} className={`font-bold ${styles.heading}`}>
        {text('home.shopByCategory')}
      </h2>
      <ul className={styles.list}>
        {categories.map(({ id, name, picture }) => (
          <li key={id} className={styles.item}>
            <Link
              to={`/list?st=0&cpid=${id}`}
              className={`group card flex h-full flex-col items-center text-center ${styles.link}`}
            >
              {picture && (
                <Picture
                  path={picture}
                  alt=""
                  sizes="80px"
                  className={`object-contain transition-transform group-hover:-translate-y-1 ${styles.picture}`}
                />
              )}
              <span className={`wrap-break-word max-w-full hyphens-auto font-medium ${styles.name}`}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
