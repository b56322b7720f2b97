import type { Locale } from '#domain/languages.ts';
import type { SectionProps } from '../section-props.ts';

/** For the parts of a case in which staff and the client write to each other or talk. */
export interface CaseContactProps extends Pick<SectionProps, 'member'> {
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
export interface TakenBackProps extends CaseContactProps {
  /** Says itself that it was sent, and how that is taken back (null where it stays); without it the form does. */
  readonly onSent?: ((undoId: string | null) => void) | undefined;
  /** What was sent stands in the form again. */
  readonly onTakenBack?: (() => void) | undefined;
}
