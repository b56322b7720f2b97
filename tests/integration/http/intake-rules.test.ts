import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { agreement } from '#domain/intake/agreement.ts';
import { intakeMessages as en } from '#i18n/en/intake-messages.ts';
import { intakeMessages as es } from '#i18n/es/intake-messages.ts';
import { Applicant, type RefusalBody, type SentApplication } from '#tests/applicant.ts';
import { inFullRun } from '#tests/runs.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { centsOf } from '#tests/prices.ts';

let stack: SharedStack;
let sql: postgres.Sql;

beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(() => sql.end());

const words = { en, es };
const gone = Symbol('left out');
const nextYear = String(new Date().getFullYear() + 1);

/** Every rule of the form, each broken by one answer, and the message it must give. */
const broken: [field: string, answer: unknown, key: keyof typeof en][] = [
  ['firstName', '', 'firstName.required'],
  ['firstName', '   ', 'firstName.required'],
  ['firstName', gone, 'firstName.required'],
  ['firstName', 'ñ'.repeat(101), 'text.tooLong'],
  ['firstName', 7, 'field.wrongType'],
  ['lastName', '', 'lastName.required'],
  ['dateOfBirth', '', 'dateOfBirth.required'],
  ['dateOfBirth', '1990-02-30', 'dateOfBirth.invalid'],
  ['dateOfBirth', '17/05/1990', 'dateOfBirth.invalid'],
  ['dateOfBirth', '2999-01-01', 'dateOfBirth.invalid'],
  ['dateOfBirth', `${new Date().getFullYear() - 15}-01-01`, 'dateOfBirth.underage'],
  ['streetAddress', '', 'streetAddress.required'],
  ['city', '', 'city.required'],
  ['state', '', 'state.required'],
  ['state', 'Guanajuato', 'state.required'],
  ['zipCode', '3030', 'zipCode.invalid'],
  ['zipCode', gone, 'zipCode.invalid'],
  ['phoneNumber', '404 555', 'phoneNumber.invalid'],
  ['preferredLanguage', '', 'preferredLanguage.required'],
  ['preferredLanguage', 'fr', 'preferredLanguage.required'],
  ['email', '', 'email.invalid'],
  ['email', 'maria@', 'email.invalid'],
  ['hasEviction', '', 'yesNo.required'],
  ['hasEviction', true, 'yesNo.required'],
  ['numberOfEvictions', '6', 'option.unknown'],
  ['evictionCounty', '', 'evictionCounty.required'],
  ['evictionCounty', 'Los Angeles', 'option.unknown'],
  ['caseOutcome', '', 'caseOutcome.required'],
  ['stillOpen', 'maybe', 'option.unknown'],
  ['filingYear', nextYear, 'filingYear.invalid'],
  ['attemptedSealingBefore', '', 'yesNo.required'],
  ['workingWithAttorney', '', 'yesNo.required'],
  ['benefits', ['none', 'snap'], 'benefits.noneExcludesOthers'],
  ['benefits', ['gold'], 'option.unknown'],
  ['benefits', 'snap', 'field.wrongType'],
  ['sealingReasons', [], 'sealingReasons.required'],
  ['urgency', '', 'urgency.required'],
  ['signature', '', 'signature.required'],
  ['agreementAccepted', false, 'agreement.required'],
  ['agreementAccepted', gone, 'agreement.required'],
  ['selectedServicePackage', '', 'package.required'],
  ['selectedServicePackage', 'gold', 'package.required'],
];

describe.each(['en', 'es'] as const)('an answer that breaks a rule (%s)', (language) => {
  it.each(broken)(
    '%s = %j is refused with its own message, and nothing is kept',
    async (field, answer, key) => {
      const person = new Applicant(stack.siteUrl, language);
      if (answer === gone) delete person.answers[field];
      else person.answers[field] = answer;
      const response = await person.send();
      expect(response.status).toBe(400);
      const refused = (await response.json()) as RefusalBody;
      expect(refused.code).toBe('invalid_input');
      expect(refused.fields).toEqual([{ field, code: key, message: words[language][key] }]);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await sql`select id from intake_forms where idempotency_key = ${person.key}`).toHaveLength(0);
    },
  );
});

