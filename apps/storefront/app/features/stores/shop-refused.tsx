import { useText } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PageTitle } from '../seo/page-title.tsx';
import type { ShopRefusal } from './closed-states.ts';
import { StoreLogo } from './store-logo.tsx';

/** The page of a store that is not open or does not exist: the reason, and a link onwards. */
export function ShopRefused({ name, logo, reason }: ShopRefusal) {
  const text = useText();
  const title = name ? text('stores.closed.title', { name }) : text('stores.closed.missing');
  return (
    <div className="page-column flex flex-col items-center py-8 text-center md:py-12">
      <PageTitle name={title} />
      <meta name="robots" content="noindex" />
      {name && (
        <div className="mb-4 opacity-70">
          <StoreLogo path={logo ?? ''} size="large" />
        </div>
      )}
      <h1 className="font-bold text-xl">{title}</h1>
      <Empty kind="default" sentence={text(reason)}>
        <ButtonLink to="/shop-list">{text('stores.closed.others')}</ButtonLink>
      </Empty>
    </div>
  );
}
