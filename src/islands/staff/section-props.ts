import type { StaffMember } from '#domain/workplace/lists.ts';
import type { FrameWords } from '#i18n/en/staff/frame.ts';

export type SectionName = keyof FrameWords['nav'];

/** What each section gets. */
export interface SectionProps {
  /** The record that is open, from `#orders/<id>`; null for the list. */
  readonly id: string | null;
  /** The address people write to. */
  readonly siteEmail: string;
  /** The signed-in member of staff, whose rights decide what is offered. */
  readonly member: StaffMember;
}

/** What each record gets. */
export interface RecordProps extends SectionProps {
  readonly id: string;
  /** Tells the list to load again. */
  readonly onChanged: () => void;
}
