import { Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { useText } from '../../words/words.tsx';

interface CategoryTile {
  id: number;
  name: string;
  picture: string;
}

export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  const text = useText();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="shop-by-category" className="page-column">
      <h2 id="shop-by-category" className="mb-4 font-bold text-lg md:mb-6 md:text-xl">
        {text('home.shopByCategory')}
      </h2>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-3 md:grid-cols-5 md:gap-4 lg:grid-cols-7">
        {categories.map(({ id, name, picture }) => (
          <li key={id}>
            <Link
              to={`/list?st=0&cpid=${id}`}
              className="group card flex h-full flex-col items-center gap-3 px-1 pt-5 pb-4 text-center sm:px-2"
            >
              {picture && (
                <Picture
                  path={picture}
                  alt=""
                  sizes="80px"
                  className="size-16 object-contain transition-transform group-hover:-translate-y-1 md:size-20"
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
