// What the operator says about itself: the shape of content/site.yml. Reading the file is left to the build
// (src/collections/site.ts) and to the server; both parse it with this schema.
import { z } from 'zod';

const bothLanguages = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });
const webAddress = z.url({ protocol: /^https$/, error: 'must be a full https:// address' });

export const siteSchema = z.strictObject({
  /** The name people see, in pages and mails. */
  name: z.string().min(1),
  /** Where answers are read. Shown on pages; staff mails go here. */
  email: z.email(),
  /** As people dial it, or null when there is none. */
  phone: z.string().min(7).nullable(),
  /** Postal address as lines, or null. */
  address: z.array(z.string().min(1)).nullable(),
  /** First year of the copyright line. */
  launchYear: z.int().min(2000).max(2100),
  /** A Georgia lawyer who reviews the work and agreed to be named, or null. */
  reviewingLawyer: z.strictObject({ name: z.string().min(1), barNumber: z.string().min(1) }).nullable(),
  /** Profile addresses; leave one out and its link is not shown. */
  social: z.strictObject({
    facebook: webAddress.optional(),
    instagram: webAddress.optional(),
    x: webAddress.optional(),
    linkedin: webAddress.optional(),
  }),
  /** A line above every page, or null. */
  notice: bothLanguages.nullable(),
  /** true, or a message of one's own, takes no new applications; what was begun goes on, and pages stay. */
  intakePaused: z.union([z.boolean(), bothLanguages], 'must be true, false, or a message as en and es'),
  /** Who may hear of visits, after the visitor agreed (src/domain/tracking). Both null: nobody, and nothing is asked. */
  tracking: z.strictObject({
    metaPixel: z
      .string()
      .regex(/^\d{6,20}$/, 'must be the number of the pixel, in quotes')
      .nullable(),
    analytics: z.strictObject({ address: webAddress, site: z.string().min(1) }).nullable(),
  }),
});
export type Site = z.infer<typeof siteSchema>;

/** Facts still at their sample value or empty, by field name: what the operator must decide before launch. */
export function factsToSet(site: Site): string[] {
  const missing: string[] = [];
  if (/@(?:.+\.)?example\.(?:com|org|net)$/i.test(site.email)) missing.push('email');
  if (site.phone === null) missing.push('phone');
  if (site.address === null) missing.push('address');
  if (site.reviewingLawyer === null) missing.push('reviewingLawyer');
  return missing;
}

/** Every fault of a parsed file in one plain sentence each, for an editor who does not read code. */
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

/** The words of a rule that has some of its own, else what the library's mean. */
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