it('all wrong answers are named at once, so that nobody has to try again and again', async () => {
  const person = new Applicant(stack.siteUrl);
  Object.assign(person.answers, { firstName: '', email: 'x', zipCode: '1', urgency: '' });
  const refused = (await (await person.send()).json()) as RefusalBody;
  expect(refused.fields?.map(({ field }) => field).sort()).toEqual([
    'email',
    'firstName',
    'urgency',
    'zipCode',
  ]);
});

it('an agreement that changed since the page was opened has to be read again', async () => {
  const person = new Applicant(stack.siteUrl, 'es');
  const refused = (await (await person.send({ agreementVersion: '2020-01-01' })).json()) as RefusalBody;
  expect(refused.fields).toEqual([
    { field: 'agreementAccepted', code: 'agreement.changed', message: es['agreement.changed'] },
  ]);
  expect((await person.send({ agreementVersion: agreement.version })).status).toBe(201);
});

it('answers to questions no longer asked are left out, even wrong ones', async () => {
  const person = new Applicant(stack.siteUrl);
  Object.assign(person.answers, { hasEviction: 'no', filingYear: 'soon', attorneyContact: 'someone' });
  expect((await person.send()).status).toBe(201);
  const [row] = await sql`select * from intake_forms where idempotency_key = ${person.key}`;
  expect(row).toMatchObject({
    eviction_county: null,
    case_outcome: null,
    filing_year: null,
    attorney_contact: null,
  });
});

it('what is stored is what was typed: two surnames, accents, an emoji, quotes, line breaks', async () => {
  const person = new Applicant(stack.siteUrl, 'es');
  Object.assign(person.answers, {
    firstName: 'Zoë Ñandú 👩‍👧',
    lastName: `O'Brien "López"-Pérez`,
    stillOpen: 'yes',
    hearingDate: `${new Date().getFullYear()}-12-31`,
    knowsCaseNumber: 'yes',
    caseNumbers: '19D12345\n20D\\99',
    filingYear: '2019',
  });
  const response = await person.send();
  expect(response.status).toBe(201);
  const answer = (await response.json()) as SentApplication;
  const [row] = await sql`
    select form.*, form.hearing_date::text as hearing, agreed.signature as signed, agreed.language as signed_in, agreed.agreement_version,
      agreed.agreement_hash, agreed.shown_hash, agreed.ip
    from intake_forms form join intake_agreements agreed on agreed.intake_form_id = form.id
    where reference = ${answer.reference}`;
  expect(row).toMatchObject({
    first_name: 'Zoë Ñandú 👩‍👧',
    last_name: `O'Brien "López"-Pérez`,
    case_numbers: '19D12345\n20D\\99',
    filing_year: 2019,
    still_open: 'yes',
    hearing: `${new Date().getFullYear()}-12-31`,
    phone_number: '(404) 555-0199',
    signed: person.answers.signature,
    signed_in: 'es',
    agreement_version: agreement.version,
    agreement_hash: agreement.hashes.es,
  });
  expect(row?.shown_hash).toMatch(/^[0-9a-f]{64}$/);
  const mails = await sql`
    select kind, recipient, language, run_after > now() + interval '47 hours' as later from outbox
    where payload ->> 'reference' = ${answer.reference} order by kind::text`;
  expect(mails.map((mail) => ({ ...mail }))).toEqual([
    { kind: 'application_received', recipient: person.answers.email, language: 'es', later: false },
    { kind: 'payment_reminder', recipient: person.answers.email, language: 'es', later: true },
    { kind: 'staff_application', recipient: null, language: 'en', later: false },
  ]);
});

