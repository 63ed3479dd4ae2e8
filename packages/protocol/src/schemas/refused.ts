// Owns the schema of a refusal.
import * as v from 'valibot';
import { refusalCodes } from '../refusals.ts';

/** A newer server may add fields. */
const refusalSchema = v.looseObject({
  code: v.picklist(refusalCodes),
  clause: v.nullable(v.string()),
});
export const refusedSchema = v.strictObject({ ok: v.literal(false), refusal: refusalSchema });
