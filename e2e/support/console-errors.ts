import type { BrowserContext } from '@playwright/test';

/** Said of pictures that a busy machine is seconds late to draw: a guess, and no fault of the page. */
const BY_THE_CLOCK = /was preloaded using link preload but not used within a few seconds/;

/**
 * What a browser complains about from now on, in any of its tabs: console messages, exceptions, refused scripts, missing
 * files. A page that is refused says so by its status, which stories look at themselves.
 */
export function collectConsoleErrors(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || BY_THE_CLOCK.test(message.text())) return;
    complaints.push(`${message.page()?.url()}: ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (problem) => complaints.push(`${problem.page()?.url()}: ${problem.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document') {
      complaints.push(`${response.status()} ${response.url()}`);
    }
  });
  return complaints;
}
