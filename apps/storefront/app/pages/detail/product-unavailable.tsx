import type { MessageId } from '@galleria/i18n/message-id';
import { ProductGrid } from '../../features/products/product-grid.tsx';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { useText } from '../../messages/messages.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Empty } from '../../ui/empty.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { UnavailableData } from './detail-data.ts';

const MESSAGES: Record<
  UnavailableData['reason'],
  { title: MessageId<'storefront'>; sentence: MessageId<'storefront'> }
> = {
  offShelf: { title: 'detail.offShelf', sentence: 'detail.offShelfText' },
  takenDown: { title: 'detail.offShelf', sentence: 'detail.takenDownText' },
  waiting: { title: 'detail.waiting', sentence: 'detail.waitingText' },
  storeNotOpen: { title: 'detail.storeNotOpen', sentence: 'detail.storeNotOpenText' },
  missing: { title: 'detail.missing', sentence: 'detail.missingText' },
};

/** A product that cannot be opened: the reason, what is left of it, and links to other products. */
export default function ProductUnavailable({ reason, name, picture, others, areRelated }: UnavailableData) {
  const text = useText();
  const { title, sentence } = MESSAGES[reason];
  const way = (
    <a href="/list?st=0" className={buttonClass('solid', 'medium')}>
      {text('detail.allProducts')}
    </a>
  );
  return (
    <div className="page-column py-8 md:py-12">
      <PageTitle name={name || text(title)} />
      <meta name="robots" content="noindex" />
      <h1 className="text-center font-bold text-xl">{text(title)}</h1>
      {name || picture ? (
        <div className="flex flex-col items-center px-4 py-8 text-center">
          {picture && (
            <Picture path={picture} alt="" sizes="160px" eager className="size-40 rounded-card opacity-60 grayscale" />
          )}
          <p className="mt-4 font-semibold">{name}</p>
          <p className="mt-1 mb-6 max-w-sm text-pretty text-ink-soft">{text(sentence)}</p>
          {way}
        </div>
      ) : (
        <Empty kind="default" sentence={text(sentence)}>
          {way}
        </Empty>
      )}
      {others.length > 0 && (
        <section aria-labelledby="others" className="mt-6">
          <h2 id="others" className="mb-4 font-bold text-lg">
            {text(areRelated ? 'detail.related' : 'detail.popular')}
          </h2>
          <ProductGrid products={others} />
        </section>
      )}
    </div>
  );
}
