import { Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { useText } from '../../words/words.tsx';

interface CategoryTile {
  id: number;
  name: string;
  picture: string;
}

/** On phones one row to swipe, near the top of the page (`home-sections.tsx`). */
export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  const text = useText();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="shop-by-category" className="page-column max-md:-order-1">
      <h2 id="shop-by-category" className="mb-3 font-bold text-lg md:mb-6 md:text-xl">
        {text('home.shopByCategory')}
      </h2>
      <ul className="swipe-row gap-2 md:grid md:grid-cols-5 md:gap-4 lg:grid-cols-7">
        {categories.map(({ id, name, picture }) => (
          <li key={id} className="max-md:w-24 max-md:shrink-0 max-md:snap-start">
            <Link
              to={`/list?st=0&cpid=${id}`}
              className="group card flex h-full flex-col items-center gap-2 px-1 py-3 text-center md:gap-3 md:px-2 md:pt-5 md:pb-4"
            >
              {picture && (
                <Picture
                  path={picture}
                  alt=""
                  sizes="80px"
                  className="size-14 object-contain transition-transform group-hover:-translate-y-1 md:size-20"
                />
              )}
              <span className="wrap-break-word max-w-full hyphens-auto font-medium text-xs md:text-sm">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
