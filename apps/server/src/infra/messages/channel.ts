import type { Locale } from '@galleria/domain/site/locales';

/** What a way to reach people hands over. Text messages have no subject and no HTML. */
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

/** A way to reach people. Resolves once the gateway has taken the message over; any other failure is worth a new try. */
export interface Channel {
  send(message: ChannelMessage): Promise<void>;
  close(): void;
}

/** The gateway will never take this message: trying again is of no use. */
export class PermanentFailure extends Error {}
