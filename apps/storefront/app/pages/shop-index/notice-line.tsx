import { Megaphone } from 'lucide-react';
import { Link } from 'react-router';
import type { Shop } from '../../features/stores/shop.ts';
import { storeNoticesAddress } from '../../features/stores/store-address.ts';
import { useText } from '../../messages/messages.tsx';
import type { ShopHome } from './load-home.server.ts';

/** The store's notices in one line; a click opens the full text. */
export function NoticeLine({ shop: { id: shopId, name }, notices }: { shop: Shop; notices: ShopHome['notices'] }) {
  const text = useText();
  return (
    <div className="card flex items-center gap-3 px-4 text-sm">
      <Megaphone aria-hidden className="size-4 shrink-0 text-brand-ink" />
      <ul className="flex h-11 min-w-0 flex-1 flex-wrap gap-x-6 overflow-hidden">
        {notices.map(({ id, title }) => (
          <li key={id} className="min-w-0 max-w-full">
            <Link
              dir="auto"
              to={`/notice-detail?id=${id}&shopId=${shopId}`}
              className="-outline-offset-2 block truncate rounded-control leading-11 hover:text-brand-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={storeNoticesAddress(shopId, name)}
        className="grid min-h-11 shrink-0 place-items-center text-ink-soft hover:text-brand-ink"
      >
        {text('stores.head.notices')}
      </Link>
    </div>
  );
}
