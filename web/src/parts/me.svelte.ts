import { api } from '../api.ts';
import type { Me } from '../wire.ts';

/** Who we are, for whatever page shows it. */
class Myself {
  private known = $state.raw<Me | null>(null);

  constructor() {
    api.me().then(
      (found) => (this.known = found),
      () => undefined,
    );
  }

  get name(): string {
    return this.known?.name ?? '';
  }

  /** Whether the name was lent to us, and we have not chosen it. */
  get lent(): boolean {
    return this.known?.lent ?? false;
  }

  /** Takes another name, if it is one. */
  async call(name: string): Promise<void> {
    const wanted = name.trim();
    if (wanted !== '' && wanted !== this.known?.name) this.known = await api.rename(wanted);
  }
}

export const myself = new Myself();
