import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = 'icon:';

/** `import sword from 'icon:sword-clash'` gives the drawing itself, so only used icons ship. */
export function gameIcons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      set ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
      const icon = set.icons[name];
      if (!icon) this.error(`there is no game icon '${name}'`);
      return `export default ${JSON.stringify(coarser(icon.body))}`;
    },
  };
}

/** One decimal is finer than any screen shows. Paths with arcs are left: their flags may touch. */
function coarser(body: string): string {
  return body.replace(/ d="([^"]*)"/g, (whole, path: string) =>
    /[aA]/.test(path) ? whole : ` d="${path.replace(/-?\d*\.\d+/g, round)}"`,
  );
}

function round(number: string): string {
  const short = String(Number(Number(number).toFixed(1))).replace(/^(-?)0\./, '$1.');
  return short.startsWith('-') && short !== '-0' ? short : ` ${short.replace('-0', '0')}`;
}
