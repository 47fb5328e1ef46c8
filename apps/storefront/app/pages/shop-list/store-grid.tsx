import type { CardStore } from '../../features/stores/card-store.ts';
import { StoreCard } from '../../features/stores/store-card.tsx';

export function StoreGrid({ stores, level }: { stores: readonly CardStore[]; level: 2 | 3 }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      {stores.map((store) => (
        <li key={store.id} className="min-w-0">
          <StoreCard store={store} level={level} />
        </li>
      ))}
    </ul>
  );
}
