// Owns what is wrong with a database, told by whoever looks for it.

export interface Fault {
  readonly where: string;
  readonly reason: string;
}
