import { useText } from '@galleria/console-kit/console-context';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { LOCALES, type LocaleTexts } from '@galleria/domain/site/locales';
import { Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import { Paper } from '../paper.tsx';
import type { PaperRequest } from './paper-request-page.tsx';
import '../../../shared/compare.css';

type Papers = PaperRequest['after'];

const SHOWN_PX = 1080;

/** Field by field and in every language: a change of a text that the reader does not read must not slip through. */
export function PaperComparison({ request: { state, before, after } }: { request: PaperRequest }) {
  const text = useText<'platform'>();
  const labels = {
    before: text(state === 'approved' ? 'platformApplications.papersBefore' : 'platformApplications.papersNow'),
    after: text('platformApplications.papersAfter'),
  };
  const linesOf = useComparisonLines();
  const [oldFields, newFields] = [before ? linesOf(before) : undefined, linesOf(after)];
  return (
    <table className="compare">
      <thead>
        <tr>
          <th scope="col">{text('platformApplications.companyPart')}</th>
          {before && <th scope="col">{labels.before}</th>}
          <th scope="col">{labels.after}</th>
        </tr>
      </thead>
      <tbody>
        {newFields.map(({ name, lines }, index) => (
          <Row key={name} name={name} labels={labels} isChanged={isDifferent(oldFields?.[index]?.lines, lines)}>
            {oldFields && <Lines lines={oldFields[index]?.lines ?? []} others={lines} mark="removed" />}
            <Lines lines={lines} others={oldFields ? (oldFields[index]?.lines ?? []) : lines} mark="added" />
          </Row>
        ))}
        <Row
          name={text('platformApplications.licence')}
          labels={labels}
          isChanged={state === 'waiting' && isDifferent(before?.licencePics, after.licencePics)}
        >
          {before && <Pictures paths={before.licencePics} />}
          <Pictures paths={after.licencePics} />
        </Row>
      </tbody>
    </table>
  );
}

function isDifferent(before: readonly string[] | undefined, after: readonly string[]): boolean {
  return before !== undefined && JSON.stringify(before) !== JSON.stringify(after);
}

function useComparisonLines() {
  const text = useText<'platform'>();
  const linesByLocale = (texts: LocaleTexts) => LOCALES.flatMap((one) => (texts[one] ? [`${one}: ${texts[one]}`] : []));
  return (papers: Papers) => [
    { name: text('platformApplications.companyName'), lines: linesByLocale(papers.companyName) },
    { name: text('platformApplications.licenceNumber'), lines: [papers.licenceNumber] },
    {
      name: text('platformApplications.licenceEnds'),
      lines: [papers.expiresOn ?? text('platformApplications.licenceNever')],
    },
    { name: text('platformApplications.companyAddress'), lines: linesByLocale(papers.companyAddress) },
    { name: text('platformApplications.legalRepresentative'), lines: linesByLocale(papers.legalRepresentative) },
    { name: text('platformApplications.capital'), lines: linesByLocale(papers.registeredCapital) },
    { name: text('platformApplications.founded'), lines: [papers.foundedOn] },
    { name: text('platformApplications.term'), lines: linesByLocale(papers.businessTerm) },
    { name: text('platformApplications.scope'), lines: linesByLocale(papers.businessScope) },
  ];
}

interface RowProps {
  name: string;
  labels: { readonly before: string; readonly after: string };
  isChanged: boolean;
  /** The value before, unless there was none, and the requested one. */
  children: readonly [ReactNode, ReactNode];
}

function Row({ name, labels, isChanged, children: [before, after] }: RowProps) {
  const text = useText<'platform'>();
  return (
    <tr>
      <th scope="row">
        {name} {isChanged && <Tag color="warning">{text('platformApplications.changed')}</Tag>}
      </th>
      {before && <td data-label={labels.before}>{before}</td>}
      <td data-label={labels.after}>{after}</td>
    </tr>
  );
}

interface LinesProps {
  lines: readonly string[];
  /** Lines of the other side; lines that are not among them are marked. */
  others: readonly string[];
  mark: 'added' | 'removed';
}

function Lines({ lines, others, mark }: LinesProps) {
  if (lines.length === 0) return '–';
  return (
    <Flex vertical gap={2}>
      {lines.map((line) => (
        <div key={line} className={others.includes(line) ? undefined : `compare-${mark}`}>
          <bdi>{line}</bdi>
        </div>
      ))}
    </Flex>
  );
}

function Pictures({ paths }: { paths: readonly string[] }) {
  const text = useText<'platform'>();
  if (paths.length === 0) return <SecondaryText>{text('platformApplications.noPictures')}</SecondaryText>;
  return (
    <Flex wrap gap="middle">
      {paths.map((path) => (
        <Paper key={path} name={text('platformApplications.licence')} src={pictureUrl(path, SHOWN_PX)} />
      ))}
    </Flex>
  );
}
