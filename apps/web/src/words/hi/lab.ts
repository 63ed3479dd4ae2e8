import type { LabWords } from '../catalogue.ts';

export const lab: LabWords = {
  games: (players) => `${players} खिलाड़ियों के खेल, जो सब अच्छी चालें ढूँढते हैं; अभी-अभी इसी डिवाइस पर खेले गए.`,
  switched: { own: 'इसके साथ', other: 'इसके बिना' },
  chosen: { own: 'जैसा चुना है', other: 'बिना बदलाव' },
  figures: {
    minutes: 'एक खेल कितने मिनट का',
    captures: 'एक खेल में कटी गोटियाँ',
    firstAhead: 'जो शुरू करता है: 100 खेलों में बराबर हिस्से से ज़्यादा जीतें',
    leaderWins: 'जो आधे खेल पर आगे है: 100 खेलों में जीतें',
    carefulAhead: 'बिना सोचे चली चालों के सामने अच्छी चालें: 100 खेलों में बराबर हिस्से से ज़्यादा जीतें',
  },
  pace: (throws, seconds) => `${throws} बार पासा, हर बार ${seconds} सेकंड`,
  between: (low, high) => `${low} और ${high} के बीच`,
  minutes: {
    more: (minutes) => `लगभग ${minutes} मिनट लंबा`,
    less: (minutes) => `लगभग ${minutes} मिनट छोटा`,
    aLittle: { more: 'एक मिनट से भी कम लंबा', less: 'एक मिनट से भी कम छोटा' },
  },
  more: (by) => `लगभग ${by} ज़्यादा`,
  less: (by) => `लगभग ${by} कम`,
  none: 'लगभग कोई फ़र्क नहीं',
  unclear: 'कोई साफ़ फ़र्क नहीं',
  margin: '± के बाद गुंजाइश लिखी है: ऐसे 100 आँकड़ों में से 95 सच से इससे ज़्यादा दूर नहीं होते.',
  first: 'पहले खेल खेले जा रहे हैं …',
  come: 'पहले आँकड़े आ गए हैं.',
  playing: (games) => `अब तक खेले गए खेल: ${games}.`,
  enough: (games) => `खेले गए खेल: ${games}. इतना काफ़ी है.`,
  failed: 'यह डिवाइस अभी ये खेल नहीं खेल पा रहा.',
};
