// `npm run -s rules -- COMMAND [ARGUMENTS]`.
import { fileURLToPath } from 'node:url';
import { runTypeScript } from './run-typescript.mjs';

await runTypeScript(
  fileURLToPath(new URL('../apps/command-line/src/main.ts', import.meta.url)),
  process.argv.slice(2),
);
