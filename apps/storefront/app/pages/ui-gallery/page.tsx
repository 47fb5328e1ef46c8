import { currencyList } from '@galleria/contract/site/site';
import { type ReactNode, useId } from 'react';
import { redirect } from 'react-router';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { Empty, type EmptyKind } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/links/pagination.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { ButtonSamples } from './button-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import messageIds from './page.tsx?messages';
import { BadgeSamples, FieldSamples, LoadingSample, PriceSamples } from './samples.tsx';

const EMPTY_KINDS: EmptyKind[] = ['default', 'order', 'collection', 'coupon', 'cart', 'address', 'search'];
const SAMPLE_PAGES = 12;

/** Gallery of the UI components for designers. Only the demo mall has this page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, demo, locale } = context.get(visitContext);
  if (!demo) throw redirect('/404');
  const currencies = await call(currencyList, {});
  return {
    messages: messagesJson(locale, messageIds),
    currencies: currencies.ok ? currencies.data : [],
    current: Number(new URL(request.url).searchParams.get('current')) || 1,
  };
}

export default function UiGalleryPage({ loaderData: { messages, ...samples } }: Route.ComponentProps) {
  return (
    <PageMessages json={messages}>
      <Gallery {...samples} />
    </PageMessages>
  );
}

function Gallery({ currencies, current }: Omit<Route.ComponentProps['loaderData'], 'messages'>) {
  const text = useText();
  const intro = text('ui.galleryIntro');
  return (
    <div className="page-column flex flex-col gap-10 py-8 md:py-12">
      <PageTitle name={text('ui.galleryTitle')} />
      <header>
        <h1 className="font-bold text-display">{text('ui.galleryTitle')}</h1>
        <p className="mt-2 text-base text-ink-soft">{intro}</p>
      </header>
      <Specimen title={text('ui.galleryButtons')}>
        <ButtonSamples />
      </Specimen>
      <Specimen title={text('ui.galleryFields')}>
        <FieldSamples />
      </Specimen>
      <Specimen title={text('ui.galleryBadges')}>
        <BadgeSamples />
      </Specimen>
      <Specimen title={text('ui.galleryPrices')}>
        <PriceSamples currencies={currencies} />
      </Specimen>
      <Specimen title={text('ui.galleryOverlays')}>
        <OverlaySamples />
      </Specimen>
      <Specimen title={text('ui.galleryLoading')}>
        <LoadingSample />
      </Specimen>
      <Specimen title={text('ui.galleryRichText')}>
        <RichText html={`<h3>${text('ui.galleryTitle')}</h3><p>${intro}</p><ul><li>${intro}</li></ul>`} />
      </Specimen>
      <Specimen title={text('ui.galleryPaging')}>
        <Pagination current={current} pages={SAMPLE_PAGES} />
      </Specimen>
      <Specimen title={text('ui.galleryEmpty')}>
        <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {EMPTY_KINDS.map((kind) => (
            <Empty key={kind} kind={kind} />
          ))}
        </div>
      </Specimen>
    </div>
  );
}

export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 font-semibold text-lg">
        {title}
      </h2>
      <div className="card p-5 md:p-8">{children}</div>
    </section>
  );
}
