// The rules command line: `npm run -s rules -- COMMAND [ARGUMENTS]`.
import { fileURLToPath } from 'node:url';
import { runTypeScript } from './run-typescript.mjs';

await runTypeScript(
  fileURLToPath(new URL('../packages/rules/cli/main.ts', import.meta.url)),
  process.argv.slice(2),
);
