import type { Phrase } from '@ludo/protocol';
import type { TalkChoice } from '@ludo/room';
import type { Catalogue } from '../catalogue.ts';
import { count } from './counting.ts';

const phrase: Readonly<Record<Phrase, string>> = {
  hello: 'أهلًا!',
  'good-luck': 'حظًا موفقًا!',
  'nice-throw': 'رمية جميلة!',
  'well-played': 'لعب رائع!',
  'thank-you': 'شكرًا!',
  'bad-luck': 'يا لسوء الحظ!',
  ouch: 'آخ!',
  sorry: 'عذرًا!',
  'one-moment': 'لحظة من فضلكم.',
  'hurry-up': 'بسرعة من فضلكم.',
  again: 'هل نلعب مرة أخرى؟',
  goodbye: 'مع السلامة!',
  clap: 'تصفيق',
  laugh: 'ضحك',
  wow: 'دهشة',
  sad: 'حزن',
  heart: 'قلب',
  'thumbs-up': 'إعجاب',
  think: 'تفكير',
  party: 'احتفال',
};

const choices: Readonly<Record<TalkChoice, string>> = {
  phrases: 'عبارات وصور جاهزة',
  text: 'الكتابة الحرة أيضًا',
};

export const talk: Catalogue['talk'] = {
  title: 'المحادثة',
  open: (unread: number) =>
    unread === 0
      ? 'المحادثة'
      : `المحادثة، ${count(unread, 'رسالة جديدة واحدة', 'رسالتان جديدتان', 'رسائل جديدة', 'رسالة جديدة', 'رسالة جديدة')}`,
  close: 'إغلاق المحادثة',
  lines: 'ما قيل',
  nothing: 'لم يقل أحد شيئًا بعد. ولا يُحفظ منه شيء بعد أن يغادر الجميع.',
  watcher: (number: number) => `مشاهد ${number}`,
  you: 'أنت',
  line: (who: string, words: string) => `${who}: ${words}`,
  phrase,
  sayings: 'قول شيء',
  reactions: 'إظهار صورة',
  own: 'كلماتك',
  send: 'إرسال',
  quiet: 'كتم أو إخفاء',
  mute: (who: string) => `كتم ${who}`,
  hideWatchers: 'إخفاء ما يقوله المشاهدون',
  aloud: 'قراءة الرسائل الجديدة بقارئ الشاشة',
  allow: 'يمكن للجميع الكتابة بكلماتهم',
  muted: (amount: number) =>
    `${count(amount, 'رسالة واحدة مخفية', 'رسالتان مخفيتان', 'رسائل مخفية', 'رسالة مخفية', 'رسالة مخفية')}.`,
  choice: 'ما يمكن قوله على الطاولة',
  choices,
};
