// Started by elsewhere.ts.
import { openProduct } from '../product.ts';

const { port } = await openProduct();
process.send?.(port);
process.on('disconnect', () => process.exit());
