/** How much is measured. */
export interface Effort {
  readonly pairs: number;
  /** Of one measurement. */
  readonly milliseconds: number;
}
