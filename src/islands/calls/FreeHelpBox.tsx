import type { ReactNode } from 'react';
import { callLink, guides, lawyersIn } from '#domain/help/organizations.ts';
import { isAboutOpenCase, type IntakeNotice } from '#domain/intake/notices.ts';
import type { Locale } from '#domain/languages.ts';
import { path } from '#i18n/routes.ts';

export type FreeHelpWords = Readonly<
  Record<IntakeNotice, { readonly title: string; readonly text: string }> &
    Record<'links' | 'hearing', string> & { readonly lines: Readonly<Record<string, string>> }
>;

interface FreeHelpBoxProps {
  readonly notice: IntakeNotice;
  /** Where the case is; the help of that county alone is named. */
  readonly county?: string | null | undefined;
  readonly words: FreeHelpWords;
  readonly locale: Locale;
  /** The level below the heading it stands under. */
  readonly heading?: 'h2' | 'h3';
  readonly children?: ReactNode;
  /** What stands below the numbers, which come first. */
  readonly after?: ReactNode;
}

/** Free legal help, said calmly where we may not be the right ones. */
export function FreeHelpBox({
  notice,
  county,
  words,
  locale,
  heading: Heading = 'h3',
  children,
  after,
}: FreeHelpBoxProps) {
  return (
    <div data-free-help={notice} className="notice mb-7 grid grid-cols-1 gap-2.5">
      <Heading className="text-h3">{words[notice].title}</Heading>
      <p>{words[notice].text}</p>
      {children}
      <p className="small">
        <strong>{words.links}</strong>
      </p>
      <ul>
        {lawyersIn(county).map(({ id, phone }) => (
          <HelpLink key={id} href={callLink(phone)} text={words.lines[id] ?? phone} />
        ))}
        {guides.map(({ id, url }) => (
          <HelpLink key={id} href={url} text={words.lines[id] ?? url} />
        ))}
        {isAboutOpenCase(notice) && (
          <HelpLink href={path('blog', locale, '/hearing-tomorrow')} text={words.hearing} />
        )}
      </ul>
      {after}
    </div>
  );
}

/** Opens beside the page, which keeps what was typed. */
function HelpLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <li>
      <a
        // A whole line, and not a number alone, which stays in one piece.
        className="inline-block py-1 whitespace-normal"
        href={href}
        {...(!href.startsWith('tel:') && { target: '_blank', rel: 'noopener' })}
      >
        {text}
      </a>
    </li>
  );
}
