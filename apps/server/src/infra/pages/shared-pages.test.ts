import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SharedPages } from './shared-pages.ts';

const english = { locale: 'en', currencyCode: 'USD' } as const;
const chinese = { locale: 'zh_CN', currencyCode: 'USD' } as const;

describe('SharedPages', () => {
  it('renders once for concurrent visitors, and separately per language and currency', async () => {
    const pages = new SharedPages(() => true);
    let rendered = 0;
    const render = async () => pages.keep(200, [], `<p>${++rendered}</p>`);
    const [a, b, c] = await Promise.all([
      pages.get('/', english, render),
      pages.get('/', english, render),
      pages.get('/', chinese, render),
    ]);
    expect(a).toBe(b);
    expect(a).not.toBe(c);
    expect(rendered).toBe(2);
  });

  it('gives every copy its own nonce', async () => {
    const pages = new SharedPages(() => true);
    const page = pages.keep(200, [], `<script nonce="${pages.nonceMark}">1</script><style nonce="${pages.nonceMark}">`);
    expect(page.body.plainText('one')).toBe('<script nonce="one">1</script><style nonce="one">');
    expect(page.body.plainText('two')).not.toContain(pages.nonceMark);
  });

  it('is empty after a change, and never caches failed or private pages', async () => {
    const pages = new SharedPages(() => true);
    let rendered = 0;
    const render = async () => pages.keep(200, [], `${++rendered}`);
    await pages.get('/', english, render);
    pages.clear();
    await pages.get('/', english, render);
    expect(rendered).toBe(2);
    await pages.get('/private', english, async () => undefined);
    expect((await pages.get('/private', english, render))?.body.plainText('')).toBe('3');
    await expect(pages.get('/bug', english, () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
    expect((await pages.get('/bug', english, render))?.body.plainText('')).toBe('4');
  });

  it('does not share very long addresses, has a maximum size, and shares nothing without the change feed', async () => {
    const pages = new SharedPages(() => true);
    expect(pages.mayShare('/')).toBe(true);
    expect(pages.mayShare(`/?${'x'.repeat(600)}`)).toBe(false);
    expect(new SharedPages(() => false).mayShare('/')).toBe(false);
    let rendered = 0;
    for (let i = 0; i < 1000; i++) {
      await pages.get(`/?${i}`, english, async () => pages.keep(200, [], `${++rendered}`));
    }
    await pages.get('/?999', english, async () => pages.keep(200, [], `${++rendered}`));
    expect(rendered).toBe(1000);
    await pages.get('/?0', english, async () => pages.keep(200, [], `${++rendered}`));
    expect(rendered).toBe(1001);
  });
});

describe('SharedPages around the start or end of an activity', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    // lru-cache holds a reference to this `performance` object since it was loaded.
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  /** Pages that show the current price; the turn is known from the start, or once the first page has been rendered. */
  function openPages(turnInMs: number, { isKnown = true, renderMs = 0 } = {}) {
    const turnMs = Date.now() + turnInMs;
    let knowsTurn = isKnown;
    const untilTurn = (sinceMs: number) =>
      knowsTurn && turnMs > sinceMs ? turnMs - Date.now() : Number.POSITIVE_INFINITY;
    const pages = new SharedPages(() => true, untilTurn);
    let rendered = 0;
    const price = async () => {
      const page = pages.get('/', english, async () => {
        rendered += 1;
        const html = Date.now() < turnMs ? 'before' : 'after';
        await vi.advanceTimersByTimeAsync(renderMs);
        knowsTurn = true;
        return pages.keep(200, [], html);
      });
      return (await page)?.body.plainText('');
    };
    return { price, count: () => rendered };
  }

  it('shares a page for two seconds when no activity starts or ends', async () => {
    const { price, count } = openPages(60_000);
    await price();
    await vi.advanceTimersByTimeAsync(1_990);
    await price();
    expect(count()).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    await price();
    expect(count()).toBe(2);
  });

  it.each([
    ['that is known', {}],
    ['that only the rendering reads of', { isKnown: false }],
    ['that comes while it is rendered', { isKnown: false, renderMs: 800 }],
  ])('drops a page at the start or end of an activity %s', async (_, known) => {
    const { price, count } = openPages(500, known);
    expect(await price()).toBe('before');
    if (!('renderMs' in known)) {
      await vi.advanceTimersByTimeAsync(490);
      expect([await price(), count()]).toEqual(['before', 1]);
      await vi.advanceTimersByTimeAsync(11);
    }
    expect(await price()).toBe('after');
  });
});
