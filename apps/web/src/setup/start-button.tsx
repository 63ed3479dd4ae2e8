/** Tells what is played and by whom, so that nobody begins another game, or joins strangers or bots, unknowingly. */
import { useId } from 'react';

interface StartButtonProps {
  readonly form: string;
  readonly name: string;
  readonly game: string;
  readonly company: string;
  readonly isBusy: boolean;
}

export function StartButton({ form, name, game, company, isBusy }: StartButtonProps) {
  const id = useId();
  return (
    <button
      type="submit"
      form={form}
      className="go"
      aria-disabled={isBusy}
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}company`}
    >
      <span id={`${id}name`}>{name}</span>
      <span id={`${id}company`} className="go-company">
        <bdi>{game}</bdi> · <span>{company}</span>
      </span>
    </button>
  );
}
