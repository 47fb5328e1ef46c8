import type * as contract from '@galleria/contract/staff/messages';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { MailTemplate } from '../../infra/messages/mail-template.ts';
import { renderMail, renderTextMessage } from '../../infra/messages/render-message.ts';
import { readMallName } from '../site/index.ts';
import type { OutboxContext } from './index.ts';

/** Made-up values for all placeholders of all mails, for previews. */
export const SAMPLE_VALUES = {
  ...{ code: '482913', minutes: 10, masked: 'ad***@example.org', browser: 'Firefox', system: 'Linux' },
  ...{ nickName: 'Ada', name: 'Ada', who: 'Sam', order: '261115000000000001', amount: '$25.00', way: 'gateway' },
  ...{ store: 'Northwind Audio', account: 'DE•••• 3000', usable: '2026-11-15 10:00:00 UTC', token: 'sample' },
  ...{ refund: '261115000000000002', until: '2026-11-22 10:00:00 UTC', role: 'operator', reason: '…', remarks: '…' },
  ...{ product: 'Travel kettle', courier: 'DHL', waybill: '00340434161094042557' },
  ...{ activity: 'Three days of tea', page: '/special-discount', before: '$30.00', after: '$25.00' },
};

export const mailTemplateList: UseCase<typeof contract.mailTemplateList, OutboxContext> = async (
  context,
  _input,
  { locale },
) => {
  const mall = await readMallName(context.database.queries, locale);
  const facts = { locale, values: { ...SAMPLE_VALUES, mall }, publicUrl: context.publicUrl() };
  return context.mailTemplates
    .map((mail) => ({
      template: mail.name,
      isCode: mail.kind === 'code',
      subject: renderMail({ ...facts, mail }).subject,
    }))
    .toSorted((one, other) => one.template.localeCompare(other.template, 'en'));
};

export const mailTemplatePreview: UseCase<typeof contract.mailTemplatePreview, OutboxContext> = async (
  { mailTemplates, database, publicUrl },
  { template, language: locale },
) => {
  const mail = mailTemplates.find(({ name }: MailTemplate) => name === template);
  if (!mail) return refuse('message.templateUnknown');
  const mall = await readMallName(database.queries, locale);
  const facts = { mail, locale, values: { ...SAMPLE_VALUES, mall }, publicUrl: publicUrl() };
  const { subject, text, html } = renderMail(facts);
  return { subject, text, html, sms: renderTextMessage(facts).text };
};
