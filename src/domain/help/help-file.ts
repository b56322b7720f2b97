// One file of content/help: an organization that helps for free, with where each fact about it was read.
import * as z from 'zod';
import { isCounty } from '../counties/court-values.ts';
import { locales } from '../languages.ts';

/**
 * The organizations, in the order in which they are named. A new one is a file in content/help and its id here.
 */
export const helpIds = [
  'georgia-legal-aid',
  'atlanta-legal-aid',
  'georgia-legal-services',
  'atlanta-volunteer-lawyers',
  'fulton-self-help',
  'senior-hotline',
  'family-violence-hotline',
] as const;
export type HelpId = (typeof helpIds)[number];

/**
 * - lawyers: free lawyers, whom somebody with court papers calls today
 * - guides: forms and guides to read
 * - more: also free, for some people or at one court
 * - danger: for somebody who is not safe
 */
export const helpKinds = ['lawyers', 'guides', 'more', 'danger'] as const;
export type HelpKind = (typeof helpKinds)[number];

const factNames = ['phone', 'otherPhone', 'counties', 'hours', 'languages'] as const;

const both = z.strictObject({ en: z.string().trim().min(1).max(300), es: z.string().trim().min(1).max(300) });
const phone = z
  .string()
  .regex(/^(?:1-)?[2-9]\d\d-\d{3}-\d{4}$/, 'must be a phone number like 404-524-5811')
  .nullable();
const countyName = z.string().refine(isCounty, 'must be a county of Georgia, such as DeKalb');
const day = z.iso.date('must be a date like 2026-11-20');

export const helpFileSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(100),
    url: z.url({ protocol: /^https$/, error: 'must be a full https:// address' }),
    phone,
    otherPhone: phone,
    kind: z.enum(helpKinds),
    onHome: z.boolean(),
    /** `all`, `only` these, all but these (`not`); null where nobody has read it. */
    counties: z.union([
      z.literal('all'),
      z.strictObject({ only: z.array(countyName).min(1) }),
      z.strictObject({ not: z.array(countyName).min(1) }),
      z.null(),
    ]),
    hours: both.nullable(),
    languages: z.array(z.enum(locales)).min(1).nullable(),
    text: both,
    /** Behind name and number, where there is room for one line; null where it is never named so. */
    short: both.nullable(),
    takesReferrals: z.boolean(),
    /** A mailbox that the organization itself has agreed to be written to. */
    agreedAddress: z.email('must be an email address, or null').nullable(),
    checked: day,
    sources: z
      .array(
        z.strictObject({
          says: z.array(z.enum(factNames)).min(1),
          source: z.string().trim().min(4).max(300),
          checked: day,
          read: z.enum(['first', 'second']),
        }),
      )
      .min(1),
  })
  .superRefine((file, context) => {
    for (const fact of factNames)
      if (file[fact] !== null && !file.sources.some(({ says }) => says.includes(fact)))
        context.addIssue({
          code: 'custom',
          path: [fact],
          message: 'needs a line under "sources" that says where it was read; write null if nobody has',
        });
    if (file.short === null && file.kind !== 'more')
      context.addIssue({
        code: 'custom',
        path: ['short'],
        message: 'is shown in forms and mails; write one line',
      });
    if (file.takesReferrals && file.agreedAddress === null)
      context.addIssue({
        code: 'custom',
        path: ['takesReferrals'],
        message: 'needs an "agreedAddress": nobody is written to who has not agreed to it',
      });
  });
export type HelpFile = z.infer<typeof helpFileSchema>;
