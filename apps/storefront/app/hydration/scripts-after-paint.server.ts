import { startScripts } from './start-scripts.ts';

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*\/>/g;
const MODULE_SCRIPT = /<script([^>]*?) type="module" async="">([\s\S]*?)<\/script>/;
const START = `(${startScripts})()`;

/**
 * Defers the scripts of a finished page until it is painted: nothing visible needs them, and on a slow connection they
 * would compete with the style sheet, the font and the first picture. Interactions before that are recorded.
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  const modules: string[] = [];
  const withoutPreloads = html.replace(MODULE_PRELOAD, (_, href: string) => {
    modules.push(href);
    return '';
  });
  return withoutPreloads.replace(
    MODULE_SCRIPT,
    (_, attributes: string, text: string) =>
      `<script${attributes} type="text/plain" data-modules="${modules.join(' ')}">${text}</script>` +
      `<script nonce="${nonce}">${START}</script>`,
  );
}
