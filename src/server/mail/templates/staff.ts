import { setupTokenHours } from '#domain/access/sessions.ts';
import type { StaffMailKind } from '#domain/mail/kinds.ts';
import { isReference, formatReference } from '#domain/reference.ts';
import type { MailToStaffWords } from '#i18n/en/mail-to-staff.ts';
import { formatDate, formatPrice } from '#i18n/format.ts';
import { packageWords } from '#i18n/packages.ts';
import { button, text, times } from '../blocks.ts';
import { need, type Draft, type Template } from '../letter.ts';

/** A notice to staff: codes and references, no names. The details can be read after signing in. */
export function staffNotice(kind: StaffMailKind): Template {
  return (draft) => {
    const { words, links, facts } = draft;
    const mail = words.staff.kinds[kind];
    const rows = rowsOf(draft, kind);
    return {
      subject: mail.subject,
      blocks: [
        text(mail.what, times),
        ...(rows.length > 0 ? [{ kind: 'facts', rows } as const] : []),
        button(
          words.staff.buttons[kind] ?? words.staff.button,
          links.staff + (placeOf(facts) || (links.record ?? '')),
        ),
      ],
    };
  };
}

/** The record itself, which opens after signing in. */
function placeOf({ caseId, ticketId, templateId }: Draft['facts']): string {
  if (caseId) return `#cases/${caseId}`;
  if (ticketId) return `#tickets/${ticketId}`;
  return templateId ? `#templates/${templateId}` : '';
}

/** A link to set a password, for somebody who will work here. */
export const staffInvitation: Template = (draft) => {
  const { words, links } = draft;
  const mail = words.staff.kinds.staff_invitation;
  return {
    subject: mail.subject,
    blocks: [
      text(mail.what),
      button(words.invitation.button, need(links.setPassword, 'setPassword')),
      text(words.invitation.valid, { hours: setupTokenHours }),
    ],
  };
};

/** What the reference of a mail is one of; of every other mail, an application. */
const referredTo: Partial<Readonly<Record<StaffMailKind, keyof MailToStaffWords['facts']>>> = {
  staff_contact: 'message',
  staff_correction: 'message',
  staff_ticket: 'ticket',
  staff_data_request: 'request',
  // What could not be stored may be an application or a message.
  staff_alarm: 'reference',
};

function rowsOf({ words, facts, language }: Draft, kind: StaffMailKind): (readonly [string, string])[] {
  const referred = referredTo[kind];
  const shown = (reference: string | undefined) =>
    isReference(reference) ? formatReference(reference) : reference;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [referred ? words.staff.facts[referred] : words.facts.reference, shown(facts.reference)],
    [words.facts.order, shown(facts.orderReference)],
    [words.facts.case, facts.caseNumber],
    [words.facts.package, facts.packageId && packageWords[language].byId[facts.packageId].name],
    [
      // Of a refund it is what goes back.
      kind === 'staff_refund' ? words.staff.facts.amount : words.facts.amount,
      facts.amountCents === undefined ? undefined : formatPrice(facts.amountCents, language),
    ],
    [words.staff.facts.reason, shownReason(words, facts.reason)],
    [words.staff.facts.payment, facts.payment],
    [words.staff.facts.language, inWords(words.staff.languages, facts.clientLanguage)],
    [words.staff.facts.urgency, inWords(words.staff.urgencies, facts.urgency)],
    [words.staff.facts.county, facts.county],
    [words.staff.facts.filesMissing, missingCount(facts.filesMissing)],
    [words.staff.facts.due, facts.dueAt === undefined ? undefined : formatDate(facts.dueAt, language)],
    // Of a case it says which of its mails this is, for the outbox.
    [
      words.staff.facts.about,
      facts.caseId === undefined ? inWords(words.staff.about, facts.about) : undefined,
    ],
    [words.staff.facts.id, facts.id],
  ];
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
}

/** A code as people say it; nothing where it is none of ours. */
function inWords(words: Readonly<Record<string, string>>, code: string | undefined): string | undefined {
  return code === undefined ? undefined : words[code];
}

/** One of our reasons in words; an error code as it is. */
function shownReason({ staff }: Draft['words'], reason: string | undefined): string | undefined {
  const known: Readonly<Record<string, string>> = staff.reasons;
  return reason && (known[reason] ?? reason);
}

function missingCount(missing: number | string[] | undefined): string | undefined {
  const count = Array.isArray(missing) ? missing.length : missing;
  return count ? String(count) : undefined;
}
