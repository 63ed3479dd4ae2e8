/** The rules command line as a process. */
import { runCommandLine } from './command-line.ts';

/** Whoever reads our output may stop reading. */
process.stdout.on('error', () => process.exit(0));

process.exitCode = await runCommandLine(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
});
