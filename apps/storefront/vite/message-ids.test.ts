import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findMessageIds } from './message-ids.ts';

const ALL = new Set([
  'shell.cart',
  'list.title',
  'list.sort.price',
  'list.sort.sales',
  'card.sold',
  'user.menu',
  'form.save',
]);
const WITH_WORDS = "import messageIds from './page.tsx?words';";

let app = '';

afterEach(() => rmSync(app, { recursive: true }));

describe('findMessageIds', () => {
  it('gives every page what the shell says, and a page what its own modules say', () => {
    const { common, idsOf } = find({
      'root.tsx': "import './shell.tsx';",
      'shell.tsx': "text('shell.cart');",
      'list/page.tsx': `${WITH_WORDS} import './list.tsx'; text('list.title'); text('shell.cart');`,
      'list/list.tsx': "const Sort = lazy(() => import('./sort.tsx'));",
      'list/sort.tsx': 'text(`list.sort.$' + '{by}`);',
    });
    expect([...common]).toEqual(['shell.cart']);
    expect(idsOf('list/page.tsx')).toEqual(['list.sort.price', 'list.sort.sales', 'list.title']);
  });

  it('leaves for later what only parts of the frame say that come later themselves', () => {
    const { common, late, idsOf } = find({
      'root.tsx': "import './frame.tsx'; text('form.save');",
      'frame.tsx': "const Menu = lazy(() => import('./menu.tsx'));",
      'menu.tsx': "text('shell.cart'); text('form.save');",
      'list/page.tsx': `${WITH_WORDS} text('shell.cart');`,
    });
    expect([...common]).toEqual(['form.save']);
    expect([...late]).toEqual(['shell.cart']);
    // The page may be shown before the late messages are loaded.
    expect(idsOf('list/page.tsx')).toEqual(['shell.cart']);
  });

  it('follows types, whose modules make the data that carries ids to the page', () => {
    const { idsOf } = find({
      'list/page.tsx': `${WITH_WORDS} import type { Card } from './card.ts';`,
      'list/card.ts': "export const toCard = () => ({ label: 'card.sold' });",
    });
    expect(idsOf('list/page.tsx')).toEqual(['card.sold']);
  });

  it('puts what a page without ?words says into the common catalogue', () => {
    expect([...find({ 'list/page.tsx': "text('list.title');" }).common]).toEqual(['list.title']);
  });

  it('gives a layout what its pages without ?words say, and its other pages only the rest', () => {
    const { common, idsOf } = find({
      'user/layout.tsx': "import messageIds from './layout.tsx?words'; text('user.menu');",
      'user/plain.tsx': "text('form.save');",
      'user/page.tsx': `${WITH_WORDS} text('user.menu'); text('list.title');`,
    });
    expect([...common]).toEqual([]);
    expect(idsOf('user/layout.tsx')).toEqual(['form.save', 'user.menu']);
    expect(idsOf('user/page.tsx')).toEqual(['list.title']);
  });

  it('leaves out what only the server says', () => {
    const files = { 'list/page.tsx': "import './load.server.ts';", 'list/load.server.ts': "say(text('list.title'));" };
    expect([...find(files).common]).toEqual([]);
  });

  it('leaves out what a loader says, and keeps what it hands to its page', () => {
    const page = "export function loader() { return { title: text('list.title'), label: 'card.sold' }; }";
    expect([...find({ 'list/page.tsx': page }).common]).toEqual(['card.sold']);
  });

  it('refuses a server module that hands an id to its page', () => {
    const files = { 'list/load.server.ts': "export const load = () => ({ label: 'card.sold' });" };
    expect(() => find(files)).toThrow(/load\.server\.ts hands the message id 'card\.sold'/);
  });
});

function find(files: Record<string, string>) {
  app = mkdtempSync(path.join(tmpdir(), 'message-ids-'));
  for (const [name, source] of Object.entries(files)) {
    const file = path.join(app, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  const routes = [
    { file: 'list/page.tsx' },
    { file: 'user/layout.tsx', children: [{ file: 'user/plain.tsx' }, { file: 'user/page.tsx' }] },
  ];
  const { common, late, of } = findMessageIds(app, routes, ALL);
  return { common, late, idsOf: (name: string) => of(path.join(app, name)) };
}
