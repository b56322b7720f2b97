// The shape of content/site.yml, the operator's facts. The build (src/collections/site.ts) and the server read the
// file; both parse it with this schema.
import { z } from 'zod';
import { closuresSchema } from './promises/closures.ts';

const bothLanguages = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });
const webAddress = z.url({ protocol: /^https$/, error: 'must be a full https:// address' });

export const siteSchema = z.strictObject({
  /** The name people see, in pages and mails. */
  name: z.string().min(1),
  /** An address that somebody reads. Shown on pages; mails to staff go there. */
  email: z.email(),
  /** As people dial it, or null if there is none. */
  phone: z.string().min(7).nullable(),
  /** Postal address as lines, or null. */
  address: z.array(z.string().min(1)).nullable(),
  /** First year of the copyright line. */
  launchYear: z.int().min(2000).max(2100),
  /** A Georgia lawyer who reviews the work and has agreed to be named, or null. */
  reviewingLawyer: z.strictObject({ name: z.string().min(1), barNumber: z.string().min(1) }).nullable(),
  /** Who prepares the papers and has agreed to be named on the home page, or null. */
  preparer: z.string().min(1).nullable(),
  /** Addresses of profiles. One that is left out is not shown. */
  social: z.strictObject({
    facebook: webAddress.optional(),
    instagram: webAddress.optional(),
    x: webAddress.optional(),
    linkedin: webAddress.optional(),
  }),
  /** A line above every page, or null. */
  notice: bothLanguages.nullable(),
  /** Days on which the office is closed besides weekends and legal holidays. No promise counts them. */
  closures: closuresSchema,
  /** With true, or a message of your own, no new applications are taken. What was begun goes on, and pages stay. */
  intakePaused: z.union([z.boolean(), bothLanguages], 'must be true, false, or a message as en and es'),
  /**
   * Who may hear of visits once the visitor has agreed (src/domain/tracking). If both are null, nobody does and nobody
   * is asked.
   */
  tracking: z.strictObject({
    metaPixel: z
      .string()
      .regex(/^\d{6,20}$/, 'must be the number of the pixel, in quotes')
      .nullable(),
    analytics: z.strictObject({ address: webAddress, site: z.string().min(1) }).nullable(),
  }),
});
export type Site = z.infer<typeof siteSchema>;

/** Facts that are empty or still have their sample value, by field name. The operator must set them before launch. */
export function factsToSet(site: Site): string[] {
  const missing: string[] = [];
  if (/@(?:.+\.)?example\.(?:com|org|net)$/i.test(site.email)) missing.push('email');
  if (site.phone === null) missing.push('phone');
  if (site.address === null) missing.push('address');
  if (site.reviewingLawyer === null) missing.push('reviewingLawyer');
  return missing;
}

/** One plain sentence for each mistake in a parsed file, for an editor who does not read code. */
export function describeFaults(file: string, error: z.ZodError): string {
  const lines = error.issues.flatMap((issue) => {
    // People count entries of a list from 1.
    const place = issue.path.map((part) => (typeof part === 'number' ? part + 1 : String(part)));
    const at = (fault: string, ...more: string[]) =>
      `  ${[...place, ...more].join('.') || '(whole file)'}: ${fault}`;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => at('is not a field here; take the line out, or mend its name', key));
    return at(plainly(issue));
  });
  return `${file} has something wrong in it:\n${lines.join('\n')}`;
}

/** The rule's own words if it has some; otherwise those of the library in plain English. */
function plainly({ code, message, ...issue }: z.core.$ZodIssue): string {
  if (message.endsWith('received undefined')) return 'is missing';
  if (code === 'too_small' && message.startsWith('Too small')) return 'must not be empty';
  if (code === 'invalid_type' && 'expected' in issue && message.startsWith('Invalid input')) {
    const kinds: Readonly<Record<string, string>> = {
      string: 'a text; put a number in "quotes"',
      int: 'a whole number',
      number: 'a number',
      boolean: 'true or false',
      object: 'fields, each on a line of its own',
      array: 'a list',
    };
    return `must be ${kinds[String(issue.expected)] ?? String(issue.expected)}`;
  }
  return message;
}
