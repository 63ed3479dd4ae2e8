import type { Catalogue } from '../catalogue.ts';
import { count } from './counting.ts';

const peopleOf = (amount: number): string => count(amount, 'شخص واحد', 'شخصان', 'أشخاص', 'شخصًا', 'شخص');
const botsOf = (amount: number): string =>
  count(amount, 'روبوت واحد', 'روبوتان', 'روبوتات', 'روبوتًا', 'روبوت');

export const company: Catalogue['company'] = {
  everybody: 'كل الحاضرين',
  onlyMe: 'أنا وحدي ضد روبوتات',
  howWell: 'ما مدى براعة الروبوتات؟',
  levels: { random: 'للأطفال الصغار', frontmost: 'سهل', sensible: 'جيد' },
  here: (people: number, bots: number) => {
    if (bots === 0) return peopleOf(people);
    return people === 0 ? botsOf(bots) : `${peopleOf(people)} و${botsOf(bots)}`;
  },
  withFriends: (others: number) =>
    `أنت و${count(others, 'لاعب آخر', 'لاعبان آخران', 'لاعبين آخرين', 'لاعبًا آخر', 'لاعب آخر')}`,
};
