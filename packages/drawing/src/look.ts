/** Properties by their CSS names. */
export type Look = Readonly<Record<string, string>>;

/** Values of tokens where the conditions hold. */
export interface TokenRule {
  /** `*` is any game. */
  readonly where: {
    readonly palette?: string;
    readonly style?: string;
    readonly game?: string;
    readonly colour?: string;
  };
  readonly says: Look;
}
