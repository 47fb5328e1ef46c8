import { Link } from 'react-router';
import { categoryAddress } from '../../shell/categories/category-address.ts';
import { useShell } from '../../shell/shell-data.ts';
import { Picture } from '../../ui/picture.tsx';
import { useText } from '../../words/words.tsx';

const SHOWN = 8;

export function PopularCategories() {
  const text = useText();
  const { categories } = useShell();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="popular-categories">
      <h2 id="popular-categories" className="mb-4 font-bold text-lg">
        {text('search.list.popularCategories')}
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
        {categories.slice(0, SHOWN).map(({ id, name, picture }) => (
          <li key={id} className="min-w-0">
            <Link to={categoryAddress(id)} className="card flex h-full items-center gap-3 p-3 hover:text-brand-ink">
              {picture && <Picture path={picture} alt="" sizes="40px" className="size-10 shrink-0 object-contain" />}
              <span className="wrap-break-word min-w-0 font-medium text-sm">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