it('the specification’s multipart call is taken as well, with its files', async () => {
  const person = new Applicant(stack.siteUrl);
  person.answers.caseNumbers = 'one\r\ntwo';
  person.answers.knowsCaseNumber = 'yes';
  const { pdf, png } = await import('#tests/sample-files.ts');
  const files = [
    { name: 'recibo año.pdf', type: 'application/pdf', bytes: pdf(2_000) },
    { name: 'photo.png', type: 'image/png', bytes: png() },
    { name: 'scan.pdf', type: 'application/pdf', bytes: png() },
  ];
  const response = await person.sendForm(files);
  expect([response.status, response.status === 201 ? '' : await response.clone().text()]).toEqual([201, '']);
  const again = await person.sendForm(files);
  expect(again.status).toBe(200);
  const rows = await sql`
    select doc.file_name, doc.file_size, form.case_numbers from intake_documents doc
    join intake_forms form on form.id = doc.intake_form_id
    where form.idempotency_key = ${person.key} order by doc.file_name`;
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { file_name: 'photo.png', file_size: png().length, case_numbers: 'one\ntwo' },
    { file_name: 'recibo año.pdf', file_size: pdf(2_000).length, case_numbers: 'one\ntwo' },
    // Its bytes tell what it is, whatever a scanner’s program called it.
    { file_name: 'scan.png', file_size: png().length, case_numbers: 'one\ntwo' },
  ]);
  for (const [name, bytes, code] of [
    ['virus.pdf', new TextEncoder().encode('MZ, a program'), 'file.content'],
    ['acta.pdf.exe', pdf(), 'file.type'],
  ] as const) {
    const wrong = await new Applicant(stack.siteUrl).sendForm([{ name, type: 'application/pdf', bytes }]);
    expect([wrong.status, ((await wrong.json()) as RefusalBody).fields?.[0]?.code]).toEqual([400, code]);
  }
});

describe('pressing the button again', () => {
  it('fifty times at once makes one application and one set of mails', async () => {
    const person = new Applicant(stack.siteUrl);
    const responses = await Promise.all(Array.from({ length: 50 }, () => person.send()));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(49);
    const answers = (await Promise.all(responses.map((one) => one.json()))) as SentApplication[];
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    const reference = answers[0]?.reference ?? '';
    expect(await sql`select id from intake_forms where idempotency_key = ${person.key}`).toHaveLength(1);
    expect(await sql`select id from outbox where payload ->> 'reference' = ${reference}`).toHaveLength(3);
  });

  it(
    'with changed answers gives the first reference, where to pay, and a way to send the change',
    inFullRun,
    async () => {
      const person = new Applicant(stack.siteUrl, 'es');
      const first = (await (await person.send()).json()) as SentApplication;
      person.cookies.clear();
      const again = await person.send({ city: 'Decatur' });
      expect(again.status).toBe(409);
      const refused = (await again.json()) as RefusalBody;
      expect(refused).toMatchObject({
        code: 'conflict',
        message: 'Ya tenemos su solicitud.',
        firstReference: first.reference,
        payToken: first.payToken,
      });
      const [kept] = await sql`select city from intake_forms where reference = ${first.reference}`;
      expect(kept).toMatchObject({ city: 'Atlanta' });

      const correction = await person.post('/api/application/correction', {
        message: 'Me mudé a Decatur.',
        answers: { city: 'Decatur' },
      });
      expect(correction.status).toBe(201);
      const { reference } = (await correction.json()) as { reference: string };
      const [message] = await sql`
      select contact.*, form.reference as about from contact_submissions contact
      join intake_forms form on form.id = contact.intake_form_id where contact.reference = ${reference}`;
      expect(message).toMatchObject({
        about: first.reference,
        message: 'Me mudé a Decatur.',
        corrected_answers: { city: 'Decatur' },
        language: 'es',
      });
      const mails = await sql`select kind from outbox where payload ->> 'reference' = ${reference}`;
      expect(mails.map(({ kind }) => kind)).toEqual(['staff_correction']);
    },
  );

  it('without a key, the same content is one application and other content another', async () => {
    const person = new Applicant(stack.siteUrl);
    const bare = (more = {}) => person.post('/api/client-intake', { ...person.answers, ...more });
    const [first, same, other] = [await bare(), await bare(), await bare({ city: 'Decatur' })];
    expect([first.status, same.status, other.status]).toEqual([201, 200, 201]);
  });
});

