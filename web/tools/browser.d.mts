export const ARGS: string[];
export interface Found {
  path: string;
  env: Record<string, string>;
}
export function browser(home: string): Promise<Found>;
