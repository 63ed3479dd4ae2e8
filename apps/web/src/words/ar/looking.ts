import type { Catalogue } from '../catalogue.ts';
import { duration } from './counting.ts';

export const keys: Catalogue['keys'] = {
  names: { enter: 'Enter', space: 'Space', arrows: 'مفاتيح الأسهم', digits: 'من 1 إلى 9', escape: 'Esc' },
  what: {
    main: 'رمي النرد، أو تنفيذ النقلة الوحيدة',
    choose: 'تنفيذ ذلك الخيار من القائمة',
    pieces: 'التنقل بين الأحجار التي يمكن نقلها؛ وEnter ينقل الحجر',
    mine: 'أين أحجاري؟',
    threats: 'من يستطيع أكل أحجاري، وأي أحجار أستطيع أكلها؟',
    all: 'الوضعية كلها، لونًا لونًا',
    last: 'الدور الأخير من جديد؛ ومرة أخرى: الدور الذي قبله. ومع Shift: الدور الذي بعده',
    now: 'لمن الدور، والنرد والخيارات',
    undo: 'على شاشة واحدة: التراجع عن الخطوة الأخيرة',
    rules: 'إظهار القواعد',
    sound: 'تشغيل الصوت أو إيقافه',
    help: 'إظهار هذه المفاتيح',
    back: 'إغلاق ما فُتح؛ ومع نردين التراجع عن الخطوة الأولى',
  },
  skip: 'الانتقال إلى الطاولة',
  look: 'سؤال عن اللعبة',
};

export const voice: Catalogue['voice'] = {
  numbered: (nth, words) => `${nth}: ${words}`,
  only: (words) => `نقلة واحدة فقط. ${words}`,
  yourTurn: 'دورك.',
  takenBack: 'جرى التراجع عن الخطوة الأخيرة.',
  threw: (faces) => `رميتك: ${faces}.`,
  lies: (faces) => `على الطاولة رمية ${faces}.`,
  isToCount: (number) => `بقي عدّ ${number} من الخانات.`,
  hurry: (seconds) => `الوقت الباقي لك: ${duration(seconds)}.`,
};

export const forming: Catalogue['forming'] = {
  makes: {
    block: 'تكوين سدّ',
    blob: 'تكوين كتلة',
    barrier: 'تكوين حاجز',
    mixed: 'تكوين كتلة مختلطة',
  },
  shelters: 'بلوغ خانة آمنة',
  breaks: {
    block: 'تفكيك سدّ',
    blob: 'تفكيك كتلة',
    barrier: 'تفكيك حاجز',
    mixed: 'تفكيك كتلة مختلطة',
  },
};
