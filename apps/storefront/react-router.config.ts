import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole table is small and never changes between two builds: no extra request to discover routes.
  routeDiscovery: { mode: 'initial' },
  // Who sends a form has its page already: a file of its own for each action would only make that table longer.
  splitRouteModules: false,
} satisfies Config;
