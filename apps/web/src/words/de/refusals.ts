import type { RefusalCode } from '@ludo/protocol';
import type { RefusalCode as RulesRefusalCode } from '@ludo/rules';
import type { Catalogue } from '../catalogue.ts';
import type { RulesReason } from '../rules-reason.ts';
import { count } from './common.ts';

const numberOf = (thrown: string): string => (thrown === '' ? 'Das' : `Die ${thrown}`);

export const rulesRefusal: Readonly<Record<RulesRefusalCode, (reason: RulesReason) => string>> = {
  'game-is-over': () => 'Das Spiel ist zu Ende',
  'nothing-thrown': () => 'Zuerst muss gewürfelt werden',
  'throw-not-used': () => 'Zuerst muss der Wurf genutzt werden',
  'wrong-dice': () => 'Das sind nicht die Würfel dieses Spiels',
  'cannot-announce': () => 'Das kann jetzt nicht angesagt werden',
  'not-a-play': () => 'Das ist kein Zug',
  'not-your-piece': () => 'Diese Figur gehört einer anderen Farbe',
  'no-such-piece': () => 'Dort steht keine solche Figur',
  'must-move': () => 'Wer eine Figur ziehen kann, muss ziehen',
  'is-home': () => 'Diese Figur ist schon im Ziel',
  'needs-another-number-to-enter': ({ needs }) => `Nur mit einer ${needs} verlässt eine Figur die Basis`,
  overshoots: ({ needs, thrown }) =>
    needs === ''
      ? `${numberOf(thrown)} führt über das Ende des Weges hinaus`
      : `${numberOf(thrown)} führt über das Ziel hinaus; diese Figur braucht genau ${needs}`,
  'overshoots-end-squares': ({ most, thrown }) => {
    const beyond = `${numberOf(thrown)} führt über das Zielfeld d hinaus`;
    return most === null
      ? beyond
      : `${beyond}; diese Figur kann höchstens ${count(most, 'Feld', 'Felder')} weit`;
  },
  'block-in-the-way': ({ blocker, blockedAt }) =>
    `An einer Sperre von ${blocker} ${blockedAt} kommt niemand vorbei, und niemand darf darauf`,
  'blob-in-the-way': ({ blocker, blockedAt }) =>
    `An einem Turm von ${blocker} ${blockedAt} kommt niemand vorbei, und niemand darf darauf`,
  'own-piece-there': () => 'Dort steht schon eine Figur derselben Farbe',
  'full-square': () => 'Dort stehen schon zwei Figuren, und keine dritte darf hin',
  'spared-piece-there': () => 'Eine neutrale Figur darf nicht auf eine Figur dessen, der sie zieht',
  'barrier-in-the-way': ({ blocker, blockedAt }) =>
    `Eine Barriere von ${blocker} ${blockedAt} darf niemand überspringen oder betreten`,
  'no-skipping': () => 'Auf den Zielfeldern darf keine Figur übersprungen werden',
  'past-own-start': () => 'Eine Figur darf nicht zurück auf ihr Startfeld oder darüber hinaus',
  'backwards-only-to-capture': () => 'Rückwärts geht es nur, um zu schlagen',
  'must-bring-in': ({ thrown }) => `${numberOf(thrown)} muss eine wartende Figur hereinbringen`,
  'must-clear-start-with-six': () => 'Diese 6 muss die Figur auf dem Startfeld ziehen, solange andere warten',
  'must-clear-start': () =>
    'Solange Figuren in der Basis warten, muss zuerst die Figur auf dem Startfeld weiterziehen',
  'must-open-barrier': () => 'Diese 6 muss eine Figur von einer eigenen Barriere wegziehen',
  'must-capture': () => 'Ein Zug, der schlägt, geht vor',
  'both-dice': () => 'Beide Würfel müssen genutzt werden, und so bliebe einer übrig',
  'higher-die': () => 'Nur ein Würfel ist zu nutzen, und das muss der höhere sein',
  'locked-by-challenge': () =>
    'Die Herausforderung dieser Farbe steht: Bis sie endet, zählen nur Sechsen, und nichts anderes zieht',
  'needs-a-six-first': () =>
    'Alle Figuren dieser Farbe sind im Ziel: Zuerst muss eine 6 fallen, dann ziehen die Figuren des Partners',
  'moves-nothing': () => 'Eine 0 zieht nichts',
  'third-six': () => 'Die dritte 6 in Folge verfällt',
  'all-together': () => 'Dieser Einserpasch zieht alle vier Figuren gemeinsam und sonst nichts',
};

export const notThisTurn: Catalogue['notThisTurn'] = {
  notTheTurn: (who: string) => `${who} ist dran`,
  othersPiece: (whose: string) => `Diese Figur gehört ${whose}; jetzt bist du dran`,
  notYours: (who: string) => `Hier entscheidet ${who}, nicht dieses Gerät`,
  watching: 'Du schaust zu und hast keinen Sitz',
};

