// The shape of content/site.yml, the operator's facts. The build (src/collections/site.ts) and the server read the
// file; both parse it with this schema.
import * as z from 'zod';
import { operatorRefunds } from './cases/endings.ts';
import { closuresSchema } from './promises/closures.ts';

const bothLanguages = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });
/** To the minute, as people write it: with seconds alone the library would ask for them. */
const moment = z.iso.datetime({ offset: true, precision: -1, error: 'must be like 2026-12-05T22:00-05:00' });
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
  /** Work on the service that people may notice, the earliest first. The status page tells of it until it is over. */
  plannedWork: z
    .array(
      z
        .strictObject({ from: moment, to: moment, what: bothLanguages })
        .refine(({ from, to }) => Date.parse(from) < Date.parse(to), {
          path: ['to'],
          error: 'must lie after “from”',
        }),
    )
    .default([]),
  /** With true, or a message of your own, no new applications are taken. What was begun goes on, and pages stay. */
  intakePaused: z.union([z.boolean(), bothLanguages], 'must be true, false, or a message as en and es'),
  /** Reasons to stop for which the whole fee goes back at once; otherwise staff decide. */
  fullRefunds: z.array(z.enum(operatorRefunds)).refine((listed) => new Set(listed).size === listed.length, {
    error: 'names a reason twice',
  }),
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
