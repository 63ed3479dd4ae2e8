// Started by elsewhere.ts: way.ts PORT THERE BACK.
import { farFrom } from './distance.ts';

const [to = 0, there = 0, back = 0] = process.argv.slice(2).map(Number);
const { port } = await farFrom(to, { there, back });
process.send?.(port);
process.on('disconnect', () => process.exit());