export const refusal: Readonly<Record<RefusalCode, string>> = {
  'seat-unknown': 'Diesen Sitz gibt es hier nicht.',
  'seat-taken': 'Gerade hat jemand anders diesen Sitz genommen.',
  'not-your-seat': 'Dieser Sitz ist nicht deiner.',
  'name-missing': 'Bitte schreibe einen Namen.',
  'name-too-long': 'Ein Name hat höchstens 20 Zeichen.',
  'name-not-readable': 'Bitte nimm Buchstaben, die alle sehen können.',
  'seat-playing': 'Auf diesem Sitz spielt jemand, der da ist.',
  removed: 'Du wurdest an diesem Tisch von einem Sitz genommen. Du kannst zuschauen.',
  'pass-own': 'Du spielst schon auf diesem Gerät.',
  'pass-empty': 'Wer diesen Link gemacht hat, hat keinen Sitz mehr.',
  'pass-unknown':
    'Dieser Link wurde schon benutzt oder ist abgelaufen. Mach auf dem Gerät, das spielt, einen neuen.',
  'code-unknown':
    'Kein Fernseher zeigt diesen Code. Alle paar Minuten kommt ein neuer: Gib ein, was er jetzt zeigt.',
  'token-renewed': 'Deinen Sitz hat eine andere Kopie dieses Browsers. Bitte lade die Seite neu.',
  'bot-plays': 'Auf deinem Sitz spielt ein Bot. Übernimm zuerst wieder selbst.',
  'not-the-host': 'Das darf nur, wer diesen Tisch leitet.',
  'needs-a-player': 'Auf mindestens einem Sitz muss jemand spielen, der da ist.',
  paused: 'Das Spiel macht Pause.',
  'not-paused': 'Das Spiel macht keine Pause.',
  'seats-open': 'Es sind noch nicht alle Sitze vergeben.',
  'not-allowed': 'Das dürfen nur Spieler dieses Tisches.',
  'not-started': 'Das Spiel hat noch nicht begonnen.',
  'already-started': 'Das Spiel hat schon begonnen.',
  'already-agreed': 'Du hast schon um das nächste Spiel gebeten.',
  'game-is-over': 'Das Spiel ist zu Ende.',
  stale: 'Gerade davor ist etwas anderes geschehen; das Brett zeigt es jetzt.',
  'not-your-turn': 'Du bist nicht dran.',
  'value-wrong': 'Der Teil der Würfel von dieser Seite passt nicht zu diesem Wurf. Lade die Seite neu.',
  'value-needed': 'Zum Wurf gehört der Teil der Würfel von dieser Seite. Lade die Seite neu.',
  'not-a-play': 'Das ist kein Zug dieses Spiels.',
  rules: 'Die Regeln erlauben das nicht.',
  malformed: 'Der Server hat diese Seite nicht verstanden. Bitte lade sie neu.',
  'wrong-version': 'Das Spiel wurde erneuert. Bitte lade die Seite neu.',
  'unknown-message': 'Der Server hat diese Seite nicht verstanden. Bitte lade sie neu.',
  setup: 'Der Server kann einen solchen Tisch nicht aufstellen.',
  'room-unknown': 'Diesen Tisch gibt es nicht oder nicht mehr. Vielleicht ist der Link unvollständig.',
  'not-connected':
    'Es gibt gerade keine Verbindung: Nichts ist geschehen. Versuch es noch einmal, wenn sie wieder da ist.',
  'not-joined': 'Der Tisch wird wieder geöffnet …',
  'room-full': 'An diesem Tisch sind zu viele Leute.',
  'too-many-messages':
    'Von hier kam zu viel auf einmal. Bitte warte eine Minute und versuche es dann noch einmal.',
  'too-many-rooms': 'Von hier wurden zu viele Tische aufgestellt. Bitte versuche es später noch einmal.',
  'too-many-public':
    'Von hier wurden zu viele Tische öffentlich gemacht. Nur mit Link geht es jetzt, öffentlich etwas später.',
  'server-failed':
    'Auf dem Server ging etwas schief. Bitte versuche es noch einmal; hilft das nicht, lade diese Seite neu.',
  'too-many-connections': 'Von hier sind zu viele Seiten offen. Schließe eine und lade diese Seite neu.',
  'too-many-changes':
    'An diesem Tisch wurde in kurzer Zeit zu viel geändert. Bitte später noch einmal versuchen.',
  'text-not-allowed':
    'An diesem Tisch spricht man mit fertigen Sätzen. Wer ihn leitet, kann eigene Worte erlauben.',
  'text-missing': 'Bitte schreibe zuerst etwas.',
  'text-too-long': 'Das ist zu lang: höchstens 200 Zeichen auf einmal.',
  'text-not-readable': 'Bitte nimm Buchstaben, die alle sehen können.',
  'too-much-talk':
    'Einen Moment bitte, das war viel auf einmal. Versuche es in ein paar Sekunden noch einmal.',
  'table-closed': 'Dieser Tisch ist geschlossen: Hier spielt niemand mehr. Du kannst einen neuen machen.',
  'log-full': 'An diesem Tisch wurde schon sehr lange gespielt. Bitte einen neuen öffnen.',
  'server-full': 'Der Server hat gerade keinen Platz für weitere Tische. Bitte später noch einmal versuchen.',
  'host-asked': 'Wer den Tisch leitet, ist gefragt worden, ob du dich setzen darfst.',
  'asked-lately': 'Die Frage ist schon gestellt worden. Bitte warte etwas, bevor du wieder fragst.',
  'question-gone': 'Diese Frage hat sich schon erledigt.',
  'storage-failed':
    'Der Server kann gerade nichts aufschreiben. Bitte warte eine Minute und versuche es dann noch einmal.',
  'server-stopping': 'Der Server startet neu. Der Tisch ist gleich wieder da.',
};
