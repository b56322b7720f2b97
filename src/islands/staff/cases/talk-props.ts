import type { Locale } from '#domain/languages.ts';
import type { SectionProps } from '../section-props.ts';

/** What each part of a case gets in which client and staff talk. */
export interface TalkProps extends Pick<SectionProps, 'member'> {
  readonly caseId: string;
  readonly caseNumber: string;
  /** In which the client reads. */
  readonly language: Locale;
  /** First name, for saved replies; null if it is not known. */
  readonly clientName: string | null;
  /** The case has several court cases, so each entry says which one it is about. */
  readonly isMany?: boolean;
  /** Differs when another part changed the case: what is shown of it here has to be read again. */
  readonly version?: string;
  /** Something was written: what else of the case is in sight has to be read again. */
  readonly onChanged: () => void;
}

/** A form whose words can be taken back for some seconds. */
export interface TakenBackProps extends TalkProps {
  /** Says itself that it was sent, and how that is taken back (null where it stays); without it the form does. */
  readonly onSent?: ((undoId: string | null) => void) | undefined;
  /** What was sent stands in the form again. */
  readonly onTakenBack?: (() => void) | undefined;
}
