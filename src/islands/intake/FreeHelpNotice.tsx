import type { IntakeNotice } from '#domain/intake/notices.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';

/** Free legal help, said calmly where we may not be the right ones. The person may go on. */
export function FreeHelpNotice({
  notice,
  words,
}: {
  notice: IntakeNotice | null;
  words: IntakeWords['notices'];
}) {
  return (
    // Always in the page, so that the text is read out when an answer brings it.
    <div aria-live="polite" className="full">
      {notice && (
        <div className="notice free-help">
          <h3>{words[notice].title}</h3>
          <p>{words[notice].text}</p>
          <p className="small">
            <strong>{words.links}</strong>
          </p>
          <ul>
            <li>
              <a href="https://www.georgialegalaid.org" target="_blank" rel="noopener">
                {words.legalAid}
              </a>
            </li>
            <li>
              <a href="tel:+14045245811">{words.atlanta}</a>
            </li>
            <li>
              <a href="https://www.glsp.org" target="_blank" rel="noopener">
                {words.otherCounties}
              </a>
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}
