// Any web host: files of a folder, and nothing that thinks. For the browser tests, and to measure a page.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a folder; `renew` lets it have another version from then on. */
export function serve(folder) {
  let newer = false;
  const server = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', 'http://any').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    const content = readFileSync(file);
    const renewed = newer && path === '/sw.js';
    answer.end(renewed ? String(content).replace(/VERSION = '\w+'/, "VERSION = 'newer'") : content);
  });
  return new Promise((settle) => {
    server.listen(0, () => {
      const { port } = server.address();
      settle({
        address: `http://localhost:${port}`,
        renew: () => (newer = true),
        close: () => void server.close(),
      });
    });
  });
}
