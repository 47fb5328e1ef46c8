import type { App } from '../app.ts';
import { type ListedMessage, listMessages } from '../infra/messages/messages-db.ts';

/** The latest message to an address, as stored in the outbox. */
export async function lastMessage({ database }: Pick<App, 'database'>, address: string): Promise<ListedMessage> {
  const [message] = await listMessages(database.queries, address, 1);
  if (!message) throw new Error(`nothing was written to ${address}`);
  return message;
}

/** The code in the latest message to an address. */
export async function lastCode(app: Pick<App, 'database'>, address: string): Promise<string> {
  const { text, template } = await lastMessage(app, address);
  const [code] = text.match(/\b\d{6}\b/) ?? [];
  if (!code) throw new Error(`the message ${template} to ${address} has no code`);
  return code;
}
