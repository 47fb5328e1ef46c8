import type { OutputOf } from '@galleria/contract/operation';
import type { storeQualifications } from '@galleria/contract/stores/stores';
import type { ReactNode } from 'react';
import { useText } from '../../messages/messages.tsx';
import { DateText } from '../../ui/times/date-text.tsx';

interface PaperLinesProps {
  papers: OutputOf<typeof storeQualifications>;
  phone: string;
}

/** The papers of the store, line by line; missing ones are shown as such. */
export function PaperLines({ papers, phone }: PaperLinesProps) {
  const text = useText();
  const { foundedOn } = papers;
  return (
    <dl className="card divide-y divide-line px-4 md:px-6">
      <Line label={text('stores.paper.company')}>{papers.companyName}</Line>
      <Line label={text('stores.paper.number')}>
        {papers.licenceNumber && <span className="tabular-nums">{papers.licenceNumber}</span>}
      </Line>
      <Line label={text('stores.paper.person')}>{papers.legalRepresentative}</Line>
      <Line label={text('stores.paper.address')}>{papers.companyAddress}</Line>
      <Line label={text('stores.paper.capital')}>{papers.registeredCapital}</Line>
      <Line label={text('stores.paper.founded')}>{foundedOn && <DateText time={`${foundedOn} 00:00:00`} />}</Line>
      <Line label={text('stores.paper.term')}>{papers.businessTerm}</Line>
      <Line label={text('stores.paper.scope')}>{papers.businessScope}</Line>
      <Line label={text('stores.paper.phone')}>
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="tabular-nums underline underline-offset-4">
            {phone}
          </a>
        )}
      </Line>
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  const text = useText();
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-3.5 text-sm md:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere font-medium">
        {children ? <bdi>{children}</bdi> : <span className="text-ink-soft">{text('stores.paper.missing')}</span>}
      </dd>
    </div>
  );
}
