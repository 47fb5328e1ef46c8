import { Skeleton } from '../../ui/skeleton.tsx';

const CARDS = ['first', 'second', 'third', 'fourth'];

/** Product cards before they have arrived. */
export function LoadingSample() {
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {CARDS.map((card) => (
        <div key={card} className="flex flex-col gap-3">
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-6 w-1/3" />
        </div>
      ))}
    </div>
  );
}
