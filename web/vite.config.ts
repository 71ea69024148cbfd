import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './tools/icons.ts';
import { firstLoad } from './tools/size.ts';

const server = process.env.DERRING_ADDRESS ?? 'http://localhost:8090';

export default defineConfig({
  base: '/',
  plugins: [gameIcons(), svelte(), firstLoad()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    manifest: true, // tools/site.mjs weighs by it
  },
  // A policy of its own lets this one run WebAssembly (server/Gate).
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'here/[name]-[hash].js' } } },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'] },
});
