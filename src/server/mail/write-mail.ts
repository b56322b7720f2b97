import type { Locale } from '#domain/languages.ts';
import type { MailKind } from '#domain/mail/kinds.ts';
import { promises } from '#domain/promises/timings.ts';
import { fill } from '#i18n/format.ts';
import { mailWords } from '#i18n/mail.ts';
import { pageWords } from '#i18n/page.ts';
import { path, sections } from '#i18n/routes.ts';
import type { SiteFacts } from '../site.ts';
import { factsSchema, type MadeLinks } from './letter.ts';
import { renderMail, type RenderedMail } from './render.ts';
import { templates } from './templates/all.ts';

interface MailToWrite {
  readonly kind: MailKind;
  readonly language: Locale;
  readonly payload: unknown;
  readonly origin: string;
  readonly site: Pick<SiteFacts, 'name' | 'email' | 'phone'>;
  readonly links: MadeLinks;
  /** Its reader may answer it. */
  readonly takesAnswers?: boolean;
}

/** One mail in its language. The same facts always make the same mail; tokens come in ready-made links. */
export function writeMail({
  kind,
  language,
  payload,
  origin,
  site,
  links,
  takesAnswers = false,
}: MailToWrite): RenderedMail {
  const words = mailWords[language];
  const at = (address: string) => origin + address;
  const { subject, blocks } = templates[kind]({
    language,
    words,
    site,
    facts: factsSchema.parse(payload),
    links: {
      dashboard: at(path('dashboard', language)),
      intakeForm: at(path('intakeForm', language)),
      freeHelp: at(path('home', language, sections.freeHelp)),
      login: at(path('login', language)),
      staff: at(path('staff', 'en')),
      ...links,
    },
  });
  return renderMail({
    language,
    from: site.name,
    heading: subject,
    blocks,
    footer: kind.startsWith('staff_') ? [site.name] : footer(language, site, takesAnswers),
  });
}

function footer(language: Locale, site: MailToWrite['site'], takesAnswers: boolean): string[] {
  const words = mailWords[language];
  return [
    takesAnswers
      ? fill(words.answerHere, { hours: promises.supportReplyHours })
      : fill(words.questions, { email: site.email, hours: promises.supportReplyHours }),
    ...(site.phone ? [fill(words.phone, { phone: site.phone })] : []),
    site.name,
    pageWords[language].footer.standingNotice,
    fill(words.why, { siteName: site.name }),
  ];
}
