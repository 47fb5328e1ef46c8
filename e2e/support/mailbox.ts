import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { ReceivedMessage } from './mail-server.ts';

function messagesTo(address: string): ReceivedMessage[] {
  return readFileSync(process.env.MALL_MESSAGES ?? '', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ReceivedMessage)
    .filter(({ to }) => to === address);
}

/** The latest message to an address, once there are at least `atLeast` messages. */
export async function latestMessageTo(address: string, atLeast = 1): Promise<ReceivedMessage> {
  await expect.poll(() => messagesTo(address).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(atLeast);
  return messagesTo(address).at(-1) as ReceivedMessage;
}

/** The latest code sent to an address, once there are at least `atLeast` codes. */
export async function latestCodeTo(address: string, atLeast = 1): Promise<string> {
  const codes = () => messagesTo(address).flatMap(({ text }) => text.match(/\b\d{6}\b/)?.[0] ?? []);
  await expect.poll(() => codes().length, { timeout: 15_000 }).toBeGreaterThanOrEqual(atLeast);
  return codes().at(-1) as string;
}
