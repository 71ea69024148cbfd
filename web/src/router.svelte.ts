import { api } from './api.ts';
import { download } from './records.ts';

/** There is no server to load the record of a match from that this browser hosts. */
async function takeAlong(match: string): Promise<void> {
  download(await api.record(match), 'derring-record.json');
}

/** Where we are. Links are plain links; clicks on our own are taken over. */
class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.clicked(event));
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.read();
    if (!to.includes('#')) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  private clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const record = /^\/api\/matches\/(here-[^/]+)\/record$/.exec(link?.pathname ?? '')?.[1];
    if (record) {
      event.preventDefault();
      void takeAlong(record);
      return;
    }
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
