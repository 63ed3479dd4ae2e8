import type { Catalogue } from '../catalogue.ts';

export const boardPicture: Catalogue['boardPicture'] = {
  title: 'बोर्ड का चित्र सहेजें',
  means: 'बोर्ड जैसा अभी है, इसी डिवाइस पर बनाया हुआ. PNG कहीं भी भेजा जा सकता है; SVG हर आकार में साफ़ रहता है.',
  withoutNames: 'नामों के बिना चित्र',
  png: 'PNG में सहेजें',
  svg: 'SVG में सहेजें',
  copy: 'चित्र कॉपी करें',
  share: 'चित्र साझा करें',
  copied: 'चित्र कॉपी हो गया.',
  notCopied: 'चित्र कॉपी नहीं हो सका. इसे अब भी सहेजा जा सकता है.',
  noPng: 'यह ब्राउज़र PNG नहीं बना सकता. चित्र SVG में सहेजा जा सकता है.',
};
