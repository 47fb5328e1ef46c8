import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole table is small and never changes between two builds: no extra request to discover routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
