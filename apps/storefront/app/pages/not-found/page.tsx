import { data } from 'react-router';
import { PageTitle } from '../../shell/page-title.tsx';
import { ProductSearch } from '../../shell/search/product-search.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useText } from '../../words/words.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  const text = useText();
  return (
    <div className="page-column flex flex-col items-center py-8 md:py-12">
      <PageTitle name={text('content.notFound')} />
      <h1 className="font-bold text-xl">{text('content.notFound')}</h1>
      <Empty kind="default" sentence={text('content.notFoundText')} />
      <div className="w-full max-w-md">
        <ProductSearch />
      </div>
    </div>
  );
}
