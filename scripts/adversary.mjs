// `npm run adversary`: attacks the server, one attack after the other, beside honest people who play, and says what came
// of it. `npm run adversary -- NAME`, `-- --seconds 60`, `-- --seed 7`; an unknown name lists all. The work is done by
// reliability/adversary/main.ts, which starts the two other entries as processes.
import { bundleOf, runTypeScript, repository } from './run-typescript.mjs';
import { join } from 'node:path';

const folder = join(repository, 'reliability/adversary');
const bundles = ['target.ts', 'attacker.ts'].map((entry) => bundleOf(join(folder, entry)));
await runTypeScript(join(folder, 'main.ts'), [...bundles, ...process.argv.slice(2)]);
