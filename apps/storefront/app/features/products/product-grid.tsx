import type { CardProduct } from './card-product.ts';
import { GRID_LOOKS, type PerRow } from './grid-looks.ts';
import { ProductCard } from './product-card.tsx';

interface ProductGridProps {
  products: readonly CardProduct[];
  /** On the widest screens; fewer on others. */
  perRow?: PerRow;
  /** How many of the first are in view when the page opens. */
  eager?: number;
}

export function ProductGrid({ products, perRow = 5, eager = 0 }: ProductGridProps) {
  const { columns, sizes } = GRID_LOOKS[perRow];
  return (
    <ul className={columns}>
      {products.map((product, index) => (
        <li key={product.id} className="min-w-0">
          <ProductCard product={product} sizes={sizes} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
