import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

const MOST = 150_000;
/** What a board may add to the page of a match. */
const BOARD = 60_000;

/**
 * Fails the build if the script of any page, with all it needs at once, is more than 150 kB packed, or if a board adds
 * more than 60 kB to the page of a match.
 */
export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = new Map<string, Rollup.OutputChunk>();
      for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file);
      const packed = new Map([...chunks].map(([name, chunk]) => [name, gzipSync(chunk.code).length]));
      const needs = (name: string, found: Set<string>): Set<string> => {
        const chunk = chunks.get(name);
        if (!chunk || found.has(name)) return found;
        found.add(name);
        for (const other of chunk.imports) needs(other, found);
        return found;
      };
      const all = [...chunks.values()];
      const entry = all.find((chunk) => chunk.isEntry);
      const page = (file: string): Rollup.OutputChunk | undefined =>
        all.find((chunk) => chunk.facadeModuleId?.endsWith(file));
      const starts = all.filter((chunk) => chunk.isDynamicEntry);
      const weight = (files: Iterable<string>): number =>
        [...files].reduce((sum, file) => sum + (packed.get(file) ?? 0), 0);
      const table = needs(
        page('/pages/Match.svelte')?.fileName ?? '',
        needs(entry?.fileName ?? '', new Set()),
      );
      for (const board of starts.filter((chunk) => chunk.facadeModuleId?.endsWith('/board.ts'))) {
        const size = weight([...needs(board.fileName, new Set())].filter((file) => !table.has(file)));
        const folder = board.facadeModuleId?.split('/').at(-2) ?? '';
        const said = `the board of ${folder} adds ${(size / 1000).toFixed(1)} kB of script`;
        if (size > BOARD) this.error(`${said}, but at most ${BOARD / 1000} kB are allowed`);
        this.info(said);
      }
      const sizes = starts.map((chunk) => {
        const found = needs(entry?.fileName ?? '', new Set());
        // A board is shown by the page of a match.
        if (chunk.facadeModuleId?.endsWith('/board.ts'))
          needs(page('/pages/Match.svelte')?.fileName ?? '', found);
        needs(chunk.fileName, found);
        return { name: chunk.name, size: weight(found) };
      });
      const worst = sizes.sort((a, b) => b.size - a.size)[0];
      if (!worst) return;
      const said = `the largest first load is that of ${worst.name}: ${(worst.size / 1000).toFixed(1)} kB of script`;
      if (worst.size > MOST) this.error(`${said}, but at most ${MOST / 1000} kB are allowed`);
      this.info(said);
    },
  };
}
