/** How much is measured. */
export interface Effort {
  readonly pairs: number;
  /** Per measurement. */
  readonly milliseconds: number;
}
