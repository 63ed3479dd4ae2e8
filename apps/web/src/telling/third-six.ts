/** Where a third 6 in a row is lost (IL-5), the second one is a warning. */
export const SIXES_BEFORE_THE_LOST = 2;
