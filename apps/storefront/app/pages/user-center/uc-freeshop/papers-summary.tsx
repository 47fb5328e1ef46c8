import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { Application } from './application.ts';
import { type Step, stepAddress } from './application-forms.ts';

interface PapersSummaryProps {
  application: Application;
  /** Each part has a link to its step. */
  isEditable?: boolean;
}

/** The application as filled in. */
export function PapersSummary({ application, isEditable = false }: PapersSummaryProps) {
  const text = useText();
  const { latitude, longitude, identity } = application;
  const part = (step: Step, children: ReactNode) => (
    <section className="py-4 first:pt-0 last:pb-0">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h3 className="font-semibold text-sm">{text(`storeOpening.step.${step}`)}</h3>
        {isEditable && (
          <Link to={stepAddress(step)} className="text-brand-ink text-sm underline underline-offset-4">
            {text('storeOpening.edit')}
            <span className="sr-only"> {text(`storeOpening.step.${step}`)}</span>
          </Link>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">{children}</dl>
    </section>
  );
  return (
    <div className="divide-y divide-line">
      {part(
        'store',
        <>
          <Fact name={text('storeOpening.name')}>{application.shopName}</Fact>
          <Fact name={text('storeOpening.phone')}>{application.contactPhone}</Fact>
          <Fact name={text('storeOpening.description')}>{application.intro}</Fact>
          <PictureFact name={text('storeOpening.logo')} path={application.shopLogo} />
        </>,
      )}
      {part(
        'place',
        <>
          <Fact name={text('storeOpening.address')}>
            {[application.region, application.address].filter(Boolean).join(' ')}
          </Fact>
          <Fact name={text('storeOpening.location')}>
            {latitude !== null && longitude !== null && `${latitude}, ${longitude}`}
          </Fact>
        </>,
      )}
      {part(
        'company',
        <>
          <Fact name={text('storeOpening.companyName')}>{application.companyName}</Fact>
          <Fact name={text('storeOpening.licenceNumber')}>{application.licenceNumber}</Fact>
          <Fact name={text('storeOpening.legalRepresentative')}>{application.legalRepresentative}</Fact>
          <Fact name={text('storeOpening.capital')}>{application.registeredCapital}</Fact>
          <Fact name={text('storeOpening.founded')}>{application.foundedOn}</Fact>
          <Fact name={text('storeOpening.term')}>{application.businessTerm}</Fact>
          <Fact name={text('storeOpening.scope')}>{application.businessScope}</Fact>
          <PictureFact name={text('storeOpening.licence')} path={application.licencePic} />
        </>,
      )}
      {part(
        'identity',
        <>
          <Fact name={text('storeOpening.front')}>
            {identity.includes('front') && text('storeOpening.pictureSaved')}
          </Fact>
          <Fact name={text('storeOpening.backSide')}>
            {identity.includes('back') && text('storeOpening.pictureSaved')}
          </Fact>
        </>,
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft max-sm:mt-1">{name}</dt>
      <dd className="wrap-anywhere">
        <bdi>{children || '–'}</bdi>
      </dd>
    </>
  );
}

function PictureFact({ name, path }: { name: string; path: string }) {
  return (
    <Fact name={name}>
      {path && <Picture path={path} alt={name} sizes="96px" className="size-24 rounded-control object-contain" />}
    </Fact>
  );
}
