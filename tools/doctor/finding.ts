// What the doctor says, and what it is told to look at.

/** Something that has to be written, proven or decided before the public may see the site. */
export interface Finding {
  /** Names it for good: content/launch.yml accepts it by this name. */
  readonly id: string;
  /** Where to write, from the root of the project; null when it is no file. */
  readonly file: string | null;
  readonly line?: number | null;
  readonly field?: string;
  /** What is wrong, in a sentence. */
  readonly what: string;
  /** What to do about it, in a sentence. */
  readonly write: string;
}

export interface Place {
  /** Folder that holds content/. */
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly today: Date;
}

/** One subject the doctor knows about. A part that asks the running site or its services may wait for answers. */
export interface Part {
  readonly title: string;
  readonly examine: (place: Place) => readonly Finding[] | Promise<readonly Finding[]>;
}