describe('after sending', () => {
  it('the page knows the application by its cookie; another browser sees nothing', async () => {
    const person = new Applicant(stack.siteUrl);
    const answer = (await (await person.send()).json()) as SentApplication;
    const { application } = await (await person.get('/api/application')).json();
    expect(application).toEqual({
      reference: answer.reference,
      stored: 'now',
      email: person.answers.email,
      firstName: person.answers.firstName,
      selectedServicePackage: 'standard',
      payToken: answer.payToken,
      paid: false,
      paidBefore: false,
      hasPassword: false,
      inReview: false,
      closed: false,
      takesPayments: true,
      parts: null,
      filesMissing: [],
      documents: [],
      freeHelp: null,
      textTo: null,
    });
    const stranger = new Applicant(stack.siteUrl);
    expect(await (await stranger.get('/api/application')).json()).toEqual({ application: null });
    const cookie = person.cookies.get('__Host-applied') ?? '';
    stranger.cookies.set('__Host-applied', `${cookie.slice(0, 20)}x${cookie.slice(21)}`);
    expect(await (await stranger.get('/api/application')).json()).toEqual({ application: null });
    stranger.cookies.set('__Host-applied', 'bm90IGpzb24.AAAA');
    expect((await stranger.get('/api/application')).status).toBe(200);
    for (const [address, body] of [
      ['/api/application/files', { tickets: ['A'.repeat(43)] }],
      ['/api/application/mail', undefined],
      ['/api/application/correction', { message: 'x' }],
    ] as const) {
      expect((await stranger.post(address, body)).status).toBe(404);
    }
    expect((await stranger.call('PATCH', '/api/application', { email: 'a@example.com' })).status).toBe(404);
  });

  it('a wrong address can be changed until payment, and the mail goes to the new one', async () => {
    const person = new Applicant(stack.siteUrl, 'es');
    const { reference } = (await (await person.send()).json()) as SentApplication;
    const email = `right.${reference.toLowerCase()}@example.com`;
    expect((await person.call('PATCH', '/api/application', { email: 'nonsense' })).status).toBe(400);
    const changed = await person.call('PATCH', '/api/application', { email });
    expect([changed.status, await changed.json()]).toEqual([200, { email }]);
    const [row] = await sql`select email from intake_forms where reference = ${reference}`;
    expect(row).toMatchObject({ email });
    // Answers start the delivery; a row may also just be in the hands of another run.
    await vi.waitFor(
      async () => {
        await stack.runSchedule('deliver-outbox');
        const inbox = (await stack.mail.messages()).map((mail) => JSON.stringify(mail));
        expect(inbox.some((mail) => mail.includes(email) && mail.includes(reference.slice(0, 4)))).toBe(true);
      },
      { timeout: 15_000, interval: 500 },
    );

    const [intake] = await sql`select id from intake_forms where reference = ${reference}`;
    await sql`insert into orders (intake_form_id, package_id, amount_cents, currency, status, language, reference, completed_at)
      values (${intake?.id}, 'standard', ${centsOf('standard')}, 'usd', 'paid', 'es', ${reference}, now())`;
    const late = await person.call('PATCH', '/api/application', { email: 'late@example.com' });
    expect([late.status, ((await late.json()) as RefusalBody).code]).toEqual([409, 'already_paid']);
  });

  it('“send again” sends the same mail once more, but not without end', inFullRun, async () => {
    const person = new Applicant(stack.siteUrl);
    const { reference } = (await (await person.send()).json()) as SentApplication;
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push((await person.post('/api/application/mail')).status);
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
    const mails = await sql`
      select id from outbox where kind = 'application_received' and payload ->> 'reference' = ${reference}`;
    expect(mails).toHaveLength(6);
  });
});
