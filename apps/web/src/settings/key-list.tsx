import { useText } from '../words/text.ts';
import { COMMANDS, keysOf } from '../kit/commands.ts';

export function KeyList() {
  const { keys } = useText();
  return (
    <dl className="keys">
      {COMMANDS.map(({ id }) => (
        <div key={id}>
          <dt>
            {keysOf(id, keys.names).map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{keys.what[id]}</dd>
        </div>
      ))}
    </dl>
  );
}
