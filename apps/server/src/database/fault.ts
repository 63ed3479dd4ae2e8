export interface Fault {
  readonly where: string;
  readonly reason: string;
}
