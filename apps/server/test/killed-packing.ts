// Packs all rooms of a file, in a process of its own that kills itself after so many milliseconds.
import { openStore } from './kept-rooms.ts';

const [file = '', milliseconds = ''] = process.argv.slice(2);
const store = openStore(file);
const ends = await store.ends(0, 100);
setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(milliseconds));
await store.pack(ends.ok ? ends.value.ends : []);
await store.close();
process.exit(0);
