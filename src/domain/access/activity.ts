import * as z from 'zod/mini';
import type { DeviceFamily } from './device.ts';

/** What happens in an account and its owner should notice. The database holds the same list. */
export const activityKinds = [
  'signed_in',
  'password_changed',
  'email_changed',
  'ticket_opened',
  'goal_added',
  'supporter_added',
  'supporter_changed',
  'supporter_looked',
  'supporter_ended',
  'calendar_address_made',
  'calendar_address_ended',
  'referral_sent',
  'referral_opened',
  'referral_answered',
  'referral_withdrawn',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const activityShown = 20;

export const activity = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(activityKinds),
      at: z.string(),
      device: z.nullable(z.string()),
      name: z.nullable(z.string()),
      shared: z.boolean(),
    }),
  ),
});

/** What the owner of an account reads of it. */
export interface OwnActivity {
  readonly items: readonly {
    readonly id: string;
    readonly kind: ActivityKind;
    readonly at: string;
    /** Of a sign-in. */
    readonly device: DeviceFamily | null;
    readonly shared: boolean;
    /** What exactly: who helps, which address, which ticket. */
    readonly name: string | null;
  }[];
}
