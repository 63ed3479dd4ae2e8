import { listed } from './lists.ts';
import { variations } from './variations/hi.ts';
import type { PreviewWords } from './words.ts';

const seatsFree = (free: number): string => `${free} ${free === 1 ? 'सीट खाली है' : 'सीटें खाली हैं'}`;

export const hi: PreviewWords = {
  locale: 'hi_IN',
  isRightToLeft: false,
  product: 'लूडो और अकर्स',
  games: {
    ludo: 'लूडो',
    jumbo: 'जंबो लूडो',
    indian: 'मोबाइल ऐप लूडो',
    parchis: 'पार्चीस',
    uckers: 'अकर्स',
    'uckers-navy': 'नेवी अकर्स',
    german: 'जर्मन लूडो',
  },
  variants: { 'quick-ludo': 'क्विक लूडो' },
  variations,
  headStart: 'शुरू से ही हर रंग की दो गोटियाँ मंज़िल पर हों.',
  called: (game, name) => `${game} (${name})`,
  more: (amount) => `और ${amount} बदलाव`,
  colours: { red: 'लाल', green: 'हरा', yellow: 'पीला', blue: 'नीला', black: 'काला' },
  several: (names) => listed(names, { between: ', ', two: ' और ', last: ', और ' }),
  bot: (colours) => `${colours} बॉट`,
  freeSeat: 'खाली सीट',
  seatsFree,
  invites: (who) => `${who} ने आपको बुलाया है`,
  invitesTo: (who, game, free) => `${who} ने आपको ${game} खेलने बुलाया है: ${seatsFree(free)}`,
  opens: 'आइए, साथ खेलें',
  opensTo: (game, free) => `आइए, ${game} खेलें: ${seatsFree(free)}`,
  begins: 'खेल शुरू होने वाला है',
  against: (one, other) => `${one} बनाम ${other}`,
  // Without a verb that would agree with names.
  play: (who, game) => `${game}: ${who}`,
  toWatch: (what) => `${what}: खेल देखें`,
  watch: 'खेल देखें',
  isPlayed: 'खेल चल रहा है',
  // Before a postposition names would change.
  won: (who, areSeveral) => `${areSeveral ? 'विजेता जोड़ी' : 'विजेता'}: ${who}`,
  ended: 'खेल खत्म हो गया',
  look: 'बोर्ड देखें',
  about: {
    seats: (game) => `${game}. लिंक खोलें, खाली सीट लें या बस खेल देखें: न खाता चाहिए, न कुछ इंस्टॉल करना है.`,
    watch: (game) => `${game}. लिंक खोलें और खेल देखें: न खाता चाहिए, न कुछ इंस्टॉल करना है.`,
    over: (game) => `${game}. लिंक खोलकर देखें कि खेल कैसे खत्म हुआ.`,
    rules: (game) => `${game}. लिंक खोलें और दोस्तों के साथ इन नियमों से खेलें: न खाता चाहिए, न कुछ इंस्टॉल करना है.`,
  },
  general: {
    headline: 'लिंक भेजें, दोस्तों के साथ खेलें',
    about: 'लूडो और अकर्स: लिंक से ऑनलाइन खेलें, खेल देखें, या एक ही स्क्रीन पर साथ खेलें; न खाता चाहिए, न कुछ इंस्टॉल करना है.',
    call: 'न खाता चाहिए, न इंस्टॉल करना',
  },
};
