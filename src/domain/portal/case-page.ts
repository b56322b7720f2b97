import type { CourtCheck } from '../cases/court-checks.ts';
import type { MatterOutcome } from '../cases/endings.ts';
import type { MilestoneKind } from '../cases/milestones.ts';
import type { CourtType, Filer, PartyRole } from '../cases/matters.ts';
import type { MatterNeed } from '../cases/needs.ts';
import type { CaseReading } from '../cases/reading.ts';
import type { CaseSight } from '../cases/sight.ts';
import type { PackageOffer } from '../cases/upgrades.ts';
import type { CaseStatus } from '../cases/status.ts';
import type { TurnHolder } from '../promises/turns.ts';
import type { PaymentPlan } from '../orders/parts.ts';
import type { Locale } from '../languages.ts';
import type { MoneyBack } from '../refunds/rule.ts';
import type { PackageId } from '../packages/catalogue.ts';

/** What a client reads about one case of theirs. Times are ISO 8601 in UTC. No internal field may ever appear here. */
export interface CasePage {
  readonly id: string;
  readonly caseNumber: string;
  readonly packageId: PackageId;
  readonly status: CaseStatus;
  readonly sight: CaseSight;
  /** Whether we take the papers to the court. */
  readonly weFile: boolean;
  readonly about: CaseAbout;
  /** Where the eviction was, by which free help is named. */
  readonly county: string | null;
  readonly moneyBack: MoneyBack | null;
  /** What staff wrote to the client when they ended the case, each text once; empty while it goes on. */
  readonly endNotes: readonly string[];
  /** Messages of ours that the client has not read. */
  readonly unread: number;
  /** What we asked the client for and have not got, the most urgent first. */
  readonly requests: readonly OpenRequest[];
  /** The newest step that the client has not seen; null in a case that was denied or canceled. */
  readonly celebrate: MilestoneKind | null;
  /** What staff wrote with the present step, or after it. */
  readonly lastWords: { readonly at: string; readonly title: string | null; readonly text: string } | null;
  /** The last offer of a larger package. */
  readonly offer: PackageOffer | null;
  /** The last plan to pay in parts. */
  readonly plan: PaymentPlan | null;
  /** First name of the person who works on it. */
  readonly preparer: string | null;
  /** Whether that person has a picture: `/api/cases/{id}/preparer-picture`. */
  readonly hasPreparerPicture: boolean;
  /** By when our step is promised; null when it is not ours, or nothing was promised. */
  readonly due: { readonly at: string; readonly isLate: boolean } | null;
  /** When somebody last looked at the docket or called the clerk, as logged. */
  readonly checkedAt: string | null;
  readonly matters: readonly CasePageMatter[];
}

/** The case itself. `completedOn` is a day; the price is that of our service, larger packages taken since included. */
export interface CaseAbout {
  readonly title: string;
  readonly totalCostCents: number | null;
  readonly createdAt: string;
  readonly completedOn: string | null;
}

export interface OpenRequest {
  readonly id: string;
  readonly what: string;
  readonly language: Locale;
  readonly dueOn: string | null;
}

export interface CasePageMatter {
  readonly id: string;
  readonly place: number;
  readonly version: number;
  readonly status: CaseStatus;
  readonly reading: CaseReading;
  readonly turn: TurnHolder;
  /** What the client is asked for now, the one thing to do first at the front. */
  readonly asks: readonly MatterNeed[];
  /** Beyond the package, or another one was chosen: nothing is done about it. */
  readonly leftOut: boolean;
  readonly court: CourtType;
  readonly county: string | null;
  readonly docketNumber: string | null;
  readonly nameAsFiled: string | null;
  readonly filedOn: string | null;
  readonly filedBy: Filer | null;
  /** The number of the court's filing system. */
  readonly filedEnvelope: string | null;
  readonly hearingAt: string | null;
  readonly hearingPlace: string | null;
  readonly decidedOn: string | null;
  readonly outcome: MatterOutcome | null;
  readonly outcomePart: string | null;
  readonly limitEndsOn: string | null;
  /** A check of the public record no longer found it. */
  readonly hiddenSeenOn: string | null;
  /** What the last look at the court's record found. */
  readonly lastCheck: CourtCheck | null;
  readonly parties: readonly CasePageParty[];
}

export interface CasePageParty {
  readonly id: string;
  readonly role: PartyRole;
  readonly name: string;
  readonly isClient: boolean;
  /** In one line, as it is printed. */
  readonly address: string | null;
  /** Of the client alone, as it is printed. */
  readonly phone: string | null;
  readonly attorneyOfRecord: string | null;
  readonly registeredAgent: string | null;
  readonly dangerAnswer: 'yes' | 'no' | null;
  readonly version: number;
}
