// `npm run adversary [-- NAME] [-- --seconds 60 --seed 7]`: attacks on the server beside honest people who play, by
// reliability/adversary/main.ts; an unknown name lists all.
import { bundleOf, runTypeScript, repository } from './run-typescript.mjs';
import { join } from 'node:path';

const folder = join(repository, 'reliability/adversary');
const bundles = ['target.ts', 'attacker.ts'].map((entry) => bundleOf(join(folder, entry)));
await runTypeScript(join(folder, 'main.ts'), [...bundles, ...process.argv.slice(2)]);
