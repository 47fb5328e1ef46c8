import { PageTitle } from '../../features/seo/page-title.tsx';
import { ShopHeader } from '../../features/stores/header/shop-header.tsx';
import { ShopRefused } from '../../features/stores/shop-refused.tsx';
import { storeAddress, storePapersAddress } from '../../features/stores/store-address.ts';
import { useText } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LicencePictures } from './licence-pictures.tsx';
import type { PapersData } from './page.tsx';
import { PaperLines } from './paper-lines.tsx';

export default function Papers({ found }: { found: PapersData }) {
  if ('refusal' in found) return <ShopRefused {...found.refusal} />;
  return (
    <>
      <ShopHeader shop={found.shop} />
      <PapersOf {...found} />
    </>
  );
}

function PapersOf({ shop, papers }: Exclude<PapersData, { refusal: unknown }>) {
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
