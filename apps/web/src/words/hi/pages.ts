import type { Catalogue } from '../catalogue.ts';
import type { CardNames } from '../card-text.ts';
import type { RuleSetNames } from '../game-text.ts';
import { oblique } from './agreement.ts';
import { count, duration, several } from './common.ts';

export const site: Catalogue['site'] = {
  name: 'लूडो और अकर्स',
  home: 'लूडो और अकर्स: पहले पन्ने पर जाएँ',
  notFound: 'ऐसा कोई पन्ना नहीं है.',
  toFirstPage: 'पहले पन्ने पर जाएँ',
  loading: 'खुल रहा है …',
  broken: 'इस पन्ने का एक हिस्सा नहीं आ सका. आपकी सीट और खेल सुरक्षित हैं.',
  again: 'फिर कोशिश करें',
};

const goOnHint = (rules: string, moves: number): string => `${rules}, अब तक ${moves} बार पासा फेंका गया`;

export const first: Catalogue['first'] = {
  line: 'मंज़िल तक की दौड़, दो से चार खिलाड़ियों के लिए. मुफ़्त, न कुछ इंस्टॉल करना, न खाता बनाना.',
  bots: 'बॉट के साथ',
  botsHint: 'अकेले, तुरंत, जितना आसान या मुश्किल चाहें',
  here: 'इसी स्क्रीन पर',
  hereHint: 'इसी स्क्रीन पर खेलें, डिवाइस एक-दूसरे को देते हुए',
  friends: 'लिंक से दोस्तों के साथ',
  friendsHint: 'दोस्तों के साथ खेलें: लिंक भेजें, हर कोई अपने डिवाइस पर',
  friendsOffline: 'लगता है इस डिवाइस पर अभी नेटवर्क नहीं है; इस स्क्रीन पर आप खेल सकते हैं',
  company: 'किसके साथ खेलना है',
  gamesTitle: 'खेल',
  gameMinutes: (from: number, to: number) => `लगभग ${from} से ${to} मिनट`,
  quickMinutes: (from: number, to: number) => `छोटा: ${from} से ${to}`,
  goOnInstead: (rules: string, moves: number) => `${goOnHint(rules, moves)}. दूसरा खेल इसकी जगह ले लेगा.`,
  goOn: 'इस स्क्रीन का खेल आगे बढ़ाएँ',
  goOnOnline: 'इस स्क्रीन से दोस्तों के पास गया खेल आगे बढ़ाएँ',
  goOnHint,
  backToTable: 'अपनी टेबल पर वापस जाएँ',
  watch: 'किसी टेबल पर बैठें या खेल देखें',
  watchLabel: 'टेबल का लिंक या कोड',
  watchButton: 'टेबल पर जाएँ',
  watchWrong: 'यह किसी टेबल का लिंक या कोड नहीं है.',
  learn: 'खेल सीखें',
  replay: 'खेल फिर से देखें',
  promise: 'न विज्ञापन, न कुछ खरीदना. पासा सबके लिए एक जैसा है.',
};

