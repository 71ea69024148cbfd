export function atOnce(module: string): string;
