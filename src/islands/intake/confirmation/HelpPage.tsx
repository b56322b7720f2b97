import { useState } from 'react';
import type { ApplicationWords } from '#i18n/en/application.ts';
import { link } from '#ui/button.ts';
import { choiceInput } from '#ui/control.ts';

const address = '/api/application/help-page';

/** What somebody takes along to free legal help: what is on it is said first, and nothing is sent to anybody. */
export default function HelpPage({ words }: { readonly words: ApplicationWords['helpPage'] }) {
  const [withHealth, setWithHealth] = useState(false);
  const health = withHealth ? '&health=yes' : '';
  return (
    <details className="no-print">
      <summary className="min-h-11 cursor-pointer py-2">
        <strong>{words.title}</strong>
      </summary>
      <div className="grid gap-2.5">
        <p>{words.lead}</p>
        <label className="flex items-start gap-3 py-1">
          <input
            type="checkbox"
            className={`${choiceInput} mt-0.75`}
            checked={withHealth}
            onChange={(event) => setWithHealth(event.target.checked)}
          />
          <span>{words.health}</span>
        </label>
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          <a className={link} href={`${address}?language=en${health}`} download>
            {words.open}
          </a>
          <a className={link} href={`${address}?language=es${health}`} download>
            {words.other}
          </a>
        </p>
      </div>
    </details>
  );
}
