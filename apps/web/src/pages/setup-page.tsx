/** Where a game is chosen. Everything has a default, so that one press is enough. */
import { lazy, Suspense, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { nameOfGame, nameOfRules } from '../words/game-words.ts';
import { coloursOfPlayer, boardOf, isOver, parsePosition, printPosition } from '@ludo/rules';
import { readName, type Opening } from '@ludo/room';
import { useLocation, useSearch } from 'wouter';
import type { Catalogue } from '../words/catalogue.ts';
import { LessonOffer } from '../kit/lesson-offer.tsx';
import { GameAside } from './game-aside.tsx';
import { recall, remember } from '../device/storage.ts';
import { MessWordsField } from '../settings/mess-words-field.tsx';
import { SAILORS_GAMES } from '../words/sailors.ts';
import { useMessWords, useText } from '../words/text.ts';
import { Question } from '../kit/question.tsx';
import { storedGameNote, wentOnline, type StoredGameNote } from '../device/stored-game-note.ts';
import { expectArrival } from '../device/arrivals.ts';
import { beginPlanned, coloursInWords, sittersOf } from '../setup/begin-here.ts';
import { CompanyFields } from '../setup/company-fields.tsx';
import { FindFields } from '../setup/find-fields.tsx';
import { Frame } from '../frame/frame.tsx';
import { GoOn } from './go-on.tsx';
import { CompanySwitch } from './company-switch.tsx';
import type { HouseRules } from '../house-rules/house-rules.ts';
import { RulesChoice } from '../house-rules/rules-choice.tsx';
import { readRulesQuery } from '../house-rules/rules-link.ts';
import { RulesNaming } from '../house-rules/rules-naming.tsx';
import { useHouseRules } from '../house-rules/use-house-rules.ts';
import { planAsked } from './asked-plan.ts';
import { LengthFields } from '../setup/length-fields.tsx';
import { OptionFields } from '../setup/option-fields.tsx';
import {
  companyOf,
  isOwn,
  openingFor,
  type GameKind,
  planFor,
  playable,
  playersIn,
  rememberedPlan,
  rememberPlan,
  ruleSetById,
  rulesNameOf,
  rulesOf,
  withRules,
  withSeats,
  type Plan,
} from '../setup/plans.ts';
import { PositionField, wrongPosition } from '../setup/position-field.tsx';
import { RuleCards } from './rule-cards.tsx';
import { withCard } from '../setup/card-plans.ts';
import { ownPicture } from '../preferences/own-picture.ts';
import { PictureField } from '../seats/picture-field.tsx';
import { SeatingFields } from '../setup/seating-fields.tsx';
import { StartButton } from '../setup/start-button.tsx';
import { fetchTable } from './table-chunk.tsx';
import { ScoreFields } from '../setup/score-fields.tsx';
import { TableFields } from '../setup/table-fields.tsx';
import { TalkFields } from '../setup/talk-fields.tsx';
import { gameToBegin } from '../setup/what-begins.ts';

/** In the language at the time of telling. */
type Mistake = (text: Catalogue) => ReactNode;

const NAME_KEY = 'name';

const RulesDialog = lazy(async () => ({ default: (await import('../book/rules-dialog.tsx')).RulesDialog }));

/** Each address asks for its own game. */
export function SetupPage({ kind }: { kind: GameKind }) {
  const search = useSearch();
  return <Setup key={search} kind={kind} asked={new URLSearchParams(search)} />;
}

interface SetupProps {
  readonly kind: GameKind;
  readonly asked: URLSearchParams;
}

function Setup({ kind, asked }: SetupProps) {
  const text = useText();
  const isHere = kind !== 'friends';
  const [, navigate] = useLocation();
  const [askedRules] = useState(() => readRulesQuery(asked));
  const [plan, setPlan] = useState<Plan>(() => planAsked(asked, askedRules, planFor(kind, rememberedPlan())));
  const desk = useHouseRules();
  const [name, setName] = useState(() => recall(NAME_KEY) ?? '');
  const askedPosition = asked.get('position') ?? '';
  const [position, setPosition] = useState(askedPosition);
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const complain = (next: Mistake | null) => setMistake(() => next);
  const [isBusy, setBusy] = useState(false);
  /** The current game, while the person is asked whether another may replace it. */
  const [replaced, askToReplace] = useState<StoredGameNote | null>(null);
  const [areRulesOpen, openRules] = useState(false);
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const ruleSet = ruleSetById(plan.ruleSet);
  const isOfSailors = SAILORS_GAMES.includes(plan.ruleSet);
  useMessWords(isOfSailors);
  useEffect(() => {
    fetchTable();
    if (kind === 'friends') void import('../table/remote/remote-table.ts');
  }, [kind]);
  if (ruleSet === null) return null;
  const takeRules = ({ rules, start, name: called }: HouseRules) =>
    setPlan(withRules(plan, rules, start, called));
  const rulesName = rulesNameOf(plan);
  const change = (changed: Partial<Plan>) => setPlan(playable({ ...plan, ...changed }));
  const given = position.trim() === '' ? null : parsePosition(position.trim());

  const mistakeIn = (): ReactNode => {
    if (given === null) return null;
    if (!given.ok) return wrongPosition(text, given.error);
    return isOver(given.value) ? text.setup.positionOver : null;
  };
  const openingOf = (): Opening =>
    given?.ok === true
      ? { rules: given.value.rules, seats: given.value.seats, position: printPosition(given.value) }
      : openingFor(plan);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void go(false);
  };

  const company = (): string => {
    const { seats } = openingOf();
    if (kind === 'friends') return text.company.withFriends(playersIn(seats) - 1);
    const { people, bots } = companyOf(seats, plan.bots);
    return text.company.here(people, bots);
  };

  const go = async (isSure: boolean) => {
    if (mistakeIn() !== null) return field.current?.focus();
    if (isBusy) return;
    complain(null);
    if (given === null && rulesName?.ok === false) {
      const { error } = rulesName;
      return complain((words) => words.refusal[error]);
    }
    rememberPlan(plan);
    const opening = openingOf();
    const board = given?.ok === true ? boardOf(given.value) : ruleSet.board;
    if (isHere) {
      const sitters = sittersOf(plan, opening.seats, board, text);
      if (sitters.every(({ isBot }) => isBot)) return complain((words) => words.refusal['needs-a-player']);
      const kept = storedGameNote();
      if (!isSure && kept !== null && kept.throws > 0 && wentOnline() === null) return askToReplace(kept);
      const begun = beginPlanned(plan, opening, sitters);
      if (begun.ok) navigate('/here', { replace: true });
      else {
        const { error } = begun;
        complain((words) => ('field' in error ? wrongPosition(words, error) : words.refusal[error.code]));
      }
      return;
    }
    const own = readName(
      name.trim() === '' ? coloursInWords(text, coloursOfPlayer(opening.seats, 1), board) : name,
    );
    if (!own.ok) return complain((words) => words.refusal[own.error]);
    if (name.trim() !== '') remember(NAME_KEY, own.value);
    setBusy(true);
    const { makeRoom } = await import('../table/remote/remote-table.ts');
    const made = await makeRoom({ ...opening, table: plan.table });
    setBusy(false);
    if (made === null) return complain((words) => words.connection.unreachable);
    if (!made.ok) return complain((words) => words.refusal[made.refusal.code]);
    const picture = ownPicture();
    expectArrival(made.room, { player: 1, name: own.value, ...(picture === null ? {} : { picture }) });
    navigate(`/table/${made.room}`, { replace: true });
  };

  return (
    <Frame kind="setup" title={titleOf(text, kind)}>
      <CompanySwitch kind={kind} plan={plan} />
      {isHere && <GoOn isInstead />}
      {isHere && <GameAside />}
      {!isHere && (
        <div className="own-fields">
          <label className="name-own">
            <strong>{text.setup.yourName}</strong>
            <input
              form={form}
              type="text"
              value={name}
              autoComplete="nickname"
              placeholder={coloursInWords(text, coloursOfPlayer(plan.seats, 1), ruleSet.board)}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <PictureField />
        </div>
      )}
      <RulesChoice
        desk={desk}
        asked={askedRules}
        chosen={{ rules: rulesOf(plan), start: plan.start, name: plan.rulesName }}
        onChoose={takeRules}
      />
      <form id={form} className="setup" onSubmit={submit}>
        <RuleCards plan={plan} onChoose={(card) => setPlan(withCard(plan, card))} />
        <div className="setup-rest">
          <SeatingFields
            ruleSet={ruleSet}
            seats={plan.seats}
            onChange={(seats) => change(withSeats(plan, seats))}
          />
          <LengthFields ruleSet={ruleSet} plan={plan} onChange={setPlan} />
          {isHere && <CompanyFields board={ruleSet.board} plan={plan} onChange={change} />}
          {isOfSailors && <MessWordsField />}
          <OptionFields ruleSet={ruleSet} plan={plan} onChange={change} />
          <RulesNaming
            desk={desk}
            chosen={{ rules: rulesOf(plan), start: plan.start }}
            written={plan.rulesName}
            name={rulesName}
            mayBeNamed={isOwn(plan)}
            onWrite={(written) => change({ rulesName: written })}
            onChoose={takeRules}
          />
          {!isHere && (
            <FindFields
              isListed={plan.table.listed}
              onChange={(listed) => change({ table: { ...plan.table, listed } })}
            />
          )}
          {!isHere && <TableFields table={plan.table} onChange={(table) => change({ table })} />}
          <ScoreFields table={plan.table} onChange={(table) => change({ table })} />
          {!isHere && <TalkFields table={plan.table} onChange={(table) => change({ table })} />}
          <LessonOffer key={ruleSet.id} rules={rulesOf(plan)} />
          <p>
            <button type="button" className="button" onClick={() => openRules(true)}>
              {text.rulesDialog.title(nameOfGame(text, plan.ruleSet))}
            </button>
          </p>
          <PositionField
            ref={field}
            position={position}
            isOpen={askedPosition !== ''}
            mistake={mistakeIn()}
            onChange={(written) => {
              setPosition(written);
              complain(null);
            }}
          />
        </div>
      </form>
      <div className="setup-go">
        <p className="mistake" role="alert">
          {mistake?.(text)}
        </p>
        <StartButton
          form={form}
          name={isBusy ? text.setup.making : isHere ? text.setup.startHere : text.setup.startFriends}
          game={gameToBegin(text, plan, given?.ok === true ? given.value : null)}
          company={company()}
          isBusy={isBusy}
        />
      </div>
      {replaced !== null && (
        <Question
          title={text.questions.another}
          sentence={text.questions.anotherSure(nameOfRules(text, replaced.rules), replaced.throws)}
          safe={text.questions.goOn}
          onSafe={() => navigate('/here', { replace: true })}
          deed={text.questions.begin}
          onDeed={() => void go(true)}
          onClose={() => askToReplace(null)}
        />
      )}
      {areRulesOpen && (
        <Suspense>
          <RulesDialog
            rules={rulesOf(plan)}
            rulesName={rulesName?.ok === true ? rulesName.value : null}
            seats={plan.seats}
            start={plan.start}
            clause={null}
            lesson="here"
            onClose={() => openRules(false)}
          />
        </Suspense>
      )}
    </Frame>
  );
}

function titleOf({ setup }: Catalogue, kind: GameKind): string {
  if (kind === 'bots') return setup.titleBots;
  return kind === 'here' ? setup.titleHere : setup.titleFriends;
}
