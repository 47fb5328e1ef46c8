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
 * Few files that compress well instead of one for each shared module, whose names alone would fill the table of routes.
 * A module goes to the first group that matches, and what it imports comes along. `shell` is what every page needs at
 * once (`$initial`: not what comes later), so nothing may be in it that only some pages do.
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
      test: /[\\/](app[\\/](root|entry|words|hydration|features[\\/]money[\\/]currency|shell[\\/](?!(bare|purchase)-layout|footer|header|navigation[\\/]nav|page-head|phone[\\/]tab|preferences|search|top-bar))|contract[\\/]src[\\/]wire[\\/]api-time)/,
      tags: ['$initial'],
      priority: 4,
    },
    {
      // What the late parts of the frame share with each other and with pages.
      name: 'frame',
      test: /[\\/]app[\\/](shell[\\/](account|count-text|header[\\/](?!header)|navigation[\\/]nav|phone[\\/]tabs|search[\\/]search)|ui[\\/]overlays[\\/]toast|features[\\/](accounts[\\/](buyer-pages|login-address)|cart[\\/]cart-store))/,
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
    // Not the map: its style sheet would come with every page of the user centre.
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
  // Pictures stay out of the scripts: they would be read before anything works, and twice as large.
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    // Without this the bundle holds React twice, and NODE_ENV decides at start which one renders.
    ssr: command === 'build' ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {},
  },
  // Found only behind lazy parts or packages of ours: without this the first page while developing loads twice.
  optimizeDeps: { include: ['lucide-react', '@galleria/i18n > @lingui/core'] },
  ssr: {
    // One file starts faster than thousands. While developing, only our own sources go through Vite.
    noExternal: command === 'build' ? true : [/^@galleria\//],
  },
}));
