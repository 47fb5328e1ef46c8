import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { iconNames, symbolOf } from './icon-sprite.ts';

let app = '';

afterEach(() => rmSync(app, { recursive: true, force: true }));

describe('iconNames', () => {
  it('finds imported icons, also renamed and in several lines, but no types', () => {
    app = mkdtempSync(path.join(tmpdir(), 'icon-names-'));
    writeFileSync(path.join(app, 'a.tsx'), "import { Heart, Menu as MenuIcon, type LucideIcon } from 'lucide-react';");
    writeFileSync(path.join(app, 'b.ts'), "import {\n  Heart,\n  Truck,\n} from 'lucide-react';");
    writeFileSync(path.join(app, 'c.ts'), "import type { LucideProps } from 'lucide-react';");
    writeFileSync(path.join(app, 'd.test.ts'), "import { Bug } from 'lucide-react';");
    expect(iconNames(app)).toEqual(new Set(['Heart', 'Menu', 'Truck']));
  });
});

describe('symbolOf', () => {
  it('renders an icon without the React keys', () => {
    const shapes = [
      ['path', { d: 'M0 0h1', key: 'a' }],
      ['circle', { cx: '1', cy: '2', r: '3', key: 'b' }],
    ] as const;
    expect(symbolOf('dot', shapes)).toBe(
      '<symbol id="dot" viewBox="0 0 24 24"><path d="M0 0h1"/><circle cx="1" cy="2" r="3"/></symbol>',
    );
  });
});
