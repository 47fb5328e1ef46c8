import type { ReactNode } from 'react';
import { useText } from '../../messages/messages.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { Deferred } from './deferred.ts';
import type { Product, Reviews } from './detail-data.ts';
import { ReviewsPart } from './reviews/reviews-part.tsx';

interface SectionsProps {
  product: Product;
  reviews: Deferred<Reviews | undefined>;
}

/** Details, specifications and reviews below each other, with links to each. */
export function Sections({ product, reviews }: SectionsProps) {
  const text = useText();
  const { content, parameterList, commentNum } = product;
  const links = [
    { id: 'details', label: text('detail.details') },
    ...(parameterList.length > 0 ? [{ id: 'parameters', label: text('detail.parameters') }] : []),
    { id: 'reviews', label: text('detail.reviews'), count: commentNum },
  ];
  return (
    <div className="flex flex-col gap-10">
      <nav aria-label={text('detail.sections')} className="border-line border-b">
        <ul className="no-scrollbar flex gap-6 overflow-x-auto">
          {links.map(({ id, label, count }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center gap-1.5 border-transparent border-b-2 font-medium outline-offset-[-2px] hover:border-ink"
              >
                {label}
                {count !== undefined && <span className="text-ink-soft text-sm tabular-nums">{count}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Section id="details" title={text('detail.details')}>
        {content ? <RichText html={content} /> : <p className="text-ink-soft">{text('detail.noDetails')}</p>}
      </Section>
      {parameterList.length > 0 && (
        <Section id="parameters" title={text('detail.parameters')}>
          <Parameters parameters={parameterList} />
        </Section>
      )}
      <Section id="reviews" title={text('detail.reviews')}>
        <ReviewsPart reviews={reviews} />
      </Section>
    </div>
  );
}

/** The scroll margin keeps the heading clear of the sticky header when a link leads to it. */
function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-22">
      <h2 id={`${id}-title`} className="mb-4 font-bold text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Parameters({ parameters }: { parameters: Product['parameterList'] }) {
  return (
    <table className="w-full border-collapse text-sm">
      <tbody>
        {parameters.map(({ parameterKey, parameterValue }) => (
          <tr key={parameterKey} className="border-line border-b align-top first:border-t">
            <th scope="row" className="w-2/5 py-3 pe-4 text-start font-normal text-ink-soft">
              <bdi>{parameterKey}</bdi>
            </th>
            <td className="wrap-anywhere py-3">
              <bdi>{parameterValue}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
