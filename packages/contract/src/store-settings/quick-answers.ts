import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { id } from '../wire/formats.ts';
import { expects } from '../wire/input-formats.ts';
import { LocaleTextsOutput, someTexts, texts, week } from './fields.ts';

/** Tools for answering buyers: quick answers, and the hours of customer service. */

export const quickAnswerList = operation({
  method: 'GET',
  path: '/m/quickAnswer/list',
  access: seller('chat.answer'),
  summary: 'Quick answers of the store in their order',
  input: z.object({}),
  output: z.array(z.object({ answerId: z.int(), shortcut: z.string(), text: LocaleTextsOutput })),
  refusals: [],
});

export const saveQuickAnswer = operation({
  method: 'POST',
  path: '/m/quickAnswer',
  access: seller('chat.answer'),
  summary: 'Adds or changes a quick answer',
  input: z.object({
    answerId: id.optional(),
    shortcut: z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}_-]{1,20}$/u, expects('shortcut')),
    text: someTexts(500),
  }),
  output: z.object({ answerId: z.int() }),
  refusals: ['quickAnswer.notFound', 'settings.tooMany', 'quickAnswer.shortcutTaken'],
});

export const orderQuickAnswers = operation({
  method: 'PUT',
  path: '/m/quickAnswer/order',
  access: seller('chat.answer'),
  summary: 'Sets the order of the quick answers',
  input: z.object({ answerIds: z.array(id).min(1).max(200) }),
  output: z.null(),
  refusals: ['settings.listChanged'],
});

export const deleteQuickAnswer = operation({
  method: 'DELETE',
  path: '/m/quickAnswer',
  access: seller('chat.answer'),
  summary: 'Deletes a quick answer',
  input: z.object({ answerId: id }),
  output: z.null(),
  refusals: ['quickAnswer.notFound'],
});

export const chatHours = operation({
  method: 'GET',
  path: '/m/chat/hours',
  access: seller('chat.answer'),
  summary: 'Opening hours of the chat, in the time zone of the mall, and the automatic answer outside of them',
  input: z.object({}),
  output: z.object({ week, awayText: LocaleTextsOutput }),
  refusals: [],
});

export const saveChatHours = operation({
  method: 'PUT',
  path: '/m/chat/hours',
  access: seller('store.edit'),
  summary: 'Changes the opening hours of the chat and the automatic answer outside of them',
  input: z.object({ week, awayText: texts(300) }),
  output: z.null(),
  refusals: [],
});
