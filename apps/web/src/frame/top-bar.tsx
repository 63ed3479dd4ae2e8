import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../preferences/settings.ts';
import { useFirstWords } from '../words/text.ts';
import { LanguageButton } from './language-button.tsx';

interface TopBarProps {
  readonly title: string;
  /** The game's emblem, before the title. */
  readonly sign?: ReactNode;
  readonly onRules: (() => void) | null;
  readonly onSettings: () => void;
  readonly children?: ReactNode;
}

export function TopBar({ title, sign, onRules, onSettings, children }: TopBarProps) {
  const text = useFirstWords();
  const isSoundOn = useSettings((state) => state.settings.sound);
  const change = useSettings((state) => state.change);
  return (
    <header className="bar">
      <Link href="/" className="bar-home" aria-label={text.site.home}>
        <Logo />
      </Link>
      {sign}
      <h1 className="bar-title">{title}</h1>
      <div className="bar-buttons">
        {children}
        <LanguageButton />
        {onRules !== null && (
          <button type="button" className="bar-button" onClick={onRules}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 6.500C9.500 4.500 6.500 4 3.500 4.500V18.500C6.500 18 9.500 18.500 12 20.500C14.500 18.500 17.500 18 20.500 18.500V4.500C17.500 4 14.500 4.500 12 6.500ZM12 6.500V20.500" />
            </svg>
            <span>{text.bar.rules}</span>
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={isSoundOn ? text.bar.soundOff : text.bar.soundOn}
          onClick={() => change({ sound: !isSoundOn })}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9.5v5h3.5L12 19V5L7.500 9.500Z" />
            {isSoundOn ? (
              <path d="M15.500 8.500a5 5 0 0 1 0 7M18 6a8.500 8.500 0 0 1 0 12" />
            ) : (
              <path d="M16 9.500l5 5M21 9.500l-5 5" />
            )}
          </svg>
        </button>
        <button type="button" className="icon-button" aria-label={text.bar.settings} onClick={onSettings}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
            <circle cx="15" cy="7" r="2.200" />
            <circle cx="9" cy="17" r="2.200" />
          </svg>
        </button>
      </div>
    </header>
  );
}

function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <circle className="is-red" cx="9" cy="9" r="6" />
      <path className="is-green" d="M23 3L30 15H16Z" />
      <path className="is-blue" d="M9 16.500L15.500 23L9 29.500L2.500 23Z" />
      <rect className="is-yellow" x="17.500" y="17.500" width="11" height="11" rx="1.500" />
    </svg>
  );
}
