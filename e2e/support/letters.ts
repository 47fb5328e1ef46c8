import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Letter } from './post-office.ts';

function lettersTo(address: string): Letter[] {
  return readFileSync(process.env.MALL_LETTERS ?? '', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Letter)
    .filter(({ to }) => to === address);
}

/** The latest letter to somebody, once there are at least so many. */
export async function letterTo(address: string, atLeast = 1): Promise<Letter> {
  await expect.poll(() => lettersTo(address).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(atLeast);
  return lettersTo(address).at(-1) as Letter;
}

/** The latest code that was sent to somebody, waiting for it if it is on its way. */
export async function codeTo(address: string, atLeast = 1): Promise<string> {
  const codes = () => lettersTo(address).flatMap(({ text }) => text.match(/\b\d{6}\b/)?.[0] ?? []);
  await expect.poll(() => codes().length, { timeout: 15_000 }).toBeGreaterThanOrEqual(atLeast);
  return codes().at(-1) as string;
}
