import { PageTitle } from '../../shell/page-title.tsx';
import { useText } from '../../words/words.tsx';

/** Heading of the checkout pages, which are private and not indexed. */
export function PurchaseHeading({ title }: { title: 'checkout.title' | 'checkout.pay.title' }) {
  const name = useText()(title);
  return (
    <header className="mb-4 md:mb-6">
      <PageTitle name={name} />
      <meta name="robots" content="noindex" />
      <h1 className="font-bold text-xl">{name}</h1>
    </header>
  );
}
