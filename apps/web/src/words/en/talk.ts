/** What people say to each other. */
import type { Phrase } from '@ludo/protocol';
import type { TalkChoice } from '@ludo/room';
import { count } from './common.ts';

const phrase: Readonly<Record<Phrase, string>> = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  'nice-throw': 'Nice throw!',
  'well-played': 'Well played!',
  'thank-you': 'Thank you!',
  'bad-luck': 'Bad luck!',
  ouch: 'Ouch!',
  sorry: 'Sorry!',
  'one-moment': 'One moment, please.',
  'hurry-up': 'Hurry up, please.',
  again: 'Another game?',
  goodbye: 'Goodbye!',
  clap: 'Applause',
  laugh: 'Laughing',
  wow: 'Wow',
  sad: 'Sad',
  heart: 'Heart',
  'thumbs-up': 'Thumbs up',
  think: 'Thinking',
  party: 'Party',
};

const choices: Readonly<Record<TalkChoice, string>> = {
  phrases: 'Ready-made phrases and pictures',
  text: 'People’s own words as well',
};

export const talk = {
  title: 'Talk',
  open: (unread: number) => (unread === 0 ? 'Talk' : `Talk, ${count(unread, 'new line', 'new lines')}`),
  close: 'Close the talk',
  lines: 'What was said',
  nothing: 'Nobody has said anything yet. Nothing of it is kept when everybody has left.',
  watcher: (number: number) => `Watcher ${number}`,
  you: 'you',
  line: (who: string, words: string) => `${who}: ${words}`,
  phrase,
  sayings: 'Say something',
  reactions: 'Show a picture',
  own: 'Your words',
  send: 'Send',
  quiet: 'Mute or hide',
  mute: (who: string) => `Mute ${who}`,
  hideWatchers: 'Hide what watchers say',
  aloud: 'Have new lines read out by a screen reader',
  allow: 'Everybody may write their own words',
  muted: (amount: number) => `${count(amount, 'line is', 'lines are')} hidden.`,
  choice: 'What may be said at the table',
  choices,
};
