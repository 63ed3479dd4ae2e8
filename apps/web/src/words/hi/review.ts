import type { ReviewWords } from '../catalogue.ts';
import { oblique } from './agreement.ts';
import { count, numbers, several } from './common.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

const BARRED = { block: 'रोक', blob: 'ब्लॉब', barrier: 'दीवार' };

export const review: ReviewWords = {
  questions: {
    mine: 'मेरी गोटियाँ',
    threats: 'मुझे कौन काट सकता है?',
    all: 'पूरी स्थिति',
    last: 'पिछली बारियाँ',
    now: 'अब क्या?',
  },
  title: 'खेल के बारे में पूछें',
  close: 'बंद करें',
  earlier: 'पहले की',
  later: 'बाद की',
  typing: 'कोई अंक या अक्षर लिखें',
  typingHint:
    'स्क्रीन रीडर के लिए: टेबल के बटन यहाँ भी काम करते हैं. सिर्फ़ Enter से पासा फेंका जाता है, या इकलौती चाल चली जाती है.',
  do: 'करें',
  unknown: 'यह बटन यहाँ कुछ नहीं करता.',
  columns: { pieces: 'गोटियाँ', place: 'कहाँ', toGo: 'कितने खाने बाकी', state: 'सुरक्षित?' },
  of: (who) => `${who}:`,
  ofYou: 'आपकी गोटियाँ:',
  stand: (many, standing) => (many === 1 ? `${standing} एक गोटी` : `${standing} ${many} गोटियाँ`),
  toGo: (squares, hasHome) =>
    hasHome
      ? `मंज़िल से ${count(squares, 'खाना', 'खाने')} दूर`
      : `आखिरी खानों से ${count(squares, 'खाना', 'खाने')} दूर`,
  line: (parts) => `${parts.join(', ')}.`,
  states: {
    base: 'इंतज़ार में',
    home: 'सफ़र पूरा',
    safe: 'सुरक्षित: यहाँ कोई और नहीं आ सकता',
    sheltered: 'सुरक्षित: इस खाने पर कोई नहीं कटता',
    open: 'एक बार पासा फेंककर कोई नहीं काट सकता',
  },
  sheltered: (rule) => `सुरक्षित: इस खाने पर कोई नहीं कटता (${rule})`,
  barred: (kind, rule) => `सुरक्षित: ${BARRED[kind]}, इस पर कोई नहीं आ सकता (${rule})`,
  mixed: 'साझेदार की गोटी के साथ मिले-जुले ब्लॉब में',
  beside: 'किसी दूसरे रंग की गोटी के साथ',
  hitBy: (hits) => `कटने का खतरा: ${several(hits)}`,
  challengedBy: (hits) => `चुनौती का खतरा: ${several(hits)}`,
  by: (who, throws, of) => `${who} (${of} में से ${throws} बार)`,
  byYou: (throws, of) => `आप (${of} में से ${throws} बार)`,
  hitsYou: (who, from, standing, way) =>
    `${from} ${oblique(who)} की चाल से ${standing} रखी आपकी गोटी कट सकती है, ${way}`,
  challengesYou: (who, from, standing, way) =>
    `${from} ${oblique(who)} की ओर से ${standing} बने आपके ब्लॉब को चुनौती दी जा सकती है, ${way}`,
  youCanHit: (from, whose, standing, way) =>
    `${from} आपकी चाल से ${standing} रखी ${oblique(whose)} की गोटी कट सकती है, ${way}`,
  youCanChallenge: (from, whose, standing, way) =>
    `${from} आपकी ओर से ${standing} बने ${oblique(whose)} के ब्लॉब को चुनौती दी जा सकती है, ${way}`,
  hits: (who, from, whose, standing, way) =>
    `${from} ${oblique(who)} की चाल से ${standing} रखी ${oblique(whose)} की गोटी कट सकती है, ${way}`,
  challenges: (who, from, whose, standing, way) =>
    `${from} ${oblique(who)} की ओर से ${standing} बने ${oblique(whose)} के ब्लॉब को चुनौती दी जा सकती है, ${way}`,
  way: (behind) =>
    behind === null
      ? 'घर से निकलकर'
      : behind > 0
        ? `${count(behind, 'खाना', 'खाने')} पीछे से`
        : `${count(-behind, 'खाना', 'खाने')} आगे से`,
  withNeutral: (neutral) => `${oblique(neutral)} की गोटी से`,
  chance: (means, throws, of) => `${means}: ${of} में से ${throws} बार.`,
  means: (any, pairs, dice) =>
    `${either([...(any.length === 0 ? [] : [`${dice > 1 ? 'किसी एक पासे पर ' : ''}${numbers(any)}`]), ...pairs])} आने पर`,
  pair: (high, low) => `${high} + ${low}`,
  nobodyHits: 'एक बार पासा फेंककर आपको कोई नहीं काट सकता.',
  youHitNobody: 'एक बार पासा फेंककर आप किसी को नहीं काट सकते.',
  hitYou: 'आपको कौन काट सकता है:',
  youHit: 'आप किसे काट सकते हैं:',
  watching: (who) => `आप यहाँ दर्शक हैं. यह ${oblique(who)} के बारे में है, जिनकी बारी है.`,
  watchingAll: 'आप यहाँ दर्शक हैं. ये सबकी गोटियाँ हैं.',
  nobodyHitsThem: (who) => `एक बार पासा फेंककर ${oblique(who)} को कोई नहीं काट सकता.`,
  theyHitNobody: (who) => `एक बार पासा फेंकने पर ${oblique(who)} की गोटियाँ किसी को नहीं काट सकतीं.`,
  hitThem: (who) => `${oblique(who)} को कौन काट सकता है:`,
  theyHit: (who) => `${oblique(who)} की गोटियाँ किसे काट सकती हैं:`,
  nothingYet: 'अब तक कुछ नहीं हुआ.',
  noEarlier: 'इससे पहले कुछ नहीं है.',
  noLater: 'यह सबसे ताज़ा बारी है.',
  dice: (faces) => `टेबल पर: ${faces}.`,
  toThrow: 'पासा फेंका जाना है.',
  toCount: (number: number) => `एक गोटी से ${number} खाने गिनने हैं.`,
  first: (words) => words,
};

function either(list: readonly string[]): string {
  return listed(manifest.code, list, 'disjunction');
}
