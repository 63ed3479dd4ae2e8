/** Going on at a table on another device. */
import { duration } from './common.ts';

export const moving = {
  menu: 'Continue on another device',
  menuOf: (who: string) => `Continue with ${who} on another device`,
  title: 'Continue on another device',
  what: 'Scan this code with the other device, or open the link there, and say yes. All your seats at this table then move to it, and this device watches.',
  secret: 'Keep this link to yourself: whoever opens it can take your seat.',
  link: 'Link for the other device',
  qrName: 'QR code of the link for the other device',
  left: (seconds: number) => `The link works once, for another ${duration(seconds)}.`,
  over: 'This link has run out.',
  anew: 'Make a new link',
  reach: {
    network: 'This link works for devices in the same network (Wi-Fi) as this one.',
    here: 'This link works only on this device, because the page was opened by an address that only this device has. Open it by an address that other devices can reach.',
  },
  question: (who: string) => `Continue with the seat of ${who} on this device?`,
  questionTitle: 'Continue on this device',
  questionHint: 'The other device then only watches.',
  yes: 'Yes, play here',
  no: 'No',
  again: 'Try again',
  moved: 'This seat is now played on another device.',
  movedHint: 'You are watching here. If the other device is gone, the host can free the seat.',
  lost: 'Your seat is held by another copy of this browser.',
  lostHint:
    'It has been opened there since, so this page can no longer prove that the seat is yours. You are watching. If you have the other one, the seat can come back from there; else ask the host to take it off the table’s list, and sit down anew.',
  back: 'Play here again',
  backHow:
    'On the device that plays now, open the menu ⋯ beside the seat and choose “Continue on another device”. Scan the code there with this device, or write the link here:',
  backLink: 'Link from the other device',
  backGo: 'Continue',
  notALink: 'This is not such a link to this table. It ends in #take= and 22 characters.',
};
