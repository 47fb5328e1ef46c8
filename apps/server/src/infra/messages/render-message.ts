import type { Locale } from '@galleria/domain/site/locales';
import { serverText } from '../text/server-text.ts';
import type { RenderedMessage } from './channel.ts';
import { type MailParts, mailAsHtml, mailAsText } from './mail-layout.ts';
import type { Link, MailTemplate } from './mail-template.ts';

export interface MessageFacts {
  readonly mail: MailTemplate;
  readonly locale: Locale;
  readonly values: Record<string, string | number> & { readonly mall: string };
  readonly publicUrl: string;
}

/** A mail as text and as HTML with the same content. */
export function renderMail(facts: MessageFacts): RenderedMessage {
  const parts = mailParts(facts);
  return { subject: parts.subject, text: mailAsText(parts), html: mailAsHtml(parts) };
}

function mailParts({ mail, locale, values, publicUrl }: MessageFacts): MailParts {
  const text = serverText(locale);
  const same = { locale, mall: values.mall, automatic: text('messages.automatic', values) };
  const intro = text(`messages.${mail.name}Intro`, values);
  if (mail.kind === 'code') {
    return {
      ...same,
      // The code comes first: people read it in the notification without opening the mail.
      subject: text('messages.codeSubject', values),
      intro,
      code: { digits: String(values.code), life: text('messages.codeLife', values) },
      links: [],
      notYou: text('messages.ignoreCode', values),
      isWarning: false,
    };
  }
  const addresses = linksFrom(publicUrl, values);
  return {
    ...same,
    subject: text(`messages.${mail.name}Subject`, values),
    intro,
    code: undefined,
    links: mail.links.map((link) => ({ url: addresses[link], label: text(`messages.${link}Link`, values) })),
    notYou: text(`messages.${mail.notYou}`, values),
    isWarning: mail.notYou === 'takeBack',
  };
}

/** A text message of one line. */
export function renderTextMessage({ mail, locale, values, publicUrl }: MessageFacts): RenderedMessage {
  const text = serverText(locale)(`messages.${mail.name}Sms`, { ...values, ...linksFrom(publicUrl, values) });
  return { subject: '', text, html: '' };
}

function linksFrom(publicUrl: string, { token = '', page = '/' }: MessageFacts['values']): Record<Link, string> {
  return {
    home: `${publicUrl}/`,
    orders: `${publicUrl}/user-center/uc-order`,
    login: `${publicUrl}/login`,
    register: `${publicUrl}/register`,
    forgetPassword: `${publicUrl}/forget-password`,
    merchant: `${publicUrl}/merchant/`,
    storeOpening: `${publicUrl}/user-center/uc-freeshop`,
    // The path of the page is a value of the mail.
    offer: `${publicUrl}${page}`,
    alerts: `${publicUrl}/user-center/uc-collection?tab=alerts`,
    platform: `${publicUrl}/platform/`,
    // In the fragment, which browsers send to no server: it stays out of logs and referrers.
    storeInvitation: `${publicUrl}/merchant/invitation#${token}`,
    staffInvitation: `${publicUrl}/platform/invitation#${token}`,
  };
}
