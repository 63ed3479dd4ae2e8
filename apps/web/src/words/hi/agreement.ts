/** Before a postposition हरा becomes हरे; beside गोटी, which is feminine, हरी. */
import { colour } from './colours.ts';

/** After its colour: "पीला बॉट". */
export const BOT = 'बॉट';

const anyColour = Object.values(colour).join('|');
/** Nothing but colours, or a bot of theirs; a chosen name such as नीला (लाल) is left as it is. */
const colours = new RegExp(`^(?:तटस्थ )?(?:${anyColour})(?:(?:,| और|, और) (?:${anyColour}))*(?: ${BOT})?$`);

/** The form before a postposition: "हरे", "लाल और पीले", "पीले बॉट"; names stay. */
export function oblique(words: string): string {
  return colours.test(words) ? words.replaceAll(/(हर|पील|नील|काल)ा/g, '$1े') : words;
}

/** A place before a postposition: "खाने 12", "हरे के आखिरी खाने a". */
export const placeOblique = (place: string): string =>
  place.replace('का आखिरी खाना', 'के आखिरी खाने').replace(/^खाना/, 'खाने');

/** The form beside गोटी: "हरी". */
export const feminine = (word: string): string => (colours.test(word) ? word.replace(/ा$/, 'ी') : word);
