import { data } from 'react-router';
import { PageTitle } from '../../shell/page-title.tsx';
import { ProductSearch } from '../../shell/search/search-box.tsx';
import { Empty } from '../../ui/empty.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import { MoreWords, useText } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?words';

export function loader({ context }: Route.LoaderArgs) {
  return data({ words: wordsJson(context.get(visitContext).locale, messageIds) }, { status: 404 });
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreWords json={loaderData.words}>
      <NotFound />
    </MoreWords>
  );
}

function NotFound() {
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
