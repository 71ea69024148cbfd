// Keeps one whole version of Derring-Do in the browser: a page gets all of it from there, or nothing.
// VERSION and FILES are written when it is built; whatever changes in a file changes this one.
const VERSION = '%VERSION%';
const FILES = %FILES%;
const NAME = 'derring-';

const nameOf = (version) => NAME + version;

self.addEventListener('install', (event) => {
  // Past the browser's own cache: what is kept is what the host has now.
  const fresh = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(nameOf(VERSION)).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** The version before this one stays: a page in another tab may still be of it. */
async function takeOver() {
  const all = (await caches.keys()).filter((name) => name.startsWith(NAME));
  const old = all.filter((name) => name !== nameOf(VERSION));
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

// A page says so between matches.
self.addEventListener('message', (event) => {
  if (event.data === 'update') self.skipWaiting();
});

// A notice of a match leads back to it.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeTo(event.notification.data));
});

async function comeTo(path) {
  if (!path) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const ours = event.request.method === 'GET' && url.origin === location.origin;
  if (!ours || url.pathname.startsWith('/api/') || /^\/(healthz|readyz|metrics)/.test(url.pathname)) return;
  event.respondWith(event.request.mode === 'navigate' ? page() : file(event.request, url));
});

/** The page, which is told its version, so that it asks for rules of no other. */
async function page() {
  const cache = await caches.open(nameOf(VERSION));
  const kept = await cache.match('/');
  if (!kept) return fetch('/');
  const text = (await kept.text()).replace('<html ', `<html data-version="${VERSION}" `);
  return new Response(text, { headers: kept.headers });
}

async function file(request, url) {
  const wanted = url.searchParams.get('v');
  const version = wanted ?? VERSION;
  const kept = await (await caches.open(nameOf(version))).match(url.pathname);
  if (kept) return kept;
  // Another version of it would not fit the page that asks.
  if (wanted !== null) return new Response('', { status: 410 });
  return (await caches.match(url.pathname)) ?? fetch(request);
}
