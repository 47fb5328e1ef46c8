import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route manifest is small and fixed per build: no extra requests to discover routes.
  routeDiscovery: { mode: 'initial' },
  // A page that posts a form is already loaded, so separate chunks for actions would only make the manifest longer.
  splitRouteModules: false,
} satisfies Config;
