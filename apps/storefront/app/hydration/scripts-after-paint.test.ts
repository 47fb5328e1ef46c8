import { describe, expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.server.ts';

const PAGE = [
  '<html><head><link rel="preload" href="/app.css" as="style"/>',
  '<link rel="modulepreload" href="/assets/words.js"/>',
  '<link rel="modulepreload" href="/assets/entry.js" nonce="n1"/>',
  '</head><body><main>$& $1</main>',
  '<script nonce="n1">window.context = 1;</script>',
  '<script nonce="n1" type="module" async="">import "/assets/entry.js";\nconst cost = "$&";</script>',
  '</body></html>',
].join('');

describe('scriptsAfterPaint', () => {
  it('removes module scripts from the head and starts them after the first paint', () => {
    const html = scriptsAfterPaint(PAGE, 'n1');
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toContain('type="module" async');
    expect(html).toContain(
      '<script nonce="n1" type="text/plain" data-modules="/assets/words.js /assets/entry.js">' +
        'import "/assets/entry.js";\nconst cost = "$&";</script><script nonce="n1">(function startScripts() {',
    );
    expect(html).toContain('<link rel="preload" href="/app.css" as="style"/>');
    expect(html).toContain('<main>$& $1</main>');
    expect(html).toContain('<script nonce="n1">window.context = 1;</script>');
  });

  it('keeps a page without scripts unchanged', () => {
    expect(scriptsAfterPaint('<html><body>offline</body></html>', 'n1')).toBe('<html><body>offline</body></html>');
  });
});
