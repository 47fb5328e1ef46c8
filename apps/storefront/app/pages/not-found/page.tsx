import { data } from 'react-router';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { ProductSearch } from '../../shell/search/search-box.tsx';
import { Empty } from '../../ui/empty.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?messages';

export function loader({ context }: Route.LoaderArgs) {
  return data({ messages: messagesJson(context.get(visitContext).locale, messageIds) }, { status: 404 });
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <NotFound />
    </PageMessages>
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
