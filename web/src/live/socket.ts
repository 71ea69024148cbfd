import { introduce } from '../api.ts';
import { isHere } from '../here/messages.ts';
import { type Ack, type Frame, type FromServer, isAck, type Message, type Table } from '../wire.ts';
import { changed, fingerprint } from './changes.ts';

export type Connection = 'connecting' | 'open' | 'lost' | 'gone';

export interface Listener {
  frame(frame: Frame): void;
  connection(state: Connection): void;
  /** The number of the last frame, to resume after it. */
  last(): number | null;
  /** The server says why it has hung up; with `forget` what we know of the match is not true any more. */
  told(sentence: string, forget: boolean): void;
}

interface Pending {
  message: Message;
  settle(ack: Ack): void;
}

// A message without its id; the mapped form keeps the union apart.
export type Request = Message extends infer M ? (M extends Message ? Omit<M, 'id'> : never) : never;

/** What we saw last is not in the server's journal: begin again. */
const FORGET = 4001;
/** There is no such match, or it cannot be shown. */
const POLICY = 1008;
const newId = (): string => (crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`);

/** As much of a socket as is used here: that of a server, or that of the host in this page. */
interface Link {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;

/** A link to one match that comes back by itself and loses no move. */
export class MatchSocket {
  private socket: Link | null = null;
  private readonly pending = new Map<string, Pending>();
  private pause = FIRST_PAUSE;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private everOpen = false;
  /** Proves to the server, when we come back, that we have seen a frame. */
  private mark = { n: -1, text: '' };
  /** The table as this link has shown it so far; changes are laid upon it. */
  private table: Table | null = null;

  constructor(
    private readonly match: string,
    private readonly listener: Listener,
  ) {
    this.connect();
    addEventListener('online', this.hurry);
  }

  /** Sends now or as soon as there is a link again, with the same id, so it is done once. */
  ask(request: Request): Promise<Ack> {
    const id = newId();
    const message: Message = { ...request, id };
    return new Promise((settle) => {
      this.pending.set(id, { message, settle });
      this.send(message);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    this.socket?.close(1000);
  }

  private send(message: Message): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** A seat belongs to the guest of the cookie, so there is no link before there is one. */
  private connect(): void {
    this.listener.connection(this.failures === 0 ? 'connecting' : 'lost');
    (isHere(this.match) ? this.here() : introduce().then(() => this.away())).then(
      (link) => (this.closed ? link.close() : this.dial(link)),
      () => this.lost(this.socket),
    );
  }

  private async here(): Promise<Link> {
    const { host } = await import('../here/host.ts');
    host().listen((text) => this.listener.told(text, false));
    this.table = null;
    return host().follow(this.match, this.listener.last());
  }

  private away(): Link {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const last = this.listener.last();
    const mark = this.mark.n === last ? `&mark=${this.mark.text}` : '';
    const after = last === null ? '' : `&after=${last}${mark}`;
    const path = `/api/matches/${encodeURIComponent(this.match)}/socket?changes${after}`;
    this.table = null;
    return new WebSocket(`${scheme}://${location.host}${path}`) as Link;
  }

  private dial(socket: Link): void {
    this.socket = socket;
    socket.onopen = () => {
      this.everOpen = true;
      this.failures = 0;
      this.pause = FIRST_PAUSE;
      this.listener.connection('open');
      for (const { message } of this.pending.values()) this.send(message);
    };
    socket.onmessage = (event) => {
      for (const line of String(event.data).split('\n')) this.received(line);
    };
    socket.onclose = (event) => {
      if (event.code === FORGET || event.code === POLICY)
        this.listener.told(event.reason, event.code === FORGET);
      this.lost(socket);
    };
  }

  private lost(socket: Link | null): void {
    if (this.closed || socket !== this.socket) return;
    this.failures++;
    this.listener.connection(!this.everOpen && this.failures > 3 ? 'gone' : 'lost');
    this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private readonly hurry = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private received(text: string): void {
    const message = JSON.parse(text) as FromServer;
    if (isAck(message)) {
      const waiting = this.pending.get(message.id);
      this.pending.delete(message.id);
      waiting?.settle(message);
      return;
    }
    if (message.mark) this.mark = { n: message.n, text: message.mark };
    this.listener.frame(this.whole(message));
  }

  /** The frame with its table, put together from what has changed; without one if that went wrong. */
  private whole(frame: Frame): Frame {
    const { change, ...rest } = frame;
    if (change === undefined) {
      this.table = frame.table ?? this.table;
      return frame;
    }
    if (!this.table) return rest; // the whole table was asked for and is on its way
    const table = changed(this.table, change) as Table;
    this.table = table;
    const found = table.view === undefined ? undefined : fingerprint(table.view);
    if (found === table.hash) return { ...rest, table };
    console.warn(`The view does not fit its hash: expected ${table.hash}, found ${found}.`);
    this.table = null;
    this.send({ do: 'show', id: newId() });
    return rest;
  }
}
