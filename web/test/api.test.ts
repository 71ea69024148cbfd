import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('asks nothing else before the server knows us, so that a first visit makes one guest and not two', async () => {
  const asked: string[] = [];
  let known: (answer: Response) => void = () => undefined;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return path === '/api/me'
      ? new Promise<Response>((settle) => (known = settle))
      : Promise.resolve(new Response('[]'));
  });
  const { api } = await import('../src/api.ts');
  const both = Promise.all([api.games(), api.matches('open'), api.me()]);
  await Promise.resolve();
  expect(asked).toEqual(['/api/me']);
  known(new Response('{"guest": "g", "name": "Mara"}'));
  await both;
  expect(asked).toEqual(['/api/me', '/api/games', '/api/matches?show=open']);
});
