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
const MESSAGES_IMPORT = "import messageIds from './page.tsx?messages';";

let app = '';

afterEach(() => rmSync(app, { recursive: true }));

describe('findMessageIds', () => {
  it('puts messages of the shell into the common catalogue and those of page modules into the page', () => {
    const { common, idsOf } = find({
      'root.tsx': "import './shell.tsx';",
      'shell.tsx': "text('shell.cart');",
      'list/page.tsx': `${MESSAGES_IMPORT} import './list.tsx'; text('list.title'); text('shell.cart');`,
      'list/list.tsx': "const Sort = lazy(() => import('./sort.tsx'));",
      'list/sort.tsx': 'text(`list.sort.$' + '{by}`);',
    });
    expect([...common]).toEqual(['shell.cart']);
    expect(idsOf('list/page.tsx')).toEqual(['list.sort.price', 'list.sort.sales', 'list.title']);
  });

  it('puts messages that only late parts of the shell use into the late catalogue', () => {
    const { common, late, idsOf } = find({
      'root.tsx': "import './frame.tsx'; text('form.save');",
      'frame.tsx': "const Menu = lazy(() => import('./menu.tsx'));",
      'menu.tsx': "text('shell.cart'); text('form.save');",
      'list/page.tsx': `${MESSAGES_IMPORT} text('shell.cart');`,
    });
    expect([...common]).toEqual(['form.save']);
    expect([...late]).toEqual(['shell.cart']);
    // The page may be shown before the late messages are loaded.
    expect(idsOf('list/page.tsx')).toEqual(['shell.cart']);
  });

  it('follows types, whose modules make the data that carries ids to the page', () => {
    const { idsOf } = find({
      'list/page.tsx': `${MESSAGES_IMPORT} import type { Card } from './card.ts';`,
      'list/card.ts': "export const toCard = () => ({ label: 'card.sold' });",
    });
    expect(idsOf('list/page.tsx')).toEqual(['card.sold']);
  });

  it('puts messages of a page without ?messages into the common catalogue', () => {
    expect([...find({ 'list/page.tsx': "text('list.title');" }).common]).toEqual(['list.title']);
  });

  it('puts messages of pages without ?messages into their layout, and only the others into pages with it', () => {
    const { common, idsOf } = find({
      'user/layout.tsx': "import messageIds from './layout.tsx?messages'; text('user.menu');",
      'user/plain.tsx': "text('form.save');",
      'user/page.tsx': `${MESSAGES_IMPORT} text('user.menu'); text('list.title');`,
    });
    expect([...common]).toEqual([]);
    expect(idsOf('user/layout.tsx')).toEqual(['form.save', 'user.menu']);
    expect(idsOf('user/page.tsx')).toEqual(['list.title']);
  });

  it('omits messages that only the server uses', () => {
    const files = { 'list/page.tsx': "import './load.server.ts';", 'list/load.server.ts': "say(text('list.title'));" };
    expect([...find(files).common]).toEqual([]);
  });

  it('omits messages that a loader translates, and keeps ids that it passes to its page', () => {
    const page = "export function loader() { return { title: text('list.title'), label: 'card.sold' }; }";
    expect([...find({ 'list/page.tsx': page }).common]).toEqual(['card.sold']);
  });

  it('refuses a server module that passes an id to its page', () => {
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
