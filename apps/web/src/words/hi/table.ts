import type { Catalogue } from '../catalogue.ts';
import { BOT, feminine, oblique, placeOblique } from './agreement.ts';
import { count, duration, ordinal } from './common.ts';

/** Alike for whoever is here and for the others: "Anna को पासा फेंकना है". */
const theirs = {
  throw: (who: string) => `${oblique(who)} को पासा फेंकना है`,
  throwDice: (who: string) => `${oblique(who)} को पासे फेंकने हैं`,
  throwAgain: (who: string) => `${oblique(who)} को एक बार और फेंकना है`,
  beforeThirdSix: (who: string) => `${oblique(who)} को एक बार और फेंकना है; तीसरा 6 बेकार जाएगा`,
  thirdSixWouldCost: (who: string) =>
    `${oblique(who)} को एक बार और फेंकना है; तीसरा 6 आया, तो एक गोटी वापस घर जाएगी`,
  nth: (who: string, nth: number) => `${oblique(who)} को फिर पासा फेंकना है, तीन में से ${ordinal(nth)} मौका`,
  move: (who: string) => `${oblique(who)} को गोटी चलनी है`,
  six: (who: string) => `${oblique(who)} को 6 चाहिए, फिर साझेदार की गोटियाँ चलेंगी`,
  partner: (who: string, partner: string) =>
    `${oblique(who)} को ${oblique(partner)} की गोटियों के लिए पासे फेंकने हैं`,
  partnerMove: (who: string, partner: string) => `${oblique(who)} को ${oblique(partner)} की गोटी चलनी है`,
  challenge: (who: string, sixes: number, needed: number) =>
    `${oblique(who)} को चुनौती के लिए पासे फेंकने हैं, ${needed} में से ${count(sixes, 'छक्का', 'छक्के')}`,
  challengeMove: (who: string) => `${oblique(who)} को चुनौती के छक्के गिनने हैं`,
  count: (who: string, number: number) => `${oblique(who)} को एक गोटी से ${number} खाने गिनने हैं`,
};

export const turn: Catalogue['turn'] = {
  yours: {
    throw: (who: string) => `${who}: पासा फेंकें`,
    throwDice: (who: string) => `${who}: पासे फेंकें`,
    throwAgain: (who: string) => `${who}: एक बार और फेंकें`,
    beforeThirdSix: (who: string) => `${who}: एक बार और फेंकें; तीसरा 6 बेकार जाएगा`,
    thirdSixWouldCost: (who: string) => `${who}: एक बार और फेंकें; तीसरा 6 आया, तो एक गोटी वापस घर जाएगी`,
    nth: (who: string, nth: number) => `${who}: फिर पासा फेंकें, तीन में से ${ordinal(nth)} मौका`,
    move: (who: string) => `${who}: गोटी चलें`,
    six: (who: string) => `${who}: 6 के लिए फेंकें, फिर साझेदार की गोटियाँ आपको चलनी हैं`,
    partner: (who: string, partner: string) => `${who}: ${oblique(partner)} की गोटियों के लिए फेंकें`,
    partnerMove: (who: string, partner: string) => `${who}: ${oblique(partner)} की एक गोटी चलें`,
    challenge: (who: string, sixes: number, needed: number) =>
      `${who}: चुनौती के लिए फेंकें, ${needed} में से ${count(sixes, 'छक्का', 'छक्के')}`,
    challengeMove: (who: string) => `${who}: चुनौती के लिए छक्के गिनें`,
    count: (who: string, number: number) => `${who}: एक गोटी से ${number} खाने गिनें`,
  },
  theirs,
  away: (who: string) => `${oblique(who)} का कनेक्शन नहीं है; खेल रुका है`,
  awaiting: {
    since: (seconds: number, next: string) => `${next} ${duration(seconds)} से कनेक्शन नहीं है.`,
    next: {
      bot: (seconds: number) => `${duration(seconds)} में बॉट खेलने लगेगा.`,
      others: (seconds: number) => `${duration(seconds)} बाद आपमें से कोई भी बॉट को आगे खेलने दे सकता है.`,
      wait: () => 'खेल रुका है; बॉट को आगे खेलने देना सिर्फ़ मेज़बान के हाथ में है.',
    },
    late: {
      bot: 'खिलाड़ी के लौटने तक बॉट खेल रहा है.',
      others: 'अब आपमें से कोई भी बॉट को आगे खेलने दे सकता है.',
      wait: 'खेल रुका है; बॉट को आगे खेलने देना सिर्फ़ मेज़बान के हाथ में है.',
    },
  },
  missing: {
    away: (who: string) => `${oblique(who)} का कनेक्शन नहीं है.`,
    bot: (who: string) => `${oblique(who)} की जगह बॉट खेल रहा है.`,
  },
  bot: (who: string) => `${oblique(who)} की जगह बॉट खेल रहा है`,
  botPlays: (who: string) => `${oblique(who)} की बारी है`,
  letBot: 'बॉट को आगे खेलने दें',
  paused: 'खेल रुका हुआ है',
  timeLeft: (seconds: number) => `${duration(seconds)} बाकी`,
  over: (who: string) => `${oblique(who)} की जीत हुई`,
  overTogether: (who: string) => `${oblique(who)} की जीत हुई`,
  ended: 'खेल खत्म कर दिया गया',
  titleYours: (who: string, game: string) => `● ${who}: आपकी बारी – ${game}`,
  titleOther: (who: string, game: string) => `${who} – ${game}`,
};

