/** The page without a network, installed, and in another version. */

export const offline = {
  book: 'Rule book',
  title: 'Play without the internet',
  what: 'Play on this screen, the bots and the rule book need no internet once they are on this device.',
  states: {
    kept: 'They are on this device.',
    preparing: 'They are being fetched …',
    failed: 'They could not be kept on this device. The page tries again when it is next opened.',
    impossible:
      'This address does not allow it: browsers keep a page only if its address begins with https://, or on the very device that serves it. Everything else works all the same.',
  },
  install: 'Install the game',
  installHint:
    'Installed, the game stands among the other apps: look for “Install” or “Add to home screen” in the browser’s menu.',
  noTable: 'This table needs the internet',
  noTableHint:
    'It cannot be reached just now. Your seat and the game are safe. As soon as the connection is back, the table comes back by itself.',
  meanwhile: 'Meanwhile, without the internet:',
  here: 'Play on this screen',
  newVersion: 'There is a new version of this page. Your seat and the game are kept.',
  loadNew: 'Load the new version',
  notHere:
    'There is no connection just now, and this part of the page is not on this device yet. Your seat and the game are safe.',
  unread: 'The game on this screen was made by another version of this page',
  unreadHint:
    'This version cannot open it. Nothing is lost: it stays on this device, also when you begin another game.',
  beginOther: 'Begin another game',
  aside: 'A game that this version cannot open is kept on this device.',
  asideBack: 'Try to open it again',
};
