// `npm run speed`: how soon a slow phone has the first page and can play, how soon a press is answered, how soon a move
// of somebody else is seen. Builds nothing: run `npm run build` before. The work is done by e2e/speed/main.ts.
import { runTypeScript, repository } from './run-typescript.mjs';
import { join } from 'node:path';

await runTypeScript(join(repository, 'e2e/speed/main.ts'), process.argv.slice(2));
