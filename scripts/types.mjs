// `npm run types`. Sources are checked by themselves and beside their tests, so the compiler finds most errors twice:
// each is printed once.
import { spawnSync } from 'node:child_process';
import { repository } from './run-typescript.mjs';
import { nodeArguments } from './steps.mjs';

const { status, stdout, stderr } = spawnSync(process.execPath, nodeArguments(['typescript:tsc', '-b']), {
  cwd: repository,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
// What explains an error is indented below it.
const findings = new Set(stdout.trimEnd().split(/\n(?!\s)/));
if (stdout !== '') console.log([...findings].join('\n'));
process.stderr.write(stderr);
process.exitCode = status ?? 1;
