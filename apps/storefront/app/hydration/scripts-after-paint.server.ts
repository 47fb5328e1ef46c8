import { startScripts } from './start-scripts.ts';

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*\/>/g;
const MODULE_SCRIPT = /<script([^>]*?) type="module" async="">([\s\S]*?)<\/script>/;
const START = `(${startScripts})()`;

/**
 * A finished page whose scripts are fetched once it has been painted. Nothing that is seen waits for them, and on a thin
 * line they would take the room of the style sheet, the font and the first picture. What is tapped before is recorded.
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
