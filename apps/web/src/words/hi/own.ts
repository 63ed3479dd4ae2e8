/** आप takes no gender where the verb agrees with the piece or the throw. */
import type { Catalogue } from '../catalogue.ts';
import { oblique } from './agreement.ts';
import { count, ordinal, duration } from './common.ts';

export const own: Catalogue['own'] = {
  ofColour: (colour, sentence) => `${colour}: ${sentence}`,
  announced: (whose, standing) => `आपने सक-बैक का निशाना बताया: ${whose}, ${standing}.`,
  wasAnnounced: (who, standing) => `${oblique(who)} ने सक-बैक का निशाना बताया: आपकी गोटी, ${standing}.`,
  missed: 'आपका सक-बैक चूक गया.',
  threw: (faces) => `आपने फेंका: ${faces}.`,
  moved: (from, to) => `आपने गोटी ${from} ${to} पहुँचाई.`,
  movedHome: (from) => `आपने एक गोटी ${from} मंज़िल पर पहुँचाई.`,
  entered: (to) => `आपने एक गोटी घर से निकालकर ${to} रखी.`,
  captured: (whose, many) =>
    many === 1
      ? `आपने ${oblique(whose)} की गोटी काटी: वह वापस घर गई.`
      : `आपने ${oblique(whose)} की ${many} गोटियाँ काटीं: वे वापस घर गईं.`,
  capturedOwn: (colour, many) =>
    many === 1
      ? `आपने अपने ${oblique(colour)} रंग की गोटी काटी: वह वापस घर गई.`
      : `आपने अपने ${oblique(colour)} रंग की ${many} गोटियाँ काटीं: वे वापस घर गईं.`,
  wasCaptured: (by, many) =>
    many === 1
      ? `${oblique(by)} ने आपकी गोटी काटी: वह वापस घर गई.`
      : `${oblique(by)} ने आपकी ${many} गोटियाँ काटीं: वे वापस घर गईं.`,
  wasCapturedOf: (by, colour, many) =>
    many === 1
      ? `${oblique(by)} ने आपके ${oblique(colour)} रंग की गोटी काटी: वह वापस घर गई.`
      : `${oblique(by)} ने आपके ${oblique(colour)} रंग की ${many} गोटियाँ काटीं: वे वापस घर गईं.`,
  counts: (number) => `आपको ${number} खाने और गिनने हैं.`,
  forfeited: (faces) => `आपसे ${faces} पर कोई चाल नहीं बनी.`,
  leftUnused: (faces) => `आपने ${faces} की चाल छोड़ दी.`,
  throwsAgain: 'आपको एक बार और पासा फेंकना है.',
  throwsOfThree: (nth) => `आपको फिर पासा फेंकने का मौका: तीन में से ${ordinal(nth)} मौका.`,
  movedBack: (from, to) => `आपने गोटी पीछे हटाई, ${from} ${to}.`,
  movedTotal: (from, to) => `आपने दोनों पासे जोड़कर गोटी ${from} ${to} पहुँचाई.`,
  movedFor: (whose, from, to) => `आपने ${oblique(whose)} की एक गोटी ${from} ${to} पहुँचाई.`,
  movedBackFor: (whose, from, to) => `आपने ${oblique(whose)} की एक गोटी पीछे हटाई, ${from} ${to}.`,
  wasMoved: (who, from, to) => `${oblique(who)} ने आपकी गोटी ${from} ${to} पहुँचाई.`,
  movedTogether: (many, from, to) => `आपने ${many} गोटियाँ साथ में ${from} ${to} पहुँचाईं.`,
  movedTogetherFor: (many, whose, from, to) =>
    `आपने ${oblique(whose)} की ${many} गोटियाँ साथ में ${from} ${to} पहुँचाईं.`,
  wereMoved: (who, many, from, to) => `${oblique(who)} ने आपकी ${many} गोटियाँ साथ में ${from} ${to} पहुँचाईं.`,
  challenged: (blob, needed) => `आपने ${blob} को चुनौती दी: ${count(needed, 'छक्का', 'छक्के')} चाहिए.`,
  wasChallenged: (who, standing, needed) =>
    `${oblique(who)} ने ${standing} बने आपके ब्लॉब को चुनौती दी: ${count(needed, 'छक्का', 'छक्के')} चाहिए.`,
  counted: (sixes, needed) =>
    needed === null
      ? `आपकी चुनौती में ${count(sixes, 'छक्का गिना गया', 'छक्के गिने गए')}.`
      : `आपकी चुनौती में ${needed} में से ${count(sixes, 'छक्का गिना गया', 'छक्के गिने गए')}.`,
  challengeEnded: {
    won: 'आपने चुनौती जीत ली.',
    lapsed: 'आपकी चुनौती रद्द हो गई.',
    'no-six': 'छक्का नहीं आया: आपकी चुनौती खत्म हुई.',
  },
  freed: (partner) => `आपका छक्का आ गया: अगली बारी से आपको ${oblique(partner)} की गोटियाँ चलनी हैं.`,
  partnerFreed: (who) => `${oblique(who)} का छक्का आ गया: अगली बारी से इन्हें आपकी गोटियाँ चलनी हैं.`,
  penalised: (standing) => `आपने काटने का मौका छोड़ा: ${standing} रखी गोटी वापस घर गई.`,
  thirdSixCosts: (standing) => `लगातार तीसरा 6, इसलिए ${standing} रखी आपकी गोटी वापस घर गई.`,
  retired: (standing) => `आपको स्थान मिल चुका है: ${standing} रखी गोटी वापस घर गई और वहीं रहेगी.`,
  waits: 'आपकी अपनी सारी गोटियाँ मंज़िल पर हैं; अब आपकी बारी में तटस्थ गोटियाँ चलेंगी.',
  wonTogether: (partner) => `आपकी और ${oblique(partner)} की आठों गोटियाँ मंज़िल पर हैं: आप दोनों की जीत हुई.`,
  wonBoth: 'आपकी आठों गोटियाँ मंज़िल पर हैं: आपकी जीत हुई.',
  turn: 'अब आपकी बारी है.',
  ranked: (place) => `आपको ${place} स्थान मिला.`,
  won: 'आपकी सारी गोटियाँ मंज़िल पर हैं: आपकी जीत हुई.',
  wonEarly: 'आपकी काफ़ी गोटियाँ मंज़िल पर हैं: आपकी जीत हुई.',
  sat: (colours) => `आपने ${oblique(colours)} रंग की सीट ली.`,
  renamed: (name) => `अब आपका नाम ${name} है.`,
  newPicture: 'आपका चित्र बदल गया है.',
  wentAway: 'आपका कनेक्शन टूट गया था.',
  isLate: 'टेबल पर आपका इंतज़ार था.',
  botStandsIn: 'आपकी जगह बॉट खेल रहा है; अपनी सीट कभी भी वापस ली जा सकती है.',
  playOrBot: (seconds: number) => `${duration(seconds)} के अंदर खेलिए, नहीं तो आपकी जगह बॉट खेलेगा.`,
  cameBack: 'खेल में आपकी वापसी हुई.',
  hostChanged: 'अब आप मेज़बान हैं.',
  seatsMoved: 'आपका खेल अब इस डिवाइस पर है.',
  timeOver: 'आपका समय पूरा हुआ: यह चाल टेबल चलेगी.',
  roll: (faces) => `पहली बारी किसकी? आपने फेंका: ${faces}.`,
  begins: 'पहली बारी आपकी है.',
  agreed: 'आप फिर खेलने को तैयार हैं.',
  notAgreed: 'खेल आपके बिना शुरू हो रहा है; वापसी कभी भी हो सकती है.',
  valueMissed:
    'आपके डिवाइस से पासे का उसका हिस्सा नहीं आया, इसलिए खेल अभी शुरू नहीं हुआ. फिर कोशिश करें; दोबारा ऐसा हो, तो पेज फिर से खोलें.',
  yourTurn: 'आपकी बारी:',
  titleOfTurn: (game) => `● आपकी बारी – ${game}`,
  doing: {
    throw: 'आपका पासा लुढ़क रहा है',
    throwDice: 'आपके पासे लुढ़क रहे हैं',
    throwAgain: 'आपको एक बार और मौका मिला है',
    beforeThirdSix: 'आपको एक बार और मौका मिला है; तीसरा 6 बेकार जाएगा',
    thirdSixWouldCost: 'आपको एक बार और मौका मिला है; तीसरा 6 आया, तो एक गोटी वापस घर जाएगी',
    nth: (nth) => `आपका तीन में से ${ordinal(nth)} मौका`,
    move: 'आपकी गोटी चल रही है',
    six: 'आपको 6 चाहिए, फिर साझेदार की गोटियाँ चलेंगी',
    partner: (partner) => `${oblique(partner)} की गोटियों के लिए आपके पासे लुढ़क रहे हैं`,
    partnerMove: (partner) => `आपकी चाल से ${oblique(partner)} की गोटी चल रही है`,
    challenge: (sixes, needed) =>
      `चुनौती के लिए आपके पासे लुढ़क रहे हैं, ${needed} में से ${count(sixes, 'छक्का', 'छक्के')}`,
    challengeMove: 'आपकी चुनौती के छक्के गिने जा रहे हैं',
    count: (number) => `आपकी गोटी से ${number} खाने गिने जा रहे हैं`,
  },
  partnerThrows: (who) => `${oblique(who)} को आपकी गोटियों के लिए पासे फेंकने हैं`,
  partnerMoves: (who) => `${oblique(who)} को आपकी गोटी चलनी है`,
  botPlays: 'आपकी जगह बॉट खेल रहा है',
  hasWon: 'आपकी जीत हुई',
  haveWon: (partner) => `आपकी और ${oblique(partner)} की जीत हुई`,
  youBegin: 'पहली बारी आपकी',
  wins: 'आपकी जीत!',
  winTogether: (partner) => `आपकी और ${oblique(partner)} की जीत!`,
  place: (nth) => `आपको ${ordinal(nth)} स्थान मिला.`,
  matchWon: 'पूरे मुक़ाबले में आपकी जीत!',
  matchWonTogether: (partner) => `पूरे मुक़ाबले में आपकी और ${oblique(partner)} की जीत!`,
  team: (partner, others) => `आप और ${partner} बनाम ${others}`,
  friends: 'गोल ब्लॉब आपकी टीम के हैं: उनके पार जाया जा सकता है.',
};
