/** Where a game is chosen. Everything has a default, so that one press is enough. */
import { lazy, Suspense, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { nameOfGame } from '../words/game-words.ts';
import {
  coloursOfPlayer,
  boardOf,
  isOver,
  parsePosition,
  printPosition,
  ruleSetOf,
  ruleSets,
  type SetupError,
} from '@ludo/rules';
import { readName, type Opening } from '@ludo/room';
import { useLocation, useSearch } from 'wouter';
import type { Catalogue } from '../words/catalogue.ts';
import { LessonOffer } from '../kit/lesson-offer.tsx';
import { GameAside } from './game-aside.tsx';
import { recall, remember } from '../device/storage.ts';
import { useText } from '../words/text.ts';
import { Question } from '../kit/question.tsx';
import { storedGameNote, wentOnline, type StoredGameNote } from '../device/stored-game-note.ts';
import { expectArrival } from '../device/arrivals.ts';
import { beginPlanned, coloursInWords, sittersOf } from '../setup/begin-here.ts';
import { CompanyFields } from '../setup/company-fields.tsx';
import { FindFields } from '../setup/find-fields.tsx';
import { Frame } from '../frame/frame.tsx';
import { GoOn } from './go-on.tsx';
import { CompanySwitch } from './company-switch.tsx';
import { LengthFields } from '../setup/length-fields.tsx';
import { OptionFields } from '../setup/option-fields.tsx';
import { bringUnfoldedIntoSight } from '../kit/in-sight.ts';
import {
  companyOf,
  openingFor,
  type GameKind,
  planFor,
  playable,
  playersIn,
  rememberedPlan,
  rememberPlan,
  ruleSetById,
  rulesOf,
  withRuleSet,
  withSeats,
  type Plan,
} from '../setup/plans.ts';
import { RuleCard } from './rule-card.tsx';
import { ownPicture } from '../preferences/own-picture.ts';
import { PictureField } from '../seats/picture-field.tsx';
import { SeatingFields } from '../setup/seating-fields.tsx';
import { StartButton } from '../setup/start-button.tsx';
import { fetchTable } from './table-chunk.tsx';
import { ScoreFields } from '../setup/score-fields.tsx';
import { TableFields } from '../setup/table-fields.tsx';
import { TalkFields } from '../setup/talk-fields.tsx';

/** In the language at the time of telling. */
type Mistake = (text: Catalogue) => ReactNode;

const NAME_KEY = 'name';

const RulesDialog = lazy(async () => ({ default: (await import('../book/rules-dialog.tsx')).RulesDialog }));

export function SetupPage({ kind }: { kind: GameKind }) {
  const text = useText();
  const isHere = kind !== 'friends';
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const [plan, setPlan] = useState<Plan>(() => withAsked(asked, planFor(kind, rememberedPlan())));
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
  useEffect(() => {
    fetchTable();
    if (kind === 'friends') void import('../table/remote/remote-table.ts');
  }, [kind]);
  if (ruleSet === null) return null;
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
      <form id={form} className="setup" onSubmit={submit}>
        <fieldset className="rule-cards">
          <legend>{text.setup.rules}</legend>
          {ruleSets.map((each) => (
            <RuleCard
              key={each.id}
              ruleSet={each}
              plan={plan}
              onChoose={() => setPlan(withRuleSet(plan, each))}
            />
          ))}
        </fieldset>
        <div className="setup-rest">
          <SeatingFields
            ruleSet={ruleSet}
            seats={plan.seats}
            onChange={(seats) => change(withSeats(plan, seats))}
          />
          <LengthFields ruleSet={ruleSet} plan={plan} onChange={setPlan} />
          {isHere && <CompanyFields board={ruleSet.board} plan={plan} onChange={change} />}
          <OptionFields ruleSet={ruleSet} plan={plan} onChange={change} />
          {!isHere && (
            <FindFields
              isListed={plan.table.listed}
              onChange={(listed) => change({ table: { ...plan.table, listed } })}
            />
          )}
          {!isHere && <TableFields table={plan.table} onChange={(table) => change({ table })} />}
          <ScoreFields table={plan.table} onChange={(table) => change({ table })} />
          {!isHere && <TalkFields table={plan.table} onChange={(table) => change({ table })} />}
          <LessonOffer key={ruleSet.id} ruleSet={ruleSet.id} />
          <p>
            <button type="button" className="button" onClick={() => openRules(true)}>
              {text.rulesDialog.title(nameOfGame(text, plan.ruleSet))}
            </button>
          </p>
          <details className="advanced" open={askedPosition !== ''} onToggle={bringUnfoldedIntoSight}>
            <summary>{text.setup.advanced}</summary>
            <div className="advanced-fields">
              <p className="small">
                {text.setup.positionHint} {text.setup.positionUse}
              </p>
              <input
                ref={field}
                type="text"
                dir="ltr"
                value={position}
                aria-invalid={mistakeIn() !== null}
                spellCheck={false}
                autoComplete="off"
                aria-label={text.setup.position}
                onChange={(event) => {
                  setPosition(event.target.value);
                  complain(null);
                }}
              />
              <p className="mistake" role="status">
                {mistakeIn()}
              </p>
            </div>
          </details>
        </div>
      </form>
      <div className="setup-go">
        <p className="mistake" role="alert">
          {mistake?.(text)}
        </p>
        <StartButton
          form={form}
          name={isBusy ? text.setup.making : isHere ? text.setup.startHere : text.setup.startFriends}
          company={company()}
          isBusy={isBusy}
        />
      </div>
      {replaced !== null && (
        <Question
          title={text.questions.another}
          sentence={text.questions.anotherSure(nameOfGame(text, replaced.ruleSet), replaced.throws)}
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

/** The game that a link names, by any of its names, or the position from which it begins. */
function withAsked(asked: URLSearchParams, plan: Plan): Plan {
  const position = parsePosition(asked.get('position') ?? '');
  const ruleSet = ruleSetOf(position.ok ? position.value.rules : (asked.get('game') ?? ''));
  if (!ruleSet.ok) return plan;
  const chosen = withRuleSet(plan, ruleSet.value);
  return position.ok ? { ...chosen, ...withSeats(chosen, position.value.seats) } : chosen;
}

function titleOf({ setup }: Catalogue, kind: GameKind): string {
  if (kind === 'bots') return setup.titleBots;
  return kind === 'here' ? setup.titleHere : setup.titleFriends;
}

/** The engine's reason is in English only. */
function wrongPosition(text: Catalogue, { field, reason }: SetupError): ReactNode {
  return (
    <>
      {text.setup.positionWrong(text.setupFields[field] ?? field)} {text.setupFieldHints[field]}{' '}
      {text.setup.positionReason}{' '}
      <bdi lang="en" dir="ltr">
        {reason}
      </bdi>
    </>
  );
}