export const dice: Catalogue['dice'] = {
  throwOne: 'पासा फेंकें',
  throwTwo: 'पासे फेंकें',
  choose: 'गोटी चुनें',
  count: (number: number) => `${number} गिनें: गोटी चुनें`,
  left: (face: number) => `${face} बाकी है: गोटी चुनें`,
  chooseWay: 'पासा चुनें',
  tumblingTwo: 'पासे लुढ़क रहे हैं',
  play: (place: string, to: string) => `चलें: ${placeOblique(place)} से ${to}`,
  comeBack: 'आपकी जगह बॉट खेल रहा है: फिर खुद खेलें',
  wait: 'ज़रा रुकिए',
  comeHere: 'आपको अनुपस्थित माना गया है: खेल में लौटें',
  waitFor: (who: string) => `${oblique(who)} का इंतज़ार`,
  tumbling: 'पासा लुढ़क रहा है',
  undo: 'पिछला कदम वापस लें',
  undone: (what: string) => `वापस लिया गया: ${what}`,
  useless: (faces: string) => `${faces} पर कोई चाल नहीं`,
};

export const board: Catalogue['board'] = {
  name: (game: string) => `${game} का बोर्ड`,
  piece: (colour: string, many: number, standing: string) =>
    many === 1 ? `${feminine(colour)} गोटी ${standing}` : `${feminine(colour)} गोटियाँ ${standing} (${many})`,
  canMove: (piece: string, effect: string) => `${piece}: ${effect}`,
  move: (to: string) => `${to} जाना`,
  enter: (to: string) => `घर से निकलकर ${to} जाना`,
  captures: (whose: string, many: number) =>
    many === 1 ? `${oblique(whose)} की गोटी काटना` : `${oblique(whose)} की ${many} गोटियाँ काटना`,
  suckBack: (whose: string, standing: string, many: number, percent: number) =>
    many === 1
      ? `${standing} ${oblique(whose)} की गोटी पर सक-बैक, ${percent}%`
      : `${standing} ${oblique(whose)} की ${many} गोटियों पर सक-बैक, ${percent}%`,
  moveBack: (to: string) => `पीछे चलकर ${to} जाना`,
  moveTogether: (many: number, to: string) => `${many} गोटियों का साथ में ${to} जाना`,
  andThen: (place: string, to: string) => `फिर ${placeOblique(place)} से ${to}`,
  onwards: (to: string) => `फिर आगे ${to}`,
  challenge: (blob: string, needed: number) =>
    `${blob} को चुनौती देना (इसके बाद ${count(needed, 'छक्का', 'छक्के')} चाहिए)`,
  counts: (sixes: number, needed: number) => `6 गिनना: ${needed} में से ${count(sixes, 'छक्का', 'छक्के')}`,
  winsChallenge: 'चुनौती जीतना',
  ends: (place: string) => `→ ${place}`,
  lapses: (whose: string) => `${oblique(whose)} की चुनौती रद्द होना`,
  penalised: (standing: string) => `दंड: ${standing} रखी गोटी का घर जाना`,
  unused: 'यह चाल छोड़ दें',
  withDie: (place: string, face: number) => `${place}, पासा ${face}`,
  withBoth: (place: string, sum: number) => `${place}, दोनों पासे (${sum})`,
  back: 'वापस लें',
  mustUseBoth: 'दोनों पासे चलने होंगे.',
  mustUseOne: (face: number) => `सिर्फ़ ${face} चल सकता है.`,
  below: (count: number) => `नीचे और: ${count}`,
  left: (face: number) => `${face} बाकी है: ऐसी गोटी चुनें जो इससे चल सके, या पहला कदम वापस लें.`,
  cannotMove: (piece: string) => `${piece}, कोई चाल नहीं: क्यों?`,
  first: (effect: string) => effect,
  announce: 'या फेंकने से पहले बताएँ:',
  choices: 'आपके विकल्प',
  choice: (place: string, effect: string) => `${place}: ${effect}`,
};

