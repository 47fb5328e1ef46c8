import { ChevronRight } from 'lucide-react';
import { useText } from '../../words/words.tsx';
import { categoryAddresses } from './category-addresses.ts';
import type { Product } from './detail-data.ts';

/** The categories that lead to the product. */
export function Breadcrumb({ categories }: Pick<Product, 'categories'>) {
  const text = useText();
  const links = [{ name: text('detail.home'), address: '/' }, ...categoryAddresses(categories)];
  return (
    <nav aria-label={text('detail.breadcrumb')} className="-mx-0.5 overflow-hidden">
      <ol className="no-scrollbar flex items-center overflow-x-auto whitespace-nowrap text-ink-soft text-sm">
        {links.map(({ name, address }, index) => (
          <li key={address} className="flex items-center">
            {index > 0 && <ChevronRight aria-hidden className="flip-rtl mx-1 size-3.5 shrink-0" />}
            <a
              href={address}
              className="inline-flex min-h-9 items-center rounded-control px-0.5 outline-offset-[-2px] hover:text-brand-ink"
            >
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
