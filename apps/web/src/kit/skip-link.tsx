import type { RefObject } from 'react';
import { useText } from '../words/text.ts';

export function SkipLink({ to }: { to: RefObject<HTMLElement | null> }) {
  const text = useText();
  return (
    <a
      className="skip"
      href="#table"
      onClick={(event) => {
        event.preventDefault();
        to.current?.focus();
      }}
    >
      {text.keys.skip}
    </a>
  );
}
