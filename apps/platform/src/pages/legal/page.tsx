import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { FormLanguages } from '@galleria/console-kit/form/texts/form-languages';
import { LocaleRichTextInput } from '@galleria/console-kit/form/texts/locale-rich-text-input';
import { LocaleTextInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { MallLink } from '@galleria/console-kit/page/mall-link';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useToast } from '@galleria/console-kit/use-mutate';
import { legalText, publishLegalText } from '@galleria/contract/content/site-config';
import type { OutputOf } from '@galleria/contract/operation';
import { Segmented } from 'antd';
import { useState } from 'react';
import { LegalVersions } from './legal-versions.tsx';

const KINDS = ['termsOfService', 'privacyPolicy'] as const;
export type LegalKind = (typeof KINDS)[number];

const SHOWN_AT: Readonly<Record<LegalKind, string>> = {
  termsOfService: '/terms-page?sts=0',
  privacyPolicy: '/terms-page?sts=1',
};

/** Legal texts that shoppers agree to, in all languages, with their earlier versions. */
export function Component() {
  const text = useText<'platform'>();
  const [kind, setKind] = useState<LegalKind>('termsOfService');
  /** Counts restored versions; used as the form's key, so that each restored version remounts the form. */
  const [restored, setRestored] = useState(0);
  return (
    <Page
      title={text('platformSite.legalTitle')}
      intro={text('platformSite.legalIntro')}
      action={<MallLink to={SHOWN_AT[kind]}>{text('console.seeInMall')}</MallLink>}
    >
      <Segmented
        style={{ alignSelf: 'start' }}
        value={kind}
        onChange={setKind}
        options={KINDS.map((one) => ({ value: one, label: text(`platformSite.${one}`) }))}
      />
      <Can permission="content.edit">
        <Panel title={text(`platformSite.${kind}`)}>
          <CurrentText key={`${kind}-${restored}`} kind={kind} />
        </Panel>
      </Can>
      <LegalVersions key={`versions-${kind}`} kind={kind} onRestored={() => setRestored(restored + 1)} />
    </Page>
  );
}

function CurrentText({ kind }: { kind: LegalKind }) {
  return (
    <Loaded answer={useCall(legalText, { kind })} lines={12}>
      {(current) => <LegalForm kind={kind} current={current} />}
    </Loaded>
  );
}

const TEXTS = ['title', 'content'];

function LegalForm({ kind, current }: { kind: LegalKind; current: OutputOf<typeof legalText> }) {
  const text = useText<'platform'>();
  const toast = useToast();
  return (
    <ContractForm
      operation={publishLegalText}
      fixed={{ kind }}
      initial={current}
      fields={{
        title: { label: text('platformSite.textTitle'), control: <LocaleTextInput maxLength={120} /> },
        content: {
          label: text('platformSite.textContent'),
          control: <LocaleRichTextInput aria-label={text('platformSite.textContent')} />,
        },
      }}
      wrap={(fields) => <FormLanguages names={TEXTS}>{fields}</FormLanguages>}
      submit={text('platformSite.publish')}
      onDone={() => toast(text('platformSite.published'))}
    />
  );
}
