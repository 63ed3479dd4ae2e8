/** Verbs agree with the piece, so that no sentence tells who is a man. */
import type { Catalogue } from '../catalogue.ts';
import { oblique } from './agreement.ts';
import { count, ordinal } from './common.ts';

export const captions: Catalogue['captions'] = {
  title: 'क्या-क्या हुआ',
  fromFirst: 'पहले पासे से',
  announced: (who: string, whose: string, standing: string) =>
    `${oblique(who)} ने सक-बैक का निशाना बताया: ${whose}, ${standing}.`,
  missed: (who: string) => `${oblique(who)} का सक-बैक चूक गया.`,
  threw: (who: string, faces: string) => `${oblique(who)} ने फेंका: ${faces}.`,
  moved: (who: string, from: string, to: string) => `${oblique(who)} ने गोटी ${from} ${to} पहुँचाई.`,
  movedHome: (who: string, from: string) => `${oblique(who)} ने एक गोटी ${from} मंज़िल पर पहुँचाई.`,
  entered: (who: string, to: string) => `${oblique(who)} ने एक गोटी घर से निकालकर ${to} रखी.`,
  captured: (by: string, whose: string, many: number) =>
    many === 1
      ? `${oblique(by)} ने ${oblique(whose)} की गोटी काटी: वह वापस घर गई.`
      : `${oblique(by)} ने ${oblique(whose)} की ${many} गोटियाँ काटीं: वे वापस घर गईं.`,
  counts: (who: string, number: number) => `${oblique(who)} को ${number} खाने और गिनने हैं.`,
  forfeited: (who: string, faces: string) => `${oblique(who)} से ${faces} पर कोई चाल नहीं बनी.`,
  leftUnused: (who: string, faces: string) => `${oblique(who)} ने ${faces} की चाल छोड़ दी.`,
  throwsAgain: (who: string) => `${oblique(who)} को एक बार और पासा फेंकना है.`,
  /** Told with the further throw that a second 6 gives, where a third is lost. */
  beforeThirdSix: 'लगातार तीसरा 6 बेकार जाएगा.',
  thirdSixWouldCost: 'लगातार तीसरा 6 आया, तो पिछली चली गोटी वापस घर जाएगी.',
  throwsOfThree: (who: string, nth: number) =>
    `${oblique(who)} को फिर पासा फेंकने का मौका: तीन में से ${ordinal(nth)} मौका.`,
  movedBack: (who: string, from: string, to: string) => `${oblique(who)} ने गोटी पीछे हटाई, ${from} ${to}.`,
  movedTotal: (who: string, from: string, to: string) =>
    `${oblique(who)} ने दोनों पासे जोड़कर गोटी ${from} ${to} पहुँचाई.`,
  movedFor: (who: string, whose: string, from: string, to: string) =>
    `${oblique(who)} ने ${oblique(whose)} की एक गोटी ${from} ${to} पहुँचाई.`,
  movedBackFor: (who: string, whose: string, from: string, to: string) =>
    `${oblique(who)} ने ${oblique(whose)} की एक गोटी पीछे हटाई, ${from} ${to}.`,
  movedTogether: (who: string, many: number, from: string, to: string) =>
    `${oblique(who)} ने ${many} गोटियाँ साथ में ${from} ${to} पहुँचाईं.`,
  movedTogetherFor: (who: string, many: number, whose: string, from: string, to: string) =>
    `${oblique(who)} ने ${oblique(whose)} की ${many} गोटियाँ साथ में ${from} ${to} पहुँचाईं.`,
  challenged: (who: string, blob: string, needed: number) =>
    `${oblique(who)} ने ${blob} को चुनौती दी: ${count(needed, 'छक्का', 'छक्के')} चाहिए.`,
  /** Before को: "खाने 12 पर बने हरे के ब्लॉब". */
  blob: (whose: string, standing: string) => `${standing} बने ${oblique(whose)} के ब्लॉब`,
  counted: (who: string, sixes: number, needed: number | null) =>
    needed === null
      ? `${oblique(who)} की चुनौती में ${count(sixes, 'छक्का गिना गया', 'छक्के गिने गए')}.`
      : `${oblique(who)} की चुनौती में ${needed} में से ${count(sixes, 'छक्का गिना गया', 'छक्के गिने गए')}.`,
  challengeEnded: {
    won: (who: string) => `${oblique(who)} ने चुनौती जीत ली.`,
    lapsed: (who: string) => `${oblique(who)} की चुनौती रद्द हो गई.`,
    'no-six': (who: string) => `छक्का नहीं आया: ${oblique(who)} की चुनौती खत्म हुई.`,
  },
  freed: (who: string, partner: string) =>
    `${oblique(who)} का छक्का आ गया: अगली बारी से इन्हें ${oblique(partner)} की गोटियाँ चलनी हैं.`,
  penalised: (who: string, standing: string) =>
    `${oblique(who)} ने काटने का मौका छोड़ा: ${standing} रखी गोटी वापस घर गई.`,
  thirdSixCosts: (who: string, standing: string) =>
    `लगातार तीसरा 6, इसलिए ${oblique(who)} की ${standing} रखी गोटी वापस घर गई.`,
  retired: (who: string, standing: string) =>
    `${oblique(who)} को स्थान मिल चुका है: ${standing} रखी गोटी वापस घर गई और वहीं रहेगी.`,
  waits: (who: string) => `${oblique(who)} की अपनी सारी गोटियाँ मंज़िल पर हैं; अब इनकी बारी में तटस्थ गोटियाँ चलेंगी.`,
  wonTogether: (who: string) => `${oblique(who)} की आठों गोटियाँ मंज़िल पर हैं: दोनों की जीत हुई.`,
  wonBoth: (who: string) => `${oblique(who)} की आठों गोटियाँ मंज़िल पर हैं: जीत हुई.`,
  turn: (who: string) => `अब ${oblique(who)} की बारी है.`,
  ranked: (who: string, place: string) => `${oblique(who)} को ${place} स्थान मिला.`,
  won: (who: string) => `${oblique(who)} की सारी गोटियाँ मंज़िल पर हैं: जीत हुई.`,
  /** By a variation not all of them are needed. */
  wonEarly: (who: string) => `${oblique(who)} की काफ़ी गोटियाँ मंज़िल पर हैं: जीत हुई.`,
  over: 'खेल पूरा हुआ.',
  opened: 'टेबल खुल गई.',
  sat: (name: string, colours: string) => `${oblique(name)} ने ${oblique(colours)} रंग की सीट ली.`,
  stood: (name: string, colours: string) => `${oblique(name)} ने ${oblique(colours)} रंग की सीट छोड़ी.`,
  taken: (colours: string) => `${oblique(colours)} रंग की सीट ले ली गई.`,
  left: (colours: string) => `${oblique(colours)} रंग की सीट छोड़ दी गई.`,
  renamed: (old: string, name: string) => `${oblique(old)} का नाम अब ${name} है.`,
  newPicture: (who: string) => `${oblique(who)} के नाम के साथ का चित्र बदल गया है.`,
  wentAway: (who: string) => `${oblique(who)} का कनेक्शन टूट गया.`,
  isLate: (who: string) => `${oblique(who)} का अब भी इंतज़ार है.`,
  botStandsIn: (who: string) =>
    `${oblique(who)} की जगह बॉट खेल रहा है; खिलाड़ी की सीट कभी भी वापस ली जा सकती है.`,
  cameBack: (who: string) => `${oblique(who)} की खेल में वापसी हुई.`,
  botSat: (who: string) => `${oblique(who)} की ओर से बॉट खेल रहा है.`,
  removed: (who: string) => `मेज़बान ने ${oblique(who)} को सीट से हटा दिया.`,
  hostChanged: (who: string) => `अब ${who} मेज़बान हैं.`,
  closed: 'मेज़बान ने टेबल बंद कर दी.',
  madePublic: 'मेज़बान ने इस टेबल को सार्वजनिक किया: यह पहले पन्ने पर सबको मिलेगी.',
  madePrivate: 'मेज़बान ने इस टेबल को सार्वजनिक सूची से हटाया: अब यह सिर्फ़ अपने लिंक से मिलेगी.',
  seatsMoved: (who: string) => `${oblique(who)} का खेल अब दूसरे डिवाइस पर है.`,
  paused: 'खेल रुका हुआ है.',
  resumed: 'खेल फिर चालू है.',
  talkChanged: {
    phrases: 'अब से इस टेबल पर बने-बनाए वाक्यों में बात होगी.',
    text: 'अब से इस टेबल पर सब अपने शब्दों में लिख सकते हैं.',
  },
  timeOver: (who: string) => `${oblique(who)} का समय पूरा हुआ: यह चाल टेबल चलेगी.`,
  roll: (who: string, faces: string) => `पहली बारी किसकी? ${oblique(who)} ने फेंका: ${faces}.`,
  begins: (who: string) => `पहली बारी ${oblique(who)} की है.`,
  agreed: (who: string) => `${who} फिर खेलने को तैयार हैं.`,
  agreeWithin: (seconds: number) => `जो ${seconds} सेकंड में “फिर खेलें” नहीं दबाएँगे, उन्हें अनुपस्थित माना जाएगा.`,
  seatsDrawn: (players: string) => `सीटें पर्ची से फिर तय हुईं: ${players}.`,
  notAgreed: (who: string) => `खेल ${oblique(who)} के बिना शुरू हो रहा है; वापसी कभी भी हो सकती है.`,
  valueMissed: (who: string) =>
    `${oblique(who)} के डिवाइस से पासे का उसका हिस्सा नहीं आया, इसलिए खेल अभी शुरू नहीं हुआ. फिर कोशिश करें, या वहाँ बॉट को खेलने दें.`,
  ended: 'खेल पूरा होने से पहले ही खत्म कर दिया गया.',
  choices: (amount: number) => `आपके पास ${count(amount, 'विकल्प है', 'विकल्प हैं')}.`,
};
