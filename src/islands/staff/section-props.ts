import type { Locale } from '#domain/languages.ts';
import type { StaffMember } from '#domain/workplace/lists.ts';
import type { FrameWords } from '#i18n/en/staff/frame.ts';
import type { StaffWords } from '#i18n/staff.ts';

export type SectionName = keyof FrameWords['nav'];

/** What each section gets. `words` are all words of the workplace in one language. */
export interface SectionProps {
  readonly words: StaffWords;
  readonly locale: Locale;
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
