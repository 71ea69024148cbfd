import { keep, keptOf } from '../records.ts';
import type { Ack, Table } from '../wire.ts';
import { sha256 } from './sha256.ts';
import type { Request } from './socket.ts';

const digits = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * Our seats' parts of the seed: chosen and pledged when the seal is seen, shown when the pledges of all are there.
 * What was seen is kept, so that the end can be held against it.
 */
export class Parts {
  private readonly pledged = new Set<number>();
  private readonly shown = new Set<number>();

  constructor(
    private readonly match: string,
    private readonly tell: (request: Request) => Promise<Ack>,
  ) {}

  see(table: Table): void {
    if (table.state !== 'open') return;
    const { commitment, listed, pledges } = table.seed;
    keep(this.match, {
      commitment,
      ...(listed === undefined ? {} : { listed }),
      ...(pledges ? { pledges } : {}),
    });
    for (const seat of table.you) {
      if (pledges) this.show(seat, pledges[seat] ?? '');
      else this.pledge(seat);
    }
  }

  private pledge(seat: number): void {
    if (this.pledged.has(seat)) return;
    this.pledged.add(seat);
    const part = keptOf(this.match).chosen?.[seat] ?? digits(crypto.getRandomValues(new Uint8Array(32)));
    keep(this.match, { chosen: { [seat]: part } });
    void this.tell({ do: 'pledge', seat, digest: sha256(bytesOf(part)) });
  }

  private show(seat: number, pledge: string): void {
    const part = keptOf(this.match).chosen?.[seat];
    if (part === undefined || pledge === '' || this.shown.has(seat)) return;
    this.shown.add(seat);
    void this.tell({ do: 'contribute', seat, value: part }).then(
      (ack) => ack.ok && keep(this.match, { parts: { [seat]: part } }),
    );
  }
}
