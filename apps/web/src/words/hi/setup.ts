import type { Catalogue } from '../catalogue.ts';
import { oblique } from './agreement.ts';
import { count, duration } from './common.ts';

export const setup: Catalogue['setup'] = {
  find: 'यह टेबल किसे मिले?',
  findLink: 'सिर्फ़ उसे जिसके पास लिंक है',
  findAnybody: 'पहले पन्ने पर यह टेबल सबको मिले',
  titleBots: 'बॉट के साथ खेल',
  titleHere: 'इस स्क्रीन पर खेल',
  titleFriends: 'दोस्तों के लिए टेबल',
  rules: 'कौन से नियम?',
  board: (squares: number) => `${squares} खाने`,
  dice: (dice: number) => count(dice, 'पासा', 'पासे'),
  players: (from: number, to: number) => (from === to ? `${to} खिलाड़ी` : `${from} से ${to} खिलाड़ी`),
  alsoCalled: (names: string) => `“${names}” इसी खेल का दूसरा नाम है.`,
  variations: 'बदलाव',
  noVariations: 'इन नियमों में कोई बदलाव नहीं हैं.',
  howLong: 'खेल कितनी देर का हो?',
  lengths: { whole: 'पूरा खेल', 'head-start': 'छोटा खेल' },
  aboutMinutes: (minutes: number) => `लगभग ${minutes} मिनट`,
  headStart: 'शुरू से ही हर रंग की दो गोटियाँ मंज़िल पर हों',
  quickMeans: 'छोटा खेल: हर रंग की दो गोटियाँ शुरू से ही मंज़िल पर होती हैं; बाकी सब नियम वही हैं.',
  lengthOwn: 'दूसरे बदलावों के साथ खेल लंबा या छोटा हो सकता है.',
  howMany: 'कितने खिलाड़ी?',
  playerCount: (players: number) => `${players} खिलाड़ी`,
  colours: 'कौन से रंग?',
  off: 'कोई नहीं खेल रहा',
  playerWith: (player: number, colours: string) => `खिलाड़ी ${player}: ${colours}`,
  withNeutral: (colours: string, neutral: string) => `${colours}; तटस्थ: ${neutral}`,
  partners: (one: string, other: string) => `${one} साझेदार हैं, ${oblique(other)} के खिलाफ़.`,
  eachForItself: 'हर रंग अपने लिए खेलता है; जिसके दोनों रंग पहले मंज़िल पर हों, वह जीतता है.',
  neutral: (colour: string) => `${oblique(colour)} रंग का कोई खिलाड़ी नहीं है: उसकी गोटियाँ कोई भी चल सकता है.`,
  names: 'कौन खेल रहा है?',
  nameOf: (colour: string) => `${oblique(colour)} रंग के खिलाड़ी का नाम`,
  yourName: 'आपका नाम',
  advanced: 'अनुभवी खिलाड़ियों के लिए: किसी स्थिति से शुरू करें',
  position: 'स्थिति का पाठ',
  positionHint: 'छह हिस्सों वाली एक पंक्ति. आम खेल के लिए खाली छोड़ें.',
  positionUse: 'नियम, सीटें और बारी इसी स्थिति से तय होंगी.',
  positionOver: 'इस स्थिति में खेल पहले ही पूरा हो चुका है.',
  positionWrong: (field: string) => `हिस्सा “${field}” सही नहीं है.`,
  positionReason: 'ज़्यादा ठीक-ठीक, अंग्रेज़ी में:',
  startHere: 'खेल शुरू करें',
  startFriends: 'टेबल बनाएँ',
  making: 'टेबल बन रही है …',
  table: 'अगर कोई बीच में चला जाए या बहुत देर लगाए',
  away: 'जब कोई खिलाड़ी समय पर न लौटे',
  aways: {
    bot: 'आगे बॉट खेलता है; खिलाड़ी अपनी सीट कभी भी वापस ले सकता है',
    others: 'बाकी खिलाड़ी तय करते हैं: इंतज़ार करें, या बॉट को आगे खेलने दें',
    wait: 'खेल रुका रहता है; बॉट को आगे खेलने देना सिर्फ़ मेज़बान के हाथ में है',
  },
  grace: 'कनेक्शन टूटने पर कितनी देर इंतज़ार करें',
  seconds: (seconds: number) => duration(seconds),
  clock: 'सोचने का समय',
  noClock: 'जितना जिसका मन करे',
  clockThrow: (seconds: number) => `हर बार पासा फेंकने पर ${duration(seconds)}; फिर चाल टेबल चलेगी`,
  clockBank: (seconds: number, increment: number) =>
    `पूरे खेल के लिए ${duration(seconds)}, और हर बार पासा फेंकने पर ${duration(increment)} और`,
};

export const setupFields: Readonly<Record<string, string>> = {
  rules: 'नियम',
  seats: 'सीटें',
  pieces: 'गोटियाँ',
  colour: 'रंग',
  dice: 'पासे',
  notes: 'टिप्पणियाँ',
  text: 'पाठ',
};

export const setupFieldHints: Readonly<Record<string, string>> = {
  rules:
    'एक खेल (ludo, jumbo, indian, parchis, uckers, uckers-navy या german), फिर हर बदलाव उसके पहले + लगाकर, वर्णमाला के क्रम में.',
  seats: 'हर रंग के लिए एक चिह्न: उसके खिलाड़ी का अंक, तटस्थ रंग के लिए n, जो रंग खेल में नहीं उसके लिए -.',
  pieces:
    '/ से अलग किए चार समूह, हर एक में पीछे से आगे चार जगहें: घर के लिए b, अंक, मंज़िल के लिए h. जो रंग खेल में नहीं, उसके लिए -.',
  colour: 'किसकी बारी है: R, G, Y या B, जर्मन बोर्ड पर Y, G, R या K; खेल पूरा हो तो -.',
  dice: 'पासा फेंकने से पहले ?, नहीं तो आए हुए पासे, बड़ा अंक पहले.',
  notes: 'जो बोर्ड पर नहीं दिखता, जैसे चुनौती. अक्सर यहाँ - होता है.',
  text: 'एक-एक खाली जगह से अलग छह हिस्से: नियम, सीटें, गोटियाँ, रंग, पासे, टिप्पणियाँ.',
};
