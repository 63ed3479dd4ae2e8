import type { Catalogue } from '../catalogue.ts';

export const gameRecord: Catalogue['gameRecord'] = {
  title: 'यह खेल सहेजें',
  means:
    'पूरा खेल लिखा हुआ: हर पासा और हर चाल, पासे जाँचने के लिए ज़रूरी सब कुछ साथ. इसे इस पेज के बिना भी दोहराया और जाँचा जा सकता है.',
  withoutNames: 'नामों के बिना',
  save: 'फ़ाइल में सहेजें',
  copy: 'कॉपी करें',
  share: 'साझा करें',
  copied: 'कॉपी हो गया.',
  failed: 'अभी यह खेल नहीं मिल सका. बाद में फिर कोशिश करें.',
};
