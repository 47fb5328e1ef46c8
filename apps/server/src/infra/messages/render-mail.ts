import type { Locale } from '@galleria/domain/site/locales';
import { wordsIn } from '../words.ts';
import type { RenderedMessage } from './channel.ts';
import { linksFrom } from './links.ts';
import { type MailParts, mailAsHtml, mailAsText } from './mail-layout.ts';
import { TEMPLATES, type Template } from './templates.ts';

export interface MessageFacts {
  readonly template: Template;
  readonly locale: Locale;
  readonly values: Record<string, string | number> & { readonly mall: string };
  readonly publicUrl: string;
}

/** A mail in two versions that say the same. */
export function renderMail(facts: MessageFacts): RenderedMessage {
  const parts = mailParts(facts);
  return { subject: parts.subject, text: mailAsText(parts), html: mailAsHtml(parts) };
}

function mailParts({ template, locale, values, publicUrl }: MessageFacts): MailParts {
  const words = wordsIn(locale);
  const same = { locale, mall: values.mall, automatic: words('messages.automatic', values) };
  const intro = words(`messages.${template}Intro`, values);
  const recipe = TEMPLATES[template];
  if (recipe.kind === 'code') {
    return {
      ...same,
      // The code comes first: people read it in the notification and never open the mail.
      subject: words('messages.codeSubject', values),
      intro,
      code: { digits: String(values.code), life: words('messages.codeLife', values) },
      links: [],
      notYou: words('messages.ignoreCode', values),
      isWarning: false,
    };
  }
  const addresses = linksFrom(publicUrl);
  return {
    ...same,
    subject: words(`messages.${template as NewsTemplate}Subject`, values),
    intro,
    code: undefined,
    links: recipe.links.map((link) => ({ url: addresses[link], label: words(`messages.${link}Link`, values) })),
    notYou: words(`messages.${recipe.notYou}`, values),
    isWarning: recipe.notYou === 'takeBack',
  };
}

type NewsTemplate = {
  [Name in Template]: (typeof TEMPLATES)[Name] extends { kind: 'news' } ? Name : never;
}[Template];
