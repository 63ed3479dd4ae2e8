/** A table on a television. */

export const television = {
  title: 'Show on a television',
  /** In the dialog at a table, above the address of the page for televisions. */
  open: 'Open this address in the browser of the television. It shows a code: type it here.',
  code: 'Code on the television',
  codeWrong: 'The code has six letters and digits.',
  send: 'Show it there',
  sent: 'The television shows this table.',
  here: 'Show it on this screen',
  hereHint:
    'For the browser of the television itself, or a computer that is plugged into it. This page then only watches.',
  /** For who watches, on a wide screen. */
  big: 'Show it large, as on a television',
  /** On the television, without a table. */
  waiting: 'Your table on this television',
  scan: 'Scan this with the camera of a phone that plays at the table.',
  type: (menu: string) => `Open the settings at the table, choose “${menu}”, and type this code:`,
  orType: (menu: string) => `Or open the settings at the table, choose “${menu}”, and type this code:`,
  qrName: 'QR code that sends a table to this television',
  codeIs: (code: string) => `Code: ${code}`,
  connecting: 'Connecting …',
  lost: 'The server cannot be reached. It is tried again by itself.',
  /** On a phone that has scanned the code. */
  which: 'Which table?',
  none: 'No table of yours is known to this browser. Open the table here, choose “Show on a television” in its settings, and type this code:',
  failed: 'This table could not be reached.',
  toTable: 'To the table',
  /** On the television, at a table. */
  join: 'Play or watch here too',
  joinName: 'QR code of the link to this table',
  next: 'The next game is started on the phones.',
  closed: 'This table has been closed.',
  again: 'It is tried again by itself.',
};
