import type { Phrase } from '@ludo/protocol';
import type { TalkChoice } from '@ludo/room';
import type { Catalogue } from '../catalogue.ts';
import { oblique } from './agreement.ts';
import { count } from './common.ts';

const phrase: Readonly<Record<Phrase, string>> = {
  hello: 'नमस्ते!',
  'good-luck': 'शुभकामनाएँ!',
  'nice-throw': 'वाह, क्या पासा आया!',
  'well-played': 'बहुत अच्छा खेला!',
  'thank-you': 'धन्यवाद!',
  'bad-luck': 'किस्मत ने साथ नहीं दिया!',
  ouch: 'अरे बाप रे!',
  sorry: 'माफ़ कीजिए!',
  'one-moment': 'ज़रा एक मिनट.',
  'hurry-up': 'ज़रा जल्दी कीजिए.',
  again: 'एक और खेल हो जाए?',
  goodbye: 'फिर मिलेंगे!',
  clap: 'तालियाँ',
  laugh: 'हँसी',
  wow: 'वाह',
  sad: 'उदास',
  heart: 'दिल',
  'thumbs-up': 'शाबाश',
  think: 'सोच में',
  party: 'जश्न',
};

const choices: Readonly<Record<TalkChoice, string>> = {
  phrases: 'बने-बनाए वाक्य और चित्र',
  text: 'अपने शब्द भी',
};

export const talk: Catalogue['talk'] = {
  title: 'बातचीत',
  open: (unread: number) => (unread === 0 ? 'बातचीत' : `बातचीत, ${count(unread, 'नई बात', 'नई बातें')}`),
  close: 'बातचीत बंद करें',
  lines: 'क्या कहा गया',
  nothing: 'अब तक किसी ने कुछ नहीं कहा. सबके जाने के बाद इसमें से कुछ भी सँभालकर नहीं रखा जाता.',
  watcher: (number: number) => `दर्शक ${number}`,
  you: 'आप',
  line: (who: string, words: string) => `${who}: ${words}`,
  phrase,
  sayings: 'कुछ कहें',
  reactions: 'चित्र दिखाएँ',
  own: 'आपके शब्द',
  send: 'भेजें',
  quiet: 'म्यूट करें या छिपाएँ',
  mute: (who: string) => `${oblique(who)} को म्यूट करें`,
  hideWatchers: 'दर्शकों की बातें छिपाएँ',
  aloud: 'नई बातें स्क्रीन रीडर से पढ़वाएँ',
  allow: 'सब अपने शब्दों में लिख सकते हैं',
  muted: (amount: number) => `${count(amount, 'बात छिपी है', 'बातें छिपी हैं')}.`,
  choice: 'टेबल पर क्या कहा जा सकता है',
  choices,
};
