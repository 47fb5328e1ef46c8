import { MESSAGE_STATES } from '@galleria/domain/overview/background-states';
import { LOCALES } from '@galleria/domain/site/locales';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { cursorPageOf, cursorPaging, time } from '../wire/formats.ts';
import { staff } from './fields.ts';

/** The outbox of mail and text messages, and previews of the templates. */

const channel = z.enum(['mail', 'mobile']);

const ListedMessage = z.object({
  messageId: z.uuid(),
  channel,
  address: z.string().meta({ description: 'masked' }),
  template: z.string(),
  locale: z.string(),
  state: z.enum(MESSAGE_STATES).meta({ description: 'kept: there is no gateway, so it stays in the outbox' }),
  attempts: z.int(),
  problem: z.string().meta({ description: 'why it was not sent, empty if there is no reason' }),
  canRetry: z.boolean().meta({ description: 'it failed, and what it says is still there' }),
  createTime: time,
  sentTime: time.nullable(),
});

export const messagePage = operation({
  method: 'GET',
  path: '/s/message/page',
  access: staff('messages.view'),
  summary: 'Mails and text messages of the last 30 days, the newest first, by cursor',
  input: z.object({
    state: z.enum(MESSAGE_STATES).optional(),
    channel: channel.optional(),
    template: z.string().max(60).optional(),
    address: z.string().trim().toLowerCase().max(120).optional().meta({ description: 'the whole address' }),
    ...cursorPaging,
  }),
  output: cursorPageOf(ListedMessage),
  refusals: [],
});

export const openMessage = operation({
  method: 'POST',
  path: '/s/message/open',
  access: staff('messages.view'),
  summary: 'A message with its whole address and, unless it carries a code or a link to sign in, what it says; audited',
  input: z.object({ messageId: z.uuid() }),
  output: z.object({
    ...ListedMessage.shape,
    isSecret: z.boolean().meta({ description: 'nobody but the receiver may read it' }),
    subject: z.string().meta({ description: 'empty when it was erased, as are text and html' }),
    text: z.string(),
    html: z.string(),
  }),
  refusals: ['message.notFound'],
});

export const retryMessages = operation({
  method: 'POST',
  path: '/s/message/retry',
  access: staff('messages.edit'),
  summary: 'Sends failed messages again; those that were erased or do not wait for it are left alone',
  input: z.object({ messageIds: z.array(z.uuid()).min(1).max(100) }),
  output: z.object({ count: z.int().meta({ description: 'how many are sent again' }) }),
  refusals: ['message.cannotRetry'],
});

export const mailTemplateList = operation({
  method: 'GET',
  path: '/s/message/templates',
  access: staff('messages.view'),
  summary: 'The mails and text messages that the mall writes',
  input: z.object({}),
  output: z.array(z.object({ template: z.string(), isCode: z.boolean(), subject: z.string() })),
  refusals: [],
});

export const mailTemplatePreview = operation({
  method: 'GET',
  path: '/s/message/preview',
  access: staff('messages.view'),
  summary: 'A mail as its readers see it in a language, with sample values',
  input: z.object({ template: z.string().max(60), language: z.enum(LOCALES) }),
  output: z.object({ subject: z.string(), text: z.string(), html: z.string(), sms: z.string() }),
  refusals: ['message.templateUnknown'],
});
