import { Skeleton } from '../../ui/skeleton.tsx';
import { GRID_LOOKS, type PerRow } from './grid-looks.ts';

/** In the measures of a `ProductGrid`. */
export function ProductGridSkeleton({ count, perRow = 5 }: { count: number; perRow?: PerRow }) {
  return (
    <div aria-hidden className={GRID_LOOKS[perRow].columns}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <div key={place} className="card flex min-w-0 flex-col">
          <Skeleton className="aspect-square w-full rounded-b-none" />
          <div className="flex flex-col gap-1.5 p-3">
            <Skeleton className="h-10" />
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
