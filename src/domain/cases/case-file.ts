/** A file of a case as both sides see it. */
export interface CaseFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** What it is, in the words of the person who sent it or of the request it answers. */
  readonly about: string | null;
}

/** The same for staff, who download by the id of the upload. Null for what was made and not uploaded. */
export interface StaffCaseFile extends CaseFile {
  readonly uploadId: string | null;
  readonly scan: 'unscanned' | 'clean' | 'infected';
  /** A PDF that could run or send something: to be looked at as drawn pages. */
  readonly active: boolean;
}