export const seats: Catalogue['seats'] = {
  title: 'खिलाड़ी',
  open: 'खाली सीट',
  take: (colour: string) => `${oblique(colour)} रंग की सीट लें`,
  takeShort: 'यहाँ बैठें',
  takeAlso: 'यहाँ भी बैठें',
  leave: (who: string) => `${oblique(who)} की सीट छोड़ें`,
  leaveShort: 'उठ जाएँ',
  you: 'आप',
  away: 'कनेक्शन नहीं है',
  host: 'मेज़बान',
  bot: 'बॉट खेल रहा है',
  botName: (colours: string) => `${colours} ${BOT}`,
  /** On the board, where a bot plays on for somebody. */
  botFor: (name: string) => `${BOT}: ${name}`,
  gaveUp: (name: string) => `${oblique(name)} ने खेल छोड़ दिया`,
  back: 'मेरी सीट वापस लें',
  backOf: (who: string) => `${oblique(who)} की सीट वापस लें`,
  setBot: 'बॉट',
  setBotOn: (who: string) => `${oblique(who)} की ओर से बॉट को खेलने दें`,
  leaveSure: 'क्या सीट हमेशा के लिए छोड़नी है? बाद में लौटना हो तो अपनी जगह बॉट को खेलने दें.',
  letBot: 'मेरी जगह बॉट को खेलने दें',
  remove: 'हटाएँ',
  removeOf: (who: string) => `${oblique(who)} को सीट से हटाएँ`,
  removeSure: (who: string) => `क्या ${oblique(who)} को सीट से हटाना है? तब यह व्यक्ति सिर्फ़ खेल देख सकेगा.`,
  makeHost: 'मेज़बान बनाएँ',
  makeHostOf: (who: string) => `${oblique(who)} को मेज़बान बनाएँ`,
  hostNow: 'अब आप मेज़बान हैं: आप खेल रोक या खत्म कर सकते हैं, बॉट बिठा सकते हैं और खिलाड़ियों को सीट से हटा सकते हैं.',
  hostNoLonger: (who: string) => `अब मेज़बान आप नहीं, ${who} हैं. मेज़बान चाहें तो यह ज़िम्मेदारी आपको वापस दे सकते हैं.`,
  more: (who: string) => `${oblique(who)} के बारे में और`,
  whatName: 'दूसरे आपको किस नाम से बुलाएँ?',
  rename: 'नाम या चित्र बदलें',
  renameHere: 'नाम बदलें',
  saveName: 'सहेजें',
  name: (colour: string) => `${oblique(colour)} रंग के खिलाड़ी का नाम`,
  pieces: (base: number, way: number, home: number) => `${base} घर में, ${way} रास्ते पर, ${home} मंज़िल पर`,
  toThrow: 'पासा इनके पास है',
  neutralShort: 'तटस्थ',
  neutral: 'तटस्थ: इसकी गोटियाँ कोई भी चल सकता है',
  freed: (colour: string) => `अब ${oblique(colour)} की गोटियाँ चलनी हैं`,
  place: (nth: number) => `${ordinal(nth)} स्थान`,
  watching: 'आप यहाँ दर्शक हैं',
  watchingHint: 'यहाँ आपको वही सब दिखता है जो खिलाड़ियों को. आपकी कोई सीट नहीं है.',
  watchers: (amount: number) => count(amount, 'दर्शक देख रहा है', 'दर्शक देख रहे हैं'),
  televisions: (amount: number) => `यह टेबल ${amount} टीवी पर दिख रही है`,
};

