/** What is done with house rules where a game is made, and what is told of it. */
import { useState } from 'react';
import type { Catalogue } from '../words/catalogue.ts';
import { isolated } from '../words/isolated.ts';
import {
  areSame,
  dropRules,
  keepRules,
  keptRules,
  MOST_KEPT,
  putRules,
  renameRules,
  type HouseRules,
} from './house-rules.ts';

/** In the language at the time of telling. */
type Told = (text: Catalogue) => string;

export interface RulesDesk {
  readonly kept: readonly HouseRules[];
  readonly told: Told | null;
  /** Of the last removal; null: there is none to undo. */
  readonly undo: (() => void) | null;
  /** Rules kept under the same name that are others. */
  readonly isTaken: (rules: HouseRules) => boolean;
  readonly isKept: (rules: HouseRules) => boolean;
  /** Under another name. */
  readonly keptAs: (rules: HouseRules) => HouseRules | null;
  readonly keep: (rules: HouseRules) => void;
  readonly rename: (before: string, name: string) => void;
  readonly drop: (rules: HouseRules) => void;
}

export function useHouseRules(): RulesDesk {
  const [kept, setKept] = useState(keptRules);
  const [told, setTold] = useState<Told | null>(null);
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const after = (next: Told, undoing: (() => void) | null = null): void => {
    setKept(keptRules());
    setTold(() => next);
    setUndo(() => undoing);
  };
  const named = (text: Catalogue, name: string): string => isolated(text.code, name);
  const keepNow = (rules: HouseRules): void => {
    const hasRoom = keepRules(rules);
    after((text) =>
      hasRoom ? text.houseRules.isKept(named(text, rules.name)) : text.houseRules.full(MOST_KEPT),
    );
  };
  const putBack = (rules: HouseRules, place: number): void => {
    putRules(rules, place);
    after((text) => text.houseRules.isKept(named(text, rules.name)));
  };
  return {
    kept,
    told,
    undo,
    isTaken: (rules) => kept.some((each) => each.name === rules.name && !areSame(each, rules)),
    isKept: (rules) => kept.some((each) => each.name === rules.name && areSame(each, rules)),
    keptAs: (rules) =>
      kept.some((each) => each.name === rules.name)
        ? null
        : (kept.find((each) => areSame(each, rules)) ?? null),
    keep: keepNow,
    rename: (before, name) => {
      renameRules(before, name);
      after((text) => text.houseRules.renamed(named(text, before), named(text, name)));
    },
    drop: (rules) => {
      const place = dropRules(rules.name);
      after(
        (text) => text.houseRules.removed(named(text, rules.name)),
        () => putBack(rules, place),
      );
    },
  };
}
