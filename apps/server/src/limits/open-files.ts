// Owns how many files the system lets this process have open. Each TCP connection is one: where there are none left, nobody new is
// let in, whoever has the others.
import { report } from 'node:process';

/** Of the database, the threads and the log. */
const OWN_FILES = 100;
/** Of the connections that there may be. */
const LEAVING_PART = 1 / 8;
const MOST_LEAVING = 500;
const LEAST = 10;

/** TCP connections that were cut, and wait for their turn to end, beside so many. */
export function leavingBeside(sockets: number): number {
  return Math.min(MOST_LEAVING, Math.ceil(sockets * LEAVING_PART));
}

/** How many connections there may be, with `sockets` TCP connections for each. */
export function connectionsByFiles(sockets: number, files: number = mostFiles()): number {
  return Math.max(LEAST, Math.floor((files - OWN_FILES) / (1 + LEAVING_PART) / sockets));
}

/** Infinity: as many as it wants, or it is not known. */
function mostFiles(): number {
  const told: { readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } } } =
    report.getReport();
  const most = Number(told.userLimits?.open_files?.soft);
  return Number.isNaN(most) ? Infinity : most;
}
