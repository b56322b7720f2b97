// What people get when they ask for everything we keep about them. The names of fields become part of the file they
// save, so they are plain words; codes stay codes. Notes that staff write for each other are not in it.

export type OwnFileKind = 'application' | 'message' | 'case' | 'paper' | 'picture';

export interface OwnFile {
  readonly id: string;
  readonly kind: OwnFileKind;
  /** The reference or case number it belongs to, which names its folder. */
  readonly belongsTo: string;
  /** As its owner named it. */
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** One record as it is saved: its fields, with lists and records inside. */
export type OwnRecord = Readonly<Record<string, unknown>>;

export interface OwnData {
  readonly madeAt: string;
  readonly account: OwnRecord;
  readonly applications: readonly OwnRecord[];
  readonly cases: readonly OwnRecord[];
  readonly orders: readonly OwnRecord[];
  readonly refundRequests: readonly OwnRecord[];
  readonly messages: readonly OwnRecord[];
  readonly portalMessages: readonly OwnRecord[];
  readonly supportTickets: readonly OwnRecord[];
  readonly notifications: readonly OwnRecord[];
  readonly calendar: readonly OwnRecord[];
  readonly goals: readonly OwnRecord[];
  readonly activity: readonly OwnRecord[];
  readonly layouts: readonly OwnRecord[];
  readonly learning: readonly OwnRecord[];
  readonly quizAnswers: readonly OwnRecord[];
  readonly sessions: readonly OwnRecord[];
  readonly mails: readonly OwnRecord[];
  readonly requests: readonly OwnRecord[];
}

export interface OwnDataAnswer {
  readonly data: OwnData;
  /** Each comes from `/api/account/files/{kind}/{id}`, which makes a URL when it is asked. */
  readonly files: readonly OwnFile[];
}
