import type { JudgmentState, CourtType } from '../cases/matters.ts';
import type { CaseOutcome } from '../intake/options.ts';
import type { Locale } from '../languages.ts';
import type {
  ExhibitKind,
  FilePart,
  LimitLength,
  LimitNature,
  MissingElement,
  OwnWordField,
  ProvableField,
} from './statement.ts';

/** Somebody who gets a copy, and where. */
export interface ServedParty {
  readonly name: string;
  /** To their attorney of record, to a company's registered agent, or to themselves. */
  readonly through: 'attorney' | 'agent' | 'self';
  readonly address: string | null;
  /** Dead or dissolved: the attorney decides how they are served. */
  readonly isGone: boolean;
}

export interface Exhibit {
  /** A, B … as printed. */
  readonly letter: string;
  readonly kind: ExhibitKind;
  readonly proves: ProvableField;
  readonly fileId: string;
}

/** All that papers of one court matter may say. Days are ISO dates; own words are in English. */
export interface PaperFacts {
  readonly court: CourtType;
  readonly county: string | null;
  readonly docketNumber: string | null;
  readonly nameAsFiled: string | null;
  readonly presentName: string | null;
  readonly plaintiffs: readonly string[];
  /** Others the landlord sued in the same file. */
  readonly otherRespondents: readonly string[];
  readonly served: readonly ServedParty[];
  /** As it will be in a public file; the client has been told. */
  readonly address: string | null;
  readonly phone: string | null;
  readonly addressThen: string | null;
  readonly filedAgainstOn: string | null;
  readonly judgedOn: string | null;
  readonly caseOutcome: CaseOutcome | null;
  readonly judgment: JudgmentState;
  readonly writRecordedIn: string | null;
  readonly part: FilePart | null;
  readonly nature: LimitNature | null;
  readonly length: LimitLength | null;
  readonly years: number | null;
  readonly until: string | null;
  readonly words: Readonly<Partial<Record<OwnWordField, string>>>;
  /** The same as it was told, for a copy in the client's own language. */
  readonly told: Readonly<Partial<Record<OwnWordField, string>>>;
  /** The client has heard the English of their words and said yes to it, or told them in English. */
  readonly isReadBack: boolean;
  readonly statementLacks: readonly MissingElement[];
  readonly exhibits: readonly Exhibit[];
  /** An affidavit goes with the motion; an attorney may leave it out. */
  readonly hasAffidavit: boolean;
  readonly translator: string | null;
  /** The language the statement was told in. */
  readonly toldIn: Locale;
}
