// `npm run leaks [-- 30]`, after `npm run build`: the memory of a page that has seen one game, and a hundred, or so
// many, as a watcher and on its own screen.
import { runTypeScript, repository } from './run-typescript.mjs';
import { join } from 'node:path';

await runTypeScript(join(repository, 'e2e/leaks/main.ts'), process.argv.slice(2));
