export interface Site {
  address: string;
  /** From now on it has another version. */
  renew(): void;
  close(): void;
}

export function serve(folder: string): Promise<Site>;