export const gathering: Catalogue['gathering'] = {
  title: 'खेल से पहले',
  start: 'खेल शुरू करें',
  startWaits: (open: number) =>
    `${count(open, 'सीट अभी खाली है', 'सीटें अभी खाली हैं')}; सब भर जाने पर खेल शुरू हो सकता है.`,
  botsFill: 'खाली सीटों पर बॉट बिठाएँ',
  mayStartToo: 'टेबल बनाने वाला खेल शुरू करता है, और आप भी कर सकते हैं.',
  ready: 'सबके पास सीट है.',
  takeOne: 'कोई खाली सीट लें, या बस खेल देखें.',
  sitDown: 'बैठें और खेलें',
  sendLink: 'लिंक भेजें',
  linkCopied: 'लिंक कॉपी हो गया: इसे किसी संदेश में पेस्ट करें',
  waitsForMore: (open: number) => `${open} और का इंतज़ार है`,
  allHere: (seats: number) => (seats === 2 ? 'दोनों आ गए' : `सभी ${seats} आ गए`),
  waitsForStart: (host: string) => `${oblique(host)} के शुरू करने का इंतज़ार है`,
  closedTitle: 'टेबल बंद है',
  closed: 'मेज़बान ने यह टेबल बंद कर दी है: अब यहाँ कोई नहीं खेल सकता.',
  goesOn: {
    title: 'खेल आगे बढ़ेगा',
    start: 'खेल आगे बढ़ाएँ',
    startWaits: (open: number) =>
      `${count(open, 'सीट अभी खाली है', 'सीटें अभी खाली हैं')}; सब भर जाने पर खेल यहीं से आगे बढ़ेगा.`,
    hostStarts: 'सबके पास सीट है. किसी खिलाड़ी के खेल आगे बढ़ाने का इंतज़ार है.',
  },
  hostStarts: 'सबके पास सीट है. किसी खिलाड़ी के खेल शुरू करने का इंतज़ार है.',
  invite: 'दोस्तों को बुलाएँ',
  inviteHint: 'जो यह लिंक खोले, वह खाली सीट चुन सकता है, या बस खेल देख सकता है.',
  inviteToWatch: 'देखने के लिए बुलाएँ',
  inviteHintFull: 'सारी सीटें भरी हैं: जो यह लिंक खोले, वह खेल देख सकता है.',
  link: 'इस टेबल का लिंक',
  copy: 'लिंक कॉपी करें',
  copied: 'कॉपी हो गया',
  copyByHand: 'लिंक चुना हुआ है: अब अपने डिवाइस के तरीके से इसे कॉपी करें.',
  share: 'लिंक भेजें',
  shareText: (game: string) => `मेरे साथ ${game} खेलें`,
  askText: (name: string, game: string) => `${name}, ${game} का एक और खेल?`,
  qr: 'QR कोड दिखाएँ',
  qrHide: 'QR कोड छिपाएँ',
  qrName: 'इस टेबल के लिंक का QR कोड',
};

export const rollOff: Catalogue['rollOff'] = {
  title: 'पहली बारी किसकी?',
  again: 'बराबरी: सबसे बड़े अंक वाले फिर फेंकें',
  begins: (who: string) => `पहली बारी ${oblique(who)} की`,
};

