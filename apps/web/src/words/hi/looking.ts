import type { Catalogue } from '../catalogue.ts';
import { duration } from './common.ts';

export const keys: Catalogue['keys'] = {
  names: { enter: 'Enter', space: 'Space', arrows: 'तीर वाले बटन', digits: '1 से 9', escape: 'Esc' },
  what: {
    main: 'पासा फेंकें, या इकलौती चाल चलें',
    choose: 'सूची का वह विकल्प चुनें',
    pieces: 'चल सकने वाली एक गोटी से दूसरी पर जाएँ; Enter से वह चलती है',
    mine: 'मेरी गोटियाँ कहाँ हैं?',
    threats: 'मुझे कौन काट सकता है, और मैं किसे?',
    all: 'पूरी स्थिति, एक-एक रंग करके',
    last: 'पिछली बारी फिर से; एक बार और दबाने पर उससे पहले की बारी. Shift के साथ: उसके बाद की बारी',
    now: 'किसकी बारी है, पासे और विकल्प',
    undo: 'एक स्क्रीन वाले खेल में: पिछला कदम वापस लें',
    rules: 'नियम दिखाएँ',
    sound: 'आवाज़ चालू या बंद करें',
    help: 'ये बटन दिखाएँ',
    back: 'जो खुला है उसे बंद करें; दो पासों में पहला कदम वापस लें',
  },
  skip: 'सीधे टेबल पर जाएँ',
  look: 'खेल के बारे में पूछें',
};

export const voice: Catalogue['voice'] = {
  numbered: (nth, words) => `${nth}: ${words}`,
  only: (words) => `बस एक ही चाल है. ${words}`,
  yourTurn: 'आपकी बारी.',
  takenBack: 'पिछला कदम वापस ले लिया गया.',
  threw: (faces) => `आपने फेंका: ${faces}.`,
  lies: (faces) => `${faces} की चाल बाकी है.`,
  isToCount: (number) => `${number} खाने गिनने बाकी हैं.`,
  hurry: (seconds) => `आपके पास ${duration(seconds)} का समय बाकी है.`,
};

export const forming: Catalogue['forming'] = {
  makes: {
    block: 'रोक बनना',
    blob: 'ब्लॉब बनना',
    barrier: 'दीवार बनना',
    mixed: 'मिला-जुला ब्लॉब बनना',
  },
  shelters: 'सुरक्षित खाने पर पहुँचना',
  breaks: {
    block: 'रोक टूटना',
    blob: 'ब्लॉब टूटना',
    barrier: 'दीवार टूटना',
    mixed: 'मिला-जुला ब्लॉब टूटना',
  },
};
