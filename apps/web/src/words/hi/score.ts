import type { Catalogue } from '../catalogue.ts';
import { oblique } from './agreement.ts';

const wins = (amount: number): string => `${amount} जीत`;

export const score: Catalogue['score'] = {
  title: 'स्कोर',
  columns: { player: 'खिलाड़ी', wins: 'जीत', points: 'अंक', eights: 'शून्य पर जीत' },
  wins,
  points: (amount: number) => `${amount} अंक`,
  matchOf: (games: number, needed: number) => `ज़्यादा से ज़्यादा ${games} खेल: जो पहले ${needed} जीते`,
  matchWon: (who: string) => `पूरे मुक़ाबले में ${oblique(who)} की जीत!`,
  matchWonTogether: (who: string) => `पूरे मुक़ाबले में ${oblique(who)} की जीत!`,
  nextMatch: 'अगले खेल से नया मुक़ाबला शुरू होगा.',
  eightPiece: 'शून्य पर जीत: दूसरों की एक भी गोटी मंज़िल पर नहीं पहुँची.',
  inHarbour: 'बंदरगाह में शून्य पर जीत: दूसरों की सारी गोटियाँ घर में ही हैं.',
  fields: 'स्कोर और अगले खेल',
  pointsFor: 'अंक',
  pointChoices: { wins: 'हर जीत का एक', ranks: 'स्थान के हिसाब से तीन, दो और एक' },
  match: 'मुक़ाबला',
  noMatch: 'जितने खेल चाहें',
  begins: 'अगला खेल कौन शुरू करे',
  beginChoices: {
    throw: 'जिसका अंक सबसे बड़ा हो',
    winner: 'जिसने पिछला खेल जीता',
    loser: 'जो पिछले खेल में सबसे पीछे रहे',
  },
  drawsSeats: 'हर अगले खेल के लिए सीटें फिर से पर्ची से तय हों',
};
