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
  state: z.enum(MESSAGE_STATES).meta({ description: 'kept: no gateway is configured, so that it stays in the outbox' }),
  attempts: z.int(),
  problem: z.string().meta({ description: 'reason why it was not sent; may be empty' }),
  canRetry: z.boolean().meta({ description: 'failed, and its content is still stored' }),
  createTime: time,
  sentTime: time.nullable(),
});

export const messagePage = operation({
  method: 'GET',
  path: '/s/message/page',
  access: staff('messages.view'),
  summary: 'Mails and text messages of the last 30 days, newest first, by cursor',
  input: z.object({
    state: z.enum(MESSAGE_STATES).optional(),
    channel: channel.optional(),
    template: z.string().max(60).optional(),
    address: z.string().trim().toLowerCase().max(120).optional().meta({ description: 'complete address' }),
    ...cursorPaging,
  }),
  output: cursorPageOf(ListedMessage),
  refusals: [],
});

export const openMessage = operation({
  method: 'POST',
  path: '/s/message/open',
  access: staff('messages.view'),
  summary:
    'A message with its complete address, and with its content unless that includes a code or a sign-in link; recorded in the audit log',
  input: z.object({ messageId: z.uuid() }),
  output: z.object({
    ...ListedMessage.shape,
    isSecret: z.boolean().meta({ description: 'true: the content is for the recipient only' }),
    subject: z.string().meta({ description: 'empty after erasure, like text and html' }),
    text: z.string(),
    html: z.string(),
  }),
  refusals: ['message.notFound'],
});

export const retryMessages = operation({
  method: 'POST',
  path: '/s/message/retry',
  access: staff('messages.edit'),
  summary: 'Retries failed messages; those that were erased or have another state are skipped',
  input: z.object({ messageIds: z.array(z.uuid()).min(1).max(100) }),
  output: z.object({ count: z.int().meta({ description: 'number of messages that are sent again' }) }),
  refusals: ['message.cannotRetry'],
});

export const mailTemplateList = operation({
  method: 'GET',
  path: '/s/message/templates',
  access: staff('messages.view'),
  summary: 'Templates of the mails and text messages of the mall',
  input: z.object({}),
  output: z.array(z.object({ template: z.string(), isCode: z.boolean(), subject: z.string() })),
  refusals: [],
});

export const mailTemplatePreview = operation({
  method: 'GET',
  path: '/s/message/preview',
  access: staff('messages.view'),
  summary: 'Preview of a mail template in one language, with sample values',
  input: z.object({ template: z.string().max(60), language: z.enum(LOCALES) }),
  output: z.object({ subject: z.string(), text: z.string(), html: z.string(), sms: z.string() }),
  refusals: ['message.templateUnknown'],
});
