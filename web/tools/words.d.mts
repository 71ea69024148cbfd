export const FILLING: string;
export const UNPACKING: string;
export function packed(all: Buffer[]): Buffer;
export function quoted(data: Buffer): string;
export function texts(data: Buffer): Buffer[];
export function numbered(exact: string): string;
export function carried(module: Buffer): Buffer[];
