import type { Catalogue } from '../catalogue.ts';

export const questions: Catalogue['questions'] = {
  keepPlaying: 'खेलते रहें',
  endGame: 'खेल खत्म करें',
  keepTable: 'टेबल खुली रखें',
  closeTable: 'टेबल बंद करें',
  keepPlayer: 'खेलने दें',
  remove: 'सीट से हटाएँ',
  stay: 'बैठे रहें',
  leave: 'सीट छोड़ें',
  another: 'इस स्क्रीन पर दूसरा खेल?',
  anotherSure: (rules: string, moves: number) =>
    `यहाँ ${rules} चल रहा है, अब तक ${moves} बार पासा फेंका गया. दूसरा खेल शुरू किया तो यह खेल मिट जाएगा.`,
  goOn: 'इसे आगे खेलें',
  begin: 'दूसरा शुरू करें',
};
