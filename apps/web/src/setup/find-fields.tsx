/** Who can find the table is chosen anew each time. */
import { useText } from '../words/text.ts';

interface FindFieldsProps {
  readonly isListed: boolean;
  readonly onChange: (isListed: boolean) => void;
}

export function FindFields({ isListed, onChange }: FindFieldsProps) {
  const { setup: words } = useText();
  return (
    <fieldset className="find-fields">
      <legend>{words.find}</legend>
      {[false, true].map((each) => (
        <label key={String(each)} className="switch">
          <input type="radio" name="find" checked={isListed === each} onChange={() => onChange(each)} />
          <span>{each ? words.findAnybody : words.findLink}</span>
        </label>
      ))}
    </fieldset>
  );
}
