// `npm run speed`, after `npm run build`: how soon a slow phone can play and sees what happens, by e2e/speed/main.ts.
import { runTypeScript, repository } from './run-typescript.mjs';
import { join } from 'node:path';

await runTypeScript(join(repository, 'e2e/speed/main.ts'), process.argv.slice(2));
