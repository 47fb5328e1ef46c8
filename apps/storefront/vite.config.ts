import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';
import routes from './app/routes.ts';
import { catalogues } from './vite/catalogues.ts';
import { contractRoutes } from './vite/contract-routes.ts';
import { fontSubset } from './vite/font-subset.ts';
import { iconSprite } from './vite/icon-sprite.ts';
import { unbuiltPages } from './vite/unbuilt-pages.ts';

/**
 * A few chunks that compress well instead of one per shared module, whose names alone would bloat the route manifest. A
 * module goes to the matching group with the highest priority, together with its imports. `shell` is needed by every
 * page at once (`$initial`: static imports only), so it must not contain modules that only some pages use.
 */
const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: 'frameworks',
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|@lingui)[\\/]/,
      priority: 5,
    },
    {
      name: 'shell',
      test: /[\\/](app[\\/](root|entry|messages|hydration|visit|features[\\/](money[\\/]currency|seo[\\/]page-)|shell[\\/](?!(bare|purchase)-layout|footer|header|navigation[\\/]nav|not-open|page-head|phone[\\/]tab|preferences|search|top-bar))|contract[\\/]src[\\/]wire[\\/]api-time)/,
      tags: ['$initial'],
      priority: 4,
    },
    {
      // Shared by the late parts of the shell, and with pages.
      name: 'frame',
      test: /[\\/]app[\\/](shell[\\/](account|count-text|header[\\/](?!header)|navigation[\\/]nav|phone[\\/]tabs|search[\\/]search)|ui[\\/]overlays[\\/]toast|features[\\/](accounts[\\/]buyer-pages|cart[\\/]cart-store))/,
      minShareCount: 2,
      priority: 4,
    },
    {
      name: 'turns',
      test: /[\\/]app[\\/]features[\\/]activities[\\/](mall-clock|time-left|turn|zone-countdown)/,
      priority: 4,
    },
    { name: 'api', test: /[\\/](app[\\/]api|packages[\\/](client|contract))[\\/]/, priority: 4 },
    {
      name: 'kit',
      test: /[\\/]app[\\/]ui[\\/](?!overlays[\\/]lightbox|stations|fields[\\/]counted-text-area)/,
      priority: 3,
    },
    {
      name: 'goods',
      test: /[\\/]app[\\/]features[\\/](products|favourites|stores)[\\/]/,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: 'icons',
      test: /[\\/]lucide-react[\\/](?!.*[\\/](download|image-plus|rotate-ccw)\.)/,
      minShareCount: 2,
      priority: 1,
    },
    {
      name: 'purchase',
      test: /[\\/](app[\\/](features[\\/](addresses|cart|orders|payments|promotions)[\\/]|ui[\\/]stations)|lucide-react[\\/].*[\\/](download|image-plus|rotate-ccw)\.)/,
      minShareCount: 2,
    },
    { name: 'forms', test: /[\\/]app[\\/]((forms|features[\\/]accounts)[\\/]|ui[\\/]fields[\\/]counted-text-area)/ },
    // Without the map, whose style sheet would then be loaded by every page of the user centre.
    { name: 'user-center', test: /[\\/]app[\\/]pages[\\/]user-center[\\/](?!.*(page|layout|location-map)\.tsx?$)/ },
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [
    catalogues(routes),
    unbuiltPages(routes),
    contractRoutes(),
    fontSubset(path.join(import.meta.dirname, '../../.cache/fonts')),
    iconSprite(path.join(import.meta.dirname, 'app')),
    tailwindcss(),
    reactRouter(),
  ],
  // Pictures are not inlined into scripts: that would delay hydration, and every picture would be in the bundle twice.
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    // Without this the bundle contains two builds of React, and NODE_ENV decides at start which one renders.
    ssr: command === 'build' ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {},
  },
  // Imported only by lazy parts or our own packages: without this Vite finds them late and reloads the first page in
  // development.
  optimizeDeps: { include: ['lucide-react', '@galleria/i18n > @lingui/core'] },
  ssr: {
    // A single file starts faster than thousands. In development only our own packages go through Vite.
    noExternal: command === 'build' ? true : [/^@galleria\//],
  },
}));
