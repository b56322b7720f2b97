// The application form as a person walks through it, by the words they read.
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { maria } from '#domain/intake/sample-person.ts';
import { intakeSteps, type IntakeStepId } from '#domain/intake/steps.ts';
import type { Locale } from '#domain/languages.ts';
import { intakeWords } from '#i18n/intake.ts';
import { pdf, png } from '#tests/sample-files.ts';

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const months = { en: 'May', es: 'mayo' } satisfies Record<Locale, string>;
const steps = intakeSteps.map(({ id }) => id);

/** Two papers; the PDF's size is in bytes beyond its frame. */
export const papers = (size: number): ChosenFile[] => [
  { name: 'expediente año.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf(size)) },
  { name: 'recibo.png', mimeType: 'image/png', buffer: Buffer.from(png()) },
];

export const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Person = ReturnType<typeof maria>;

/** A person's hands on the form in `page`. Answers are Maria's where the story has none, under an address of this test's own. */
export function wizardOn(page: Page, locale: Locale, email: string, own: Partial<Person> = {}) {
  const person: Person = { ...maria(), ...own };
  const words = intakeWords[locale];
  type Field = keyof typeof words.fields;
  const field = (name: Field) => page.getByLabel(new RegExp(`^${escape(words.fields[name].label)}`)).first();
  const group = (name: Field) =>
    page.getByRole('group', { name: new RegExp(escape(words.fields[name].label)) });
  const option = (name: Field, code: string) =>
    group(name).getByLabel(words.options[name]?.[code] ?? code, { exact: true });
  const heading = (step: IntakeStepId) =>
    page.getByRole('heading', { level: 2, name: words.steps[step].name });
  const alive = () => page.locator('[data-step-buttons] button[type=submit]:enabled').waitFor();
  const saysAboutFiles = (state: 'sent' | 'later') => page.getByText(words.files[state], { exact: true });
  const proceed = page.getByRole('button', { name: words.submit.pay });

  async function next(step: IntakeStepId): Promise<void> {
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await heading(step).waitFor();
  }

  async function addFiles(files: readonly ChosenFile[], state: 'sent' | 'later' = 'sent'): Promise<void> {
    await page.locator('input[type=file]').setInputFiles([...files]);
    await expect.poll(() => saysAboutFiles(state).count(), { timeout: 30_000 }).toBe(files.length);
  }

  async function sign(): Promise<void> {
    await field('signature').fill(person.signature);
    await page.getByLabel(new RegExp(escape(words.fields.agreementAccepted.label))).check();
  }

  /** Answers what each step asks; step 5 has a package chosen already. */
  const answer = {
    async personal(device: 'own' | 'public' = 'own') {
      await page.getByLabel(words.device[device]).check();
      await field('firstName').fill(person.firstName);
      await field('lastName').fill(person.lastName);
      const birth = group('dateOfBirth');
      await birth.getByLabel(words.birth.day).fill('17');
      await birth.getByLabel(words.birth.month).selectOption({ label: months[locale] });
      await birth.getByLabel(words.birth.year).fill('1990');
      await field('streetAddress').fill(person.streetAddress);
      await field('city').fill(person.city);
      await field('zipCode').fill(person.zipCode);
      await field('phoneNumber').pressSequentially('4045550199');
      expect(await field('phoneNumber').inputValue()).toBe('(404) 555-0199');
      await field('email').fill(email);
    },
    async eviction() {
      await option('hasEviction', 'yes').check();
      await field('evictionCounty').selectOption(person.evictionCounty);
      await option('caseOutcome', 'dismissed').check();
    },
    async background() {
      await option('attemptedSealingBefore', 'no').check();
      await option('workingWithAttorney', 'no').check();
      await option('benefits', 'snap').check();
    },
    async goals() {
      await option('sealingReasons', 'housing').check();
      await option('urgency', 'moderate').check();
      await sign();
    },
    package: async () => undefined,
  } satisfies Record<IntakeStepId, () => Promise<void>>;

  interface Walk {
    readonly to?: IntakeStepId;
    readonly device?: 'own' | 'public';
    readonly files?: readonly ChosenFile[];
    /** What happens when a step is in sight, before it is answered. */
    readonly before?: (step: IntakeStepId) => Promise<void>;
    /** What happens when it was answered and left. */
    readonly after?: (step: IntakeStepId) => Promise<void>;
  }

  /** From the first step to `to`, which is left as it is found. */
  async function walk({ to = 'package', device = 'own', files = [], before, after }: Walk = {}) {
    await alive();
    for (const [index, step] of steps.entries()) {
      await before?.(step);
      if (step === to) return;
      if (step === 'personal') await answer.personal(device);
      else await answer[step]();
      if (step === 'goals' && files.length > 0) await addFiles(files);
      await next(steps[index + 1] ?? to);
      await after?.(step);
    }
  }

  return { page, words, field, group, option, heading, alive, proceed, next, addFiles, sign, answer, walk };
}

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Waits for a mail to this address whose text holds something. */
export async function mailTo(
  mailbox: { messages(): Promise<unknown> },
  address: string,
  holds: RegExp,
): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const all = (await mailbox.messages()) as (Mail & { to: unknown })[];
        found = all.find((mail) => JSON.stringify(mail.to).includes(address) && holds.test(mail.text));
        return found !== undefined;
      },
      { timeout: 20_000, interval: 300, message: `a mail to ${address} with ${String(holds)}` },
    )
    .toBe(true);
  if (!found) throw new Error('no mail');
  return found;
}
