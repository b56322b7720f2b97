import { describe, expect, it } from 'vitest';
import { suspicions } from '#domain/contact/robots.ts';
import { urgencies } from '#domain/intake/options.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { clientMailKinds, staffMailKinds, type MailKind } from '#domain/mail/kinds.ts';
import { endReasons, matterOutcomes } from '#domain/cases/endings.ts';
import { readingOf } from '#domain/cases/reading.ts';
import type { ReadingFacts } from '#domain/cases/reading-facts.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import { alarmAbouts } from '#domain/operations/alarms.ts';
import { scheduleNames } from '#domain/operations/schedules.ts';
import { reviewReasons } from '#domain/orders/status.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { anyRefundReasons } from '#domain/refunds/rule.ts';
import { priceOf } from '#tests/prices.ts';
import { caseReadingWords } from '#i18n/cases.ts';
import { mailWords } from '#i18n/mail.ts';
import { links, payload, site, standing, write } from '#tests/mail.ts';
import { writeMail } from './write-mail.ts';

const kinds: readonly MailKind[] = [...clientMailKinds, ...staffMailKinds];

const linksOf = (text: string) =>
  [...new Set(text.match(/https?:\/\/[^\s"<]+/g))].map((link) => link.replaceAll('&amp;', '&')).toSorted();

describe.each(kinds)('the mail %s', (kind) => {
  it.each(locales)('says the same in text and HTML, with the same links (%s)', (language) => {
    const { text, html } = write(kind, language);
    expect(linksOf(html)).toEqual(linksOf(text));
    expect(html).toContain(`<html lang="${language}">`);
    const shown = html
      .replace(/<(style|title)[^>]*>.*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    // What text has for layout: list dashes, colons after labels, capitals of headings, white space.
    const bare = (mailText: string) => mailText.replace(/[:-]|\s/g, '').toLowerCase();
    // Under a button stands where it leads, without what only a machine reads.
    const shortened = text.replace(/https?:\/\/([^\s?#]+)\S*/g, '$1');
    expect(bare(shown)).toBe(bare(shortened));
  });

  it.each(locales)('says nothing of the kind of case where others may look (%s)', (language) => {
    const { subject, text } = write(kind, language);
    const first = text.split('\n\n').slice(0, 2).join(' ');
    for (const seen of [subject, first]) {
      expect(seen).not.toMatch(/evict|desaloj|seal|sell(ar|ado)|court|tribunal|juzgado|lawsuit|demanda/i);
    }
    expect(subject).not.toContain('Ana');
    expect(subject.length).toBeLessThan(70);
  });

  it.each(locales)('fetches and counts nothing when it is opened (%s)', (language) => {
    expect(write(kind, language).html).not.toMatch(/<img|<link|<script|<iframe|url\(|@import|<table/i);
  });

  it.each(locales)('leaves no placeholder open (%s)', (language) => {
    const { subject, text } = write(kind, language);
    expect(subject + text).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
  });

  it.each(locales)('takes what people typed as text (%s)', (language) => {
    expect(write(kind, language).html).not.toContain('<b>');
  });
});

describe('the words of a mail', () => {
  it('differ between the languages in every subject', () => {
    for (const kind of kinds) expect(write(kind, 'en').subject).not.toBe(write(kind, 'es').subject);
  });

  it.each(locales)('end, for clients, with who we are not and how to reach us (%s)', (language) => {
    for (const kind of clientMailKinds) {
      const { text } = write(kind, language);
      expect(text).toContain(language === 'en' ? 'Not a law firm' : 'No somos bufete de abogados');
      expect(text).toContain(site.email);
      expect(text).toContain(site.phone);
    }
  });

  it('name no client and no case to a shared inbox of staff beyond codes', () => {
    for (const kind of staffMailKinds) {
      const { subject, text } = write(kind, 'en');
      expect(subject + text).not.toContain('Ana');
    }
  });
});

describe('a mail to staff', () => {
  it.each(locales)('names what its reference is one of: a message is no application (%s)', (language) => {
    const { staff, facts } = mailWords[language];
    const named = (kind: MailKind) =>
      write(kind, language)
        .text.split('\n')
        .find((line) => line.includes('ACDE-3467'))
        ?.split(':')[0];
    expect(named('staff_application')).toBe(facts.reference);
    for (const kind of ['staff_contact', 'staff_correction'] as const)
      expect(named(kind)).toBe(staff.facts.message);
    expect(named('staff_ticket')).toBe(staff.facts.ticket);
    expect(named('staff_data_request')).toBe(staff.facts.request);
    expect(named('staff_alarm')).toBe(staff.facts.reference);
  });

  it('calls money that goes back an amount, not paid', () => {
    expect(write('staff_refund', 'en').text).toContain(`Amount: ${priceOf('vip')}`);
    expect(write('staff_payment', 'en').text).toContain(`Paid: ${priceOf('vip')}`);
  });
});

describe('a letter to an address somebody typed', () => {
  const reached = (more: Record<string, unknown>) =>
    (['contact_received', 'application_received'] as const).map((kind) => write(kind, 'en', more).text);

  it.each([
    'You won, see https://evil.example/x',
    'Sign in at evil.example',
    'Call 404 555 0100',
    'mail ana@evil.example',
    'Pay the court today or lose your home, ask the man at the door',
  ])('carries no message of a stranger in place of a name: %s', (firstName) => {
    for (const text of reached({ firstName })) expect(text).toMatch(/^Hello,$/m);
    // Whom a client names as a helper may be a stranger too.
    for (const kind of ['supporter_link', 'supporter_ended'] as const) {
      const { text } = write(kind, 'en', { firstName });
      expect(text).toBe(write(kind, 'en', { firstName: undefined }).text);
      expect(write(kind, 'en', { firstName: 'María José' }).text).toContain('María José');
    }
  });

  it.each(['María José', "O'Neil-Ruiz", 'J. R.', 'Mª', '李'])('greets %s', (firstName) => {
    for (const text of reached({ firstName })) expect(text).toContain(`Hello ${firstName},`);
  });

  it('counts files by kind, and repeats nothing of what somebody called them', () => {
    const filesMissing = [
      'acta 2024.pdf',
      'Pay at www.evil.example now.pdf',
      'mailto:ana@evil.example',
      'Your account is closed, call 555.docx',
    ];
    for (const text of reached({ filesMissing })) {
      expect(text).toContain('- 2 × PDF');
      expect(text).toContain('- 1 × DOCX');
      expect(text).toContain('- 1 × other file');
      expect(text).not.toMatch(/evil|ana@|acta|account is closed/);
    }
  });
});

describe('a subject', () => {
  it('cannot carry a second header', () => {
    const { subject } = writeMail({
      kind: 'receipt',
      language: 'en',
      payload,
      origin: 'https://freshkey.example',
      site: { ...site, name: 'Fresh\r\nBcc: all@example.com' },
      links,
    });
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('of every kind is in the words of both languages', () => {
    for (const language of locales) {
      for (const kind of kinds) {
        const subject = write(kind, language).subject.replace(` | ${site.name}`, '');
        expect(JSON.stringify(mailWords[language])).toContain(JSON.stringify(subject).slice(1, -1));
      }
    }
  });
});

describe('a case that moved', () => {
  const moved = (stands: ReadingFacts, language: Locale) =>
    write('case_moved', language, { stands, hearingAt: undefined, matter: undefined }).text;

  it.each(locales)('is told in the words of the page, whatever it moved to (%s)', (language) => {
    for (const stands of [
      ...caseStatuses.map((status) => standing({ status })),
      ...matterOutcomes.map((outcome) => standing({ status: 'closed', outcome })),
      ...endReasons.map((endReason) => standing({ status: 'cancelled', endReason })),
    ]) {
      const { now, after } = caseReadingWords[language].readings[readingOf(stands)];
      const bare = moved(stands, language).replaceAll(/\s+/g, ' ');
      expect(bare).toContain(now);
      expect(bare).toContain(after);
    }
  });

  it('says the date of a hearing in Georgia, and which of several matters it is', () => {
    const text = write('case_moved', 'es').text;
    expect(text).toContain('3 de diciembre de 2026');
    expect(text).toMatch(/9:30/);
    expect(text).toContain('caso 2 de 3');
  });

  it.each([
    ['case_moved', ''],
    ['case_message', '#messages'],
    ['file_requested', '#requests'],
    ['papers_ready', '#papers'],
    ['package_upgrade', '#offer'],
    ['payment_plan', '#parts'],
  ] as const)('leads to the thing itself (%s)', (kind, part) => {
    const link = `https://freshkey.example/es/client-dashboard?case=${payload.caseId}${part}`;
    expect(write(kind, 'es').text.split(/[\s<>()]+/)).toContain(link);
  });

  it('leads staff to the record it is about, and to the case where one is open', () => {
    const record = '#orders/3f1c1c5e-0000-4000-8000-000000000003';
    const staff = (more: Record<string, unknown>) =>
      writeMail({
        kind: 'staff_review',
        language: 'en',
        payload: { ...payload, ...more },
        origin: 'https://freshkey.example',
        site,
        links: { record },
      }).text;
    expect(staff({ caseId: undefined })).toContain(`https://freshkey.example/staff${record}`);
    expect(staff({})).toContain(`https://freshkey.example/staff#cases/${payload.caseId}`);
  });

  it.each(locales)(
    'tells staff in words what is kept as a code, and has one button, to the record (%s)',
    (language) => {
      const record = '#orders/3f1c1c5e-0000-4000-8000-000000000003';
      const reasons = [
        ...reviewReasons,
        ...anyRefundReasons,
        ...suspicions,
        'disputed',
        'refund_failed',
        'silent',
      ];
      const abouts = [...scheduleNames, ...alarmAbouts];
      const codes = [...reasons, ...abouts, ...urgencies, ...locales, ...packageIds] as readonly string[];
      for (const kind of staffMailKinds.filter((one) => one !== 'staff_invitation'))
        for (const [place, reason] of reasons.entries()) {
          const { text, html } = writeMail({
            kind,
            language,
            payload: {
              ...payload,
              caseId: undefined,
              reason,
              about: abouts[place % abouts.length],
              clientLanguage: locales[place % 2],
              urgency: urgencies[place % urgencies.length],
            },
            origin: 'https://freshkey.example',
            site,
            links: { record },
          });
          const values = text.split('\n').map((line) => line.replace(/^[^:]*: /, '').trim());
          expect(
            values.filter((value) => codes.includes(value)),
            `${kind} ${reason}`,
          ).toEqual([]);
          expect(new Set(html.match(/href="[^"]*\/staff[^"]*"/g)).size, kind).toBe(1);
          expect(text).toContain(`staff${record}`);
        }
    },
  );

  it('leads staff to the case, not to the door of the workplace', () => {
    expect(write('staff_case', 'en').text).toContain(
      `https://freshkey.example/staff#cases/${payload.caseId}`,
    );
  });
});
