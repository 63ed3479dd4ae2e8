// `node scripts/rules-document.mjs [--all]`: writes docs/rules.md.
import { fileURLToPath } from 'node:url';
import { runTypeScript } from './run-typescript.mjs';

await runTypeScript(fileURLToPath(new URL('./write-rules-document.ts', import.meta.url)), [
  fileURLToPath(new URL('../docs/rules.md', import.meta.url)),
  ...process.argv.slice(2),
]);
