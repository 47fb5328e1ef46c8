import { wordsIn } from '../text/words.ts';
import type { RenderedMessage } from './channel.ts';
import { linksFrom } from './links.ts';
import type { MessageFacts } from './render-mail.ts';

/** One line for a telephone. */
export function renderTextMessage({ mail, locale, values, publicUrl }: MessageFacts): RenderedMessage {
  const text = wordsIn(locale)(`messages.${mail.name}Sms`, { ...values, ...linksFrom(publicUrl) });
  return { subject: '', text, html: '' };
}
