import { shopQualifications } from '@galleria/contract/stores';
import { PageTitle } from '../../shell/page-title.tsx';
import { ShopHeader } from '../../stores/header/shop-header.tsx';
import { loadShop, refusedPage } from '../../stores/load-shop.server.ts';
import { ShopRefused } from '../../stores/shop-refused.tsx';
import { storeAddress, storePapersAddress } from '../../stores/store-address.ts';
import { SHOP_WORDS } from '../../stores/store-words.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import { MoreWords, useText } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import { LicencePictures } from './licence-pictures.tsx';
import { PaperLines } from './paper-lines.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const found = await loadShop(visit, url.searchParams.get('sid'));
  if ('refusal' in found) return refusedPage(visit, found);
  const papers = await visit.call(shopQualifications, { shopId: found.shop.id });
  if (!papers.ok) throw new Response(papers.message, { status: 503 });
  return {
    shop: found.shop,
    papers: papers.data,
    words: wordsJson(visit.locale, ...SHOP_WORDS, 'stores.paper.'),
  };
}

export type Papers = Exclude<Route.ComponentProps['loaderData'], { refusal: unknown }>;

export default function QualificationsPage({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) return <ShopRefused {...loaderData} />;
  return (
    <MoreWords json={loaderData.words}>
      <ShopHeader shop={loaderData.shop} />
      <PapersOf {...loaderData} />
    </MoreWords>
  );
}

function PapersOf({ shop, papers }: Papers) {
  const text = useText();
  const intro = text('stores.paper.intro', { name: shop.name });
  return (
    <div className="page-column flex max-w-4xl flex-col gap-4 py-6 md:py-10">
      <PageTitle
        name={`${text('stores.head.qualifications')} · ${shop.name}`}
        description={intro}
        address={storePapersAddress(shop.id)}
      />
      <header>
        <h1 className="font-bold text-xl">{text('stores.paper.title')}</h1>
        <p className="mt-1 text-pretty text-ink-soft text-sm">{intro}</p>
      </header>
      <PaperLines papers={papers} phone={shop.phone} />
      {papers.licencePics.length > 0 && <LicencePictures name={shop.name} pictures={papers.licencePics} />}
      <ButtonLink to={storeAddress(shop.id)} tone="outline" className="self-start">
        {text('stores.paper.back')}
      </ButtonLink>
    </div>
  );
}
