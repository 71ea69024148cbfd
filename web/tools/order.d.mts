export function commonTypesFirst(module: string): string;
export function mostCalledFirst(module: string): string;
