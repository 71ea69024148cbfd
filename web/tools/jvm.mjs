// How a JVM is started that does what a browser does, to be compared with it (`Worker` in the module browser).
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const jvmWorker = () => [
  '-cp',
  [at('browser/target/classes'), at('cli/target/lib/*')].join(delimiter),
  'derring.browser.Worker',
];