export const lobby: Catalogue['lobby'] = {
  own: 'आपकी टेबलें',
  people: 'आपके साथ खेल चुके लोग',
  askAgain: 'फिर बुलाएँ',
  askAgainOf: (name: string, game: string) => `${name} को ${game} के एक और खेल के लिए बुलाएँ`,
  dropPerson: (name: string) => `${name} को इस सूची से हटाएँ`,
  goBack: 'वापस जाएँ',
  watchLast: 'पिछला खेल दोबारा देखें',
  visited: (when: string) => `पिछली बार: ${when}`,
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  drop: 'हटाएँ',
  dropOf: (game: string, when: string) =>
    `${game} की टेबल (पिछली बार: ${when}) को इस सूची से हटाएँ; टेबल खुद बनी रहेगी`,
  title: 'खुली टेबलें',
  loading: 'खुली टेबलें ढूँढी जा रही हैं …',
  none: 'अभी कोई खुली टेबल नहीं है. एक बनाएँ, “यह टेबल सबको मिले” चुनें, और वह यहाँ दिखेगी.',
  botGame: 'अभी बॉट के साथ खेलें',
  failed: 'सूची नहीं आ सकी. थोड़ी देर में फिर कोशिश होगी.',
  refresh: 'फिर देखें',
  found: (tables: number) => `अभी ${count(tables, 'टेबल खुली है', 'टेबलें खुली हैं')}`,
  toWatch: (tables: number) => `अभी कोई सीट खाली नहीं है; देखने के लिए ${count(tables, 'खेल', 'खेल')}`,
  withOthers: (game: string, names: readonly string[]) =>
    names.length === 0 ? game : `${game} (साथ में ${several(names)})`,
  variations: (game: string) => `${game}, बदलावों के साथ`,
  aBot: 'एक बॉट',
  botFor: (name: string) => `${oblique(name)} की जगह बॉट`,
  taken: (free: number, seats: number, names: readonly string[]) =>
    `${seats} में से ${count(seats - free, 'सीट भरी है', 'सीटें भरी हैं')}: ${several(names)}`,
  playing: (names: readonly string[]) => `खेल चल रहा है: ${several(names)}`,
  over: (names: readonly string[]) => `दो खेलों के बीच: ${several(names)}`,
  full: (names: readonly string[]) => `बस शुरू होने वाला है: ${several(names)}`,
  quick: 'छोटा खेल',
  watching: (watchers: number) => count(watchers, 'दर्शक', 'दर्शक'),
  join: 'बैठें',
  watch: 'देखें',
  table: (parts: readonly string[], deed: string) => `${parts.join(', ')}. ${deed}`,
  gone: 'ऐसी कोई टेबल नहीं है, या अब नहीं रही',
  codeHint:
    'शायद कोई अक्षर छूट गया है या बदल गया है. कोड में बड़े और छोटे अंग्रेज़ी अक्षर अलग माने जाते हैं. लिंक को ही खोलना, या उसका QR कोड स्कैन करना ज़्यादा आसान है.',
  goneHint: 'जिन टेबलों पर कुछ नहीं होता, वे समय के साथ हटा दी जाती हैं, पर इससे पहले नहीं:',
  goneOwn: 'इसे आपकी टेबलों की सूची से हटा दिया गया है.',
  kept: {
    gathering: (days: number) => `खेल शुरू न हुआ हो, तो ${days} दिन बाद,`,
    playing: (days: number) => `खेल पूरा न हुआ हो, तो ${days} दिन बाद,`,
    over: (days: number) => `खेल पूरा हो चुका हो, तो ${days} दिन बाद.`,
    overForEver: 'खेल पूरा हो चुका हो, तो कभी नहीं.',
  },
  makeNew: 'नई टेबल बनाएँ',
  badge: 'सार्वजनिक टेबल',
  badgeHint: 'यह टेबल पहले पन्ने पर सबको मिलती है; कोई भी खाली सीट ले सकता है या खेल देख सकता है.',
  switch: 'यह टेबल सबको मिले',
  switchHint: 'जब तक कोई खिलाड़ी यहाँ है, यह पहले पन्ने की सूची में दिखेगी. नहीं तो सिर्फ़ लिंक से मिलेगी.',
};

export const ruleSets: RuleSetNames = {
  ludo: { name: 'लूडो' },
  jumbo: { name: 'जंबो लूडो' },
  indian: { name: 'मोबाइल ऐप लूडो' },
  parchis: { name: 'पार्चीस' },
  uckers: { name: 'अकर्स' },
  'uckers-navy': { name: 'नेवी अकर्स' },
  german: { name: 'जर्मन लूडो' },
};

export const cards: CardNames = { ludo: 'लूडो, बोर्ड वाले नियम', 'quick-ludo': 'क्विक लूडो' };

export const bar: Catalogue['bar'] = {
  rules: 'नियम',
  settings: 'सेटिंग',
  soundOn: 'आवाज़ चालू करें',
  soundOff: 'आवाज़ बंद करें',
};

export const connection: Catalogue['connection'] = {
  again: 'यह पन्ना कोशिश करता रहेगा.',
  connecting: 'टेबल से जुड़ रहे हैं …',
  unreachable: 'सर्वर तक नहीं पहुँच पा रहे. कृपया फिर कोशिश करें.',
  unansweredShort: 'टेबल से अभी जवाब नहीं आया.',
  unanswered: (seconds: number) =>
    `${duration(seconds)} से टेबल का जवाब नहीं आया. कुछ खोया नहीं है: जवाब आते ही खेल आगे बढ़ेगा.`,
  back: 'कनेक्शन लौट आया है.',
  lostShort: 'कनेक्शन टूट गया. फिर कोशिश हो रही है.',
  lost: (seconds: number) => `कनेक्शन ${duration(seconds)} पहले टूट गया. फिर कोशिश हो रही है …`,
};