export const end: Catalogue['end'] = {
  wins: (who: string) => `${oblique(who)} की जीत!`,
  winTogether: (who: string) => `${oblique(who)} की जीत!`,
  endedEarly: 'खेल पूरा होने से पहले ही खत्म कर दिया गया.',
  place: (nth: number) => ordinal(nth),
  unplaced: '–',
  columns: {
    place: 'स्थान',
    player: 'खिलाड़ी',
    home: 'मंज़िल',
    captures: 'काटीं',
    throws: 'बार फेंका',
    dice: 'पासे',
  },
  faces: (who: string) => `${oblique(who)} के पासे पर कौन सा अंक कितनी बार आया`,
  face: (number: number, times: number) => `${number}: ${times} बार`,
  normal: (each: string) =>
    `जो पासा सबके लिए एक जैसा हो, उसमें हर अंक का हिस्सा लगभग ${each} होता है (कटी हुई रेखा); छोटे खेलों में फ़र्क ज़्यादा दिखता है.`,
  length: (minutes: number, throws: number) => `${minutes} मिनट, ${throws} बार पासा फेंका गया`,
  again: 'फिर खेलें',
  lastPress: (seconds: number) => `सबके दबाते ही खेल शुरू होगा, नहीं तो पहले के दबाने के ${seconds} सेकंड बाद.`,
  atOnce: 'खेल तुरंत शुरू होगा.',
  agreedSoFar: (who: string) => `अब तक हाँ: ${who}.`,
  beginsIn: (seconds: number) => `अगला खेल ${seconds} सेकंड में शुरू होगा.`,
  seatsHint: 'अगले खेल से पहले सीटें बदली जा सकती हैं: उठ जाएँ, कहीं और बैठें, या बॉट को खेलने दें.',
  seatsOpen: (open: number) =>
    `${count(open, 'सीट खाली है', 'सीटें खाली हैं')}. सब भर जाने पर अगला खेल शुरू हो सकता है.`,
  toSeats: 'सीटों पर जाएँ',
  toFirstPage: 'पहले पन्ने पर जाएँ',
  showBoard: 'बोर्ड देखें',
  showResult: 'नतीजा दिखाएँ',
};

export const problem: Catalogue['problem'] = {
  rule: 'नियम दिखाएँ',
  close: 'बंद करें',
  oneMoment: 'ज़रा रुकिए: सर्वर व्यस्त है. फिर कोशिश हो रही है …',
  when: (seconds: number) => `यह लगभग ${duration(seconds)} बाद होगा.`,
};

export const settings: Catalogue['settings'] = {
  thisTable: 'यह टेबल',
  thisDevice: 'यह डिवाइस',
  title: 'सेटिंग',
  theme: 'रंग-रूप',
  themes: { auto: 'डिवाइस जैसा', light: 'उजला', dark: 'गहरा', contrast: 'ज़्यादा कंट्रास्ट' },
  ownBelow: 'ऑनलाइन और बॉट के खिलाफ़ बोर्ड ऐसे घुमाएँ कि मेरा रंग नीचे रहे',
  turnsToPlayer: 'एक स्क्रीन पर बोर्ड उसकी ओर घुमाएँ जिसकी बारी है',
  allNumbers: 'बोर्ड के हर खाने पर नंबर',
  speed: 'गोटियों की रफ़्तार',
  speeds: { slow: 'धीमी', normal: 'सामान्य', fast: 'तेज़', instant: 'तुरंत' },
  reduced: 'आपका डिवाइस कम हलचल चाहता है: गोटियाँ और पासे हिलते-डुलते नहीं दिखेंगे.',
  sound: 'आवाज़',
  throws: 'मेरी बारी आने पर पासा अपने आप फेंका जाए',
  forced: 'एक ही चाल हो तो वह अपने आप चले',
  keys: 'कीबोर्ड',
  endGame: 'यह खेल खत्म करें',
  closeTable: 'यह टेबल बंद करें',
  closeTableSure: 'क्या यह टेबल हमेशा के लिए बंद करनी है? फिर यहाँ कोई नहीं खेल सकेगा.',
  pause: 'खेल रोकें',
  resume: 'खेल आगे बढ़ाएँ',
  endGameSure: 'क्या खेल अभी सबके लिए खत्म करना है?',
  close: 'बंद करें',
};

export const rulesDialog: Catalogue['rulesDialog'] = {
  title: (game: string) => `${game} के नियम`,
  intro: 'इस टेबल पर ये नियम लागू हैं. अक्षर और अंक नियमों के नाम हैं; जब कोई चाल न हो सके, तो वहाँ यही नाम लिखे होते हैं.',
  groups: {
    board: 'बोर्ड और शुरुआत',
    moving: 'पासा फेंकना और चलना',
    duties: 'क्या करना ज़रूरी है',
    capturing: 'काटना, रोक और गोटियों के ढेर',
    challenge: 'चुनौतियाँ',
    partners: 'साझेदार और साझा रंग',
    home: 'मंज़िल और खेल का अंत',
    names: 'नाम के बारे में',
  },
  close: 'नियम बंद करें',
};
