import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import type { OutputOf } from '@galleria/contract/operation';
import type { storePapers } from '@galleria/contract/store-settings/papers';
import { type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import { Flex } from 'antd';

export type Papers = NonNullable<OutputOf<typeof storePapers>['approved']>;

export function PapersFacts({ papers }: { papers: Papers }) {
  const text = useText<'merchant'>();
  const locale = useLocale();
  const textOf = (texts: LocaleTexts) => textIn(texts, locale) || '–';
  return (
    <Facts
      long
      facts={[
        { label: text('merchantStore.companyName'), value: textOf(papers.companyName) },
        { label: text('merchantStore.licenceNumber'), value: <bdi>{papers.licenceNumber}</bdi> },
        { label: text('merchantStore.expiresOn'), value: <bdi>{papers.expiresOn ?? text('merchantStore.never')}</bdi> },
        { label: text('merchantStore.companyAddress'), value: textOf(papers.companyAddress) },
        { label: text('merchantStore.legalRepresentative'), value: textOf(papers.legalRepresentative) },
        { label: text('merchantStore.registeredCapital'), value: textOf(papers.registeredCapital) },
        { label: text('merchantStore.foundedOn'), value: <bdi>{papers.foundedOn}</bdi> },
        { label: text('merchantStore.businessTerm'), value: textOf(papers.businessTerm) },
        { label: text('merchantStore.businessScope'), value: textOf(papers.businessScope) },
        {
          label: text('merchantStore.licencePics'),
          value: (
            <Flex gap="small" wrap>
              {papers.licencePics.map((path) => (
                <Thumbnail key={path} path={path} width={120} height={90} />
              ))}
            </Flex>
          ),
        },
      ]}
    />
  );
}
