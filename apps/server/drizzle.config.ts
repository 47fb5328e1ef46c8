import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/infra/*/tables.ts', './src/modules/*/tables.ts', './src/gateways/*/*/tables.ts'],
  out: './migrations',
});
