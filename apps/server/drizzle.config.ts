import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/infra/*/tables.ts', './src/modules/**/tables.ts', './src/demo/*/tables.ts'],
  out: './migrations',
});
