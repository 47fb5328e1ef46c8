import type { CardStore } from '../../features/stores/card-store.ts';
import { StoreCard } from '../../features/stores/store-card.tsx';
import { useText } from '../../words/words.tsx';
import { SectionHead } from './section-head.tsx';

const TITLE_ID = 'preferred-stores';

export function PreferredStores({ stores }: { stores: readonly CardStore[] }) {
  const text = useText();
  if (stores.length === 0) return null;
  return (
    <section aria-labelledby={TITLE_ID} className="page-column">
      <SectionHead id={TITLE_ID} title={text('home.preferredStores')} to="/shop-list?type=1" />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4 lg:grid-cols-2">
        {stores.map((store) => (
          <li key={store.id} className="min-w-0">
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
    </section>
  );
}
