import type { Locale } from '@galleria/domain/site/locales';

/** A message as a channel sends it. Text messages have no subject and no HTML. */
export interface RenderedMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface ChannelMessage extends RenderedMessage {
  /** The same at every attempt, so that the gateway can drop a duplicate. */
  readonly id: string;
  readonly to: string;
  readonly locale: Locale;
}

/**
 * A delivery channel. `send` resolves once the gateway has accepted the message; all errors but `PermanentFailure` are
 * retried.
 */
export interface Channel {
  send(message: ChannelMessage): Promise<void>;
  close(): void;
}

/** The gateway will never accept this message, so it is not retried. */
export class PermanentFailure extends Error {}
