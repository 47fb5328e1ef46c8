import { contractWithoutTexts } from '@galleria/contract/without-texts';
import { catalogueChunks } from '@galleria/i18n/vite-catalogues';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/merchant/',
  plugins: [contractWithoutTexts(), react(), catalogueChunks('merchant')],
  // A placeholder that the server replaces by the nonce of each response.
  html: { cspNonce: '__NONCE__' },
  // Zod would try out `new Function` for its fast path, which our content security policy refuses and reports.
  define: { 'globalThis.__zod_globalConfig': '({ jitless: true })' },
  // The core of Ant Design is one chunk, larger than Vite expects.
  build: { target: 'es2023', chunkSizeWarningLimit: 700 },
});
