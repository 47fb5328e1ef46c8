import { CuratedProducts } from '../../features/activities/curated-products.tsx';
import { useText } from '../../messages/messages.tsx';
import type { Preferred } from './load-preferred.server.ts';

export default function PreferredGoods({ preferred }: { preferred: Preferred }) {
  const text = useText();
  return (
    <CuratedProducts
      zone={preferred}
      path="/preferred-products"
      title={text('activities.preferred.products')}
      empty={{
        all: text('activities.preferred.empty'),
        choice: text('activities.preferred.emptyChoice'),
        seeAll: text('activities.preferred.seeAll'),
      }}
    />
  );
}
