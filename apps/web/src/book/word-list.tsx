import { useBook } from './text.ts';

export const WORDS = 'words';

export function WordList() {
  const book = useBook();
  return (
    <section id={WORDS}>
      <h2>{book.words}</h2>
      <p>{book.wordsHint}</p>
      <dl className="word-list">
        {book.wordList.map(([word, others, meaning]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              {book.others} <b>{others}</b>
            </dd>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
