import { isAboutOpenCase, type IntakeNotice } from '#domain/intake/notices.ts';
import type { Locale } from '#domain/languages.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { path } from '#i18n/routes.ts';

interface FreeHelpProps {
  readonly notice: IntakeNotice | null;
  readonly words: IntakeWords['notices'];
  readonly locale: Locale;
}

/** Free legal help, said calmly where we may not be the right ones. The person may go on. */
export function FreeHelpNotice({ notice, words, locale }: FreeHelpProps) {
  return (
    // Always in the page, so that the text is read out when an answer brings it.
    <div aria-live="polite" className="col-span-full">
      {notice && (
        <div data-free-help={notice} className="notice mb-7 grid gap-2.5">
          <h3>{words[notice].title}</h3>
          <p>{words[notice].text}</p>
          <p className="small">
            <strong>{words.links}</strong>
          </p>
          <ul>
            <HelpLink href="https://www.georgialegalaid.org" text={words.legalAid} />
            <HelpLink href="tel:+14045245811" text={words.atlanta} />
            <HelpLink href="tel:+18334577529" text={words.otherCounties} />
            {isAboutOpenCase(notice) && (
              <HelpLink href={path('blog', locale, '/hearing-tomorrow')} text={words.hearing} />
            )}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Opens beside the form, which keeps what was typed. */
function HelpLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <li>
      <a
        className="inline-block py-1"
        href={href}
        {...(!href.startsWith('tel:') && { target: '_blank', rel: 'noopener' })}
      >
        {text}
      </a>
    </li>
  );
}
