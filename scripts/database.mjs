// `npm run -s database -- COMMAND [ARGUMENTS]`, once built.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from './run-typescript.mjs';

const built = join(repository, 'dist/server/database.js');
if (existsSync(built)) await import(pathToFileURL(built).href);
else {
  console.error(`The commands for the database are not built yet (${built}). Build first: npm run build`);
  process.exitCode = 1;
}
