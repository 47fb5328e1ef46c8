import { contractWithoutTexts } from '@galleria/contract/without-texts';
import { catalogueChunks } from '@galleria/i18n/vite-catalogues';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/platform/',
  plugins: [contractWithoutTexts(), react(), catalogueChunks('platform')],
  // The server replaces this placeholder with the nonce of each response.
  html: { cspNonce: '__NONCE__' },
  // For its fast path Zod tests `new Function`, which our content security policy blocks and reports.
  define: { 'globalThis.__zod_globalConfig': '({ jitless: true })' },
  // Ant Design's core is one chunk that exceeds Vite's default limit.
  build: { target: 'es2023', chunkSizeWarningLimit: 700 },
});
