/**
 * The words of sailors. English has sentences with them; every other language names what sailors have a word for by that word
 * as well, in the original.
 */
import type { OptionKey } from '@ludo/rules';
import type { Catalogue } from './catalogue.ts';
import type { LessonWords, StepWords } from './lesson-text.ts';
import type { MessWords } from './mess-words.ts';

/** The rule sets whose games are told in them, if the person wants it, and whose page of the book lists them. */
export const SAILORS_GAMES: readonly string[] = ['uckers', 'uckers-navy'];

/** The switches that sailors have a word for. */
type Switches = Readonly<Record<Exclude<OptionKey<'uckers'>, 'anyDouble'>, string>>;

/** The same words for both forms of the game. */
export function withSwitches(text: Catalogue, switches: Switches): Catalogue['games'] {
  const { uckers, 'uckers-navy': navy } = text.games;
  return {
    ...text.games,
    uckers: { ...uckers, options: { ...uckers.options, ...switches } },
    'uckers-navy': { ...navy, options: { ...navy.options, ...switches } },
  };
}

export const SUCK_BACK = 'suck-back';
export const BLOW_BACK = 'blow-back';
export const SNAKE_EYES = 'snake eyes';
export const BLOB_TAKES_BLOB = 'blob takes blob';
const SIX_OFF = 'six-off';
const ALL_OUT = 4;

/** Of pieces that go together: all of a colour by snake eyes, two by a blob that takes a blob. */
export const wordForTogether = (many: number): string => (many === ALL_OUT ? SNAKE_EYES : BLOB_TAKES_BLOB);

/** "Zurücksaugen (suck-back): …": after the name of what a sentence explains, or at its end. */
function naming(sentence: string, word: string): string {
  const [name = '', ...rest] = sentence.split(':');
  if (rest.length > 0) return [`${name} (${word})`, ...rest].join(':');
  return told(sentence, word);
}

const told = (sentence: string, word: string): string => sentence.replace(/(?=[.।]?$)/, ` (${word})`);

/** What a sentence has said already it does not say again. */
const namingOnce = (sentence: string, word: string): string =>
  sentence.includes(word) ? sentence : naming(sentence, word);

function clausesNamed({ clauses }: Catalogue): Catalogue['clauses'] {
  return {
    ...clauses,
    'HO-1': namingOnce(clauses['HO-1'], SIX_OFF),
    'WU-1': namingOnce(clauses['WU-1'], SUCK_BACK),
    'WU-2': namingOnce(clauses['WU-2'], BLOW_BACK),
    'WU-3': namingOnce(clauses['WU-3'], SNAKE_EYES),
    'WU-5': told(clauses['WU-5'], BLOB_TAKES_BLOB),
  };
}

function lessonsNamed(words: LessonWords): LessonWords {
  const { switches } = words;
  const titled = (step: StepWords, word: string): StepWords => ({ ...step, title: told(step.title, word) });
  return {
    ...words,
    switches: {
      ...switches,
      blobTakesBlob: titled(switches.blobTakesBlob, BLOB_TAKES_BLOB),
      blowBack: titled(switches.blowBack, BLOW_BACK),
      oneRun: titled(switches.oneRun, SIX_OFF),
      snakeEyes: titled(switches.snakeEyes, SNAKE_EYES),
      snakeEyesIn: titled(switches.snakeEyesIn, SNAKE_EYES),
      suckBack: titled(switches.suckBack, SUCK_BACK),
    },
  };
}

/** For a language without sentences of its own in mess words. */
export const originals: MessWords = {
  catalogue: withOriginals,
  lessons: lessonsNamed,
  book: (words) => words,
  review: (words) => words,
};

function withOriginals(text: Catalogue): Catalogue {
  const { captions, own, score } = text;
  const { options } = text.games.uckers;
  return {
    ...text,
    clauses: clausesNamed(text),
    captions: {
      ...captions,
      announced: (...all) => told(captions.announced(...all), SUCK_BACK),
      missed: (...all) => told(captions.missed(...all), SUCK_BACK),
      movedBack: (...all) => told(captions.movedBack(...all), BLOW_BACK),
      movedBackFor: (...all) => told(captions.movedBackFor(...all), BLOW_BACK),
      movedTogether: (who, many, ...ways) =>
        told(captions.movedTogether(who, many, ...ways), wordForTogether(many)),
      movedTogetherFor: (who, many, ...others) =>
        told(captions.movedTogetherFor(who, many, ...others), wordForTogether(many)),
    },
    own: {
      ...own,
      announced: (...all) => told(own.announced(...all), SUCK_BACK),
      wasAnnounced: (...all) => told(own.wasAnnounced(...all), SUCK_BACK),
      missed: told(own.missed, SUCK_BACK),
      movedBack: (...all) => told(own.movedBack(...all), BLOW_BACK),
      movedBackFor: (...all) => told(own.movedBackFor(...all), BLOW_BACK),
      movedTogether: (many, ...ways) => told(own.movedTogether(many, ...ways), wordForTogether(many)),
      movedTogetherFor: (many, ...others) =>
        told(own.movedTogetherFor(many, ...others), wordForTogether(many)),
      wereMoved: (who, many, ...ways) => told(own.wereMoved(who, many, ...ways), wordForTogether(many)),
    },
    score: {
      ...score,
      eightPiece: naming(score.eightPiece, 'eight piece'),
      inHarbour: naming(score.inHarbour, 'eight piece in harbour'),
    },
    games: withSwitches(text, {
      blobTakesBlob: naming(options.blobTakesBlob, BLOB_TAKES_BLOB),
      blowBack: naming(options.blowBack, BLOW_BACK),
      'challenge=consecutive': told(options['challenge=consecutive'], SIX_OFF),
      snakeEyes: told(options.snakeEyes, SNAKE_EYES),
      'snakeEyes=out': naming(options['snakeEyes=out'], SNAKE_EYES),
      'snakeEyes=outAndIn': naming(options['snakeEyes=outAndIn'], SNAKE_EYES),
      suckBack: naming(options.suckBack, SUCK_BACK),
    }),
  };
}
