import { useLocale, useSide, useText } from '@galleria/console-kit/console-context';
import { DataTable } from '@galleria/console-kit/page/data-table';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { useCall } from '@galleria/console-kit/use-call';
import { mailTemplateList, mailTemplatePreview } from '@galleria/contract/staff/messages';
import { directionOf, isLocale, LOCALES, type Locale, languageTag } from '@galleria/domain/site/locales';
import { Button, Drawer, Flex, Select, Tag } from 'antd';
import { useState } from 'react';
import { MailFrame } from './mail-frame.tsx';
import { MessageTabs } from './message-tabs.tsx';

/** Every mail template, with a preview in each language. */
export function Component() {
  const text = useText<'platform'>();
  const answer = useCall(mailTemplateList, {});
  const [shown, setShown] = useState<string>();
  return (
    <Page title={text('platformMessages.templates')} intro={text('platformMessages.templatesIntro')}>
      <MessageTabs />
      <Panel isFlush>
        <DataTable
          answer={answer}
          rows={answer.data}
          rowKey="template"
          scroll={{ x: 'max-content' }}
          columns={[
            { key: 'subject', title: text('platformMessages.subject'), render: (_, { subject }) => subject },
            { key: 'template', title: text('platformMessages.name'), render: (_, { template }) => template },
            {
              key: 'kind',
              title: text('platformMessages.template'),
              render: (_, { isCode }) => (
                <Tag>{text(isCode ? 'platformMessages.isCode' : 'platformMessages.isNews')}</Tag>
              ),
            },
            {
              key: 'actions',
              title: text('console.list.actions'),
              render: (_, { template, subject }) => (
                <Button
                  aria-label={text('platformMessages.previewOf', { subject: `${subject} (${template})` })}
                  onClick={() => setShown(template)}
                >
                  {text('platformMessages.preview')}
                </Button>
              ),
            },
          ]}
        />
      </Panel>
      <Drawer
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        placement={useSide('end')}
        size={680}
        title={shown}
        destroyOnHidden
      >
        {shown && <Preview template={shown} />}
      </Drawer>
    </Page>
  );
}

function Preview({ template }: { template: string }) {
  const text = useText<'platform'>();
  const own = useLocale();
  const [language, setLanguage] = useState(own);
  const answer = useCall(mailTemplatePreview, { template, language });
  return (
    <Flex vertical gap="large">
      <Select
        aria-label={text('platformMessages.language')}
        value={language}
        style={{ maxInlineSize: 240 }}
        options={LOCALES.map((value) => ({ value, label: nameOf(value) }))}
        onChange={(value: string) => isLocale(value) && setLanguage(value)}
      />
      <Loaded answer={answer} lines={8}>
        {({ subject, html, sms }) => (
          <Flex vertical gap="middle" lang={languageTag(language)} dir={directionOf(language)}>
            <h2>{subject}</h2>
            <MailFrame title={text('platformMessages.asMail')} html={html} />
            <section aria-label={text('platformMessages.asText')}>
              <p>{sms}</p>
            </section>
          </Flex>
        )}
      </Loaded>
    </Flex>
  );
}

/** The name of a language in that language. */
function nameOf(locale: Locale): string {
  const tag = languageTag(locale);
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? locale;
}
