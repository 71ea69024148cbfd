// The page's side of the host that plays without a server; loaded when it is first wanted.
import type { FromHost, ToHost } from './messages.ts';

interface Answer {
  status: number;
  text: string;
}

/** A link to a match that this browser hosts: as much of a socket as is used of one. */
export class HereSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(
    private readonly number: number,
    private readonly match: string,
    private readonly post: (message: ToHost) => void,
  ) {}

  begin(after: number | null): void {
    // Not before whoever asked for it listens.
    setTimeout(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
      this.post({ do: 'follow', socket: this.number, match: this.match, after: after ?? -1 });
    });
  }

  send(text: string): void {
    this.post({ do: 'say', socket: this.number, match: this.match, text });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.post({ do: 'leave', socket: this.number, match: this.match });
  }
}

const NAME = 'derring.name';

class Host {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly asked = new Map<number, (answer: Answer) => void>();
  private readonly sockets = new Map<number, HereSocket>();
  private count = 0;
  /** What the host has to say of itself; it may have come before anybody listened. */
  private trouble = '';
  private listening: (text: string) => void = () => undefined;

  constructor() {
    this.worker.onmessage = (event: MessageEvent<FromHost>) => this.heard(event.data);
    this.worker.onerror = () => {
      for (const settle of this.asked.values()) settle({ status: 0, text: '' });
      this.asked.clear();
    };
    const quick = remembered('derring.pace') === 'quick';
    // What keeps the page says of which version it is; rules of another would not fit it.
    const version = document.documentElement.dataset.version ?? '';
    this.post({ do: 'begin', name: remembered(NAME) ?? '', quick, version });
  }

  private readonly post = (message: ToHost): void => this.worker.postMessage(message);

  /** Tells what the host has to say of itself, now or as soon as there is something. */
  listen(listener: (text: string) => void): void {
    this.listening = listener;
    if (this.trouble) listener(this.trouble);
  }

  ask(path: string, body = ''): Promise<Answer> {
    const id = ++this.count;
    if (path === '/api/me' && body) remember(NAME, (JSON.parse(body) as { name: string }).name);
    return new Promise((settle) => {
      this.asked.set(id, settle);
      this.post({ do: 'ask', id, path, body });
    });
  }

  follow(match: string, after: number | null): HereSocket {
    const number = ++this.count;
    const socket = new HereSocket(number, match, this.post);
    this.sockets.set(number, socket);
    socket.begin(after);
    return socket;
  }

  private heard(message: FromHost): void {
    switch (message.said) {
      case 'answer':
        this.asked.get(message.id)?.({ status: message.status, text: message.text });
        this.asked.delete(message.id);
        break;
      case 'line':
        this.sockets.get(message.socket)?.onmessage?.({ data: message.text });
        break;
      case 'gone':
        this.sockets.get(message.socket)?.onclose?.({ code: 1008, reason: message.why });
        break;
      case 'trouble':
        this.trouble = message.text;
        this.listening(message.text);
    }
  }
}

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Then one is asked again.
  }
}

let only: Host | null = null;

/** The host of this page. */
export const host = (): Host => (only ??= new Host());
