// `npm run leaks`: the memory of a page that has seen one game, and of the same page after a hundred: a watcher's at a
// room on the server, and one that plays on its own screen. Builds nothing: run `npm run build` before.
// `npm run leaks -- 30` does with thirty.
import { runTypeScript, repository } from './run-typescript.mjs';
import { join } from 'node:path';

await runTypeScript(join(repository, 'e2e/leaks/main.ts'), process.argv.slice(2));
