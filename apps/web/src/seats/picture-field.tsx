/** One of the given pictures, or none. */
import { useState } from 'react';
import { pictures, type Picture } from '@ludo/room';
import { keepPicture, ownPicture } from '../preferences/own-picture.ts';
import { PICTURES } from '../telling/pictures.ts';
import { useText } from '../words/text.ts';

/** Kept on the device for every table. */
export function PictureField() {
  const [chosen, setChosen] = useState(ownPicture);
  const choose = (picture: Picture | null) => {
    keepPicture(picture);
    setChosen(picture);
  };
  return <PictureChoice chosen={chosen} onChoose={choose} />;
}

interface PictureChoiceProps {
  /** From the first on, for who came to change it. */
  readonly isOpen?: boolean;
  readonly chosen: Picture | null;
  readonly onChoose: (picture: Picture | null) => void;
}

export function PictureChoice({ isOpen = false, chosen, onChoose }: PictureChoiceProps) {
  const { pictures: words } = useText();
  return (
    <details className="picture-field" open={isOpen}>
      <summary>
        {chosen !== null && <span aria-hidden="true">{PICTURES[chosen]} </span>}
        {words.title}
      </summary>
      <div className="picture-choices" role="radiogroup" aria-label={words.title}>
        {[null, ...pictures].map((picture) => (
          <label key={picture} className="picture-choice">
            <input
              type="radio"
              name="picture"
              checked={picture === chosen}
              aria-label={picture === null ? words.none : words.of[picture]}
              onChange={() => onChoose(picture)}
            />
            <span aria-hidden="true">{picture === null ? '–' : PICTURES[picture]}</span>
          </label>
        ))}
      </div>
    </details>
  );
}
